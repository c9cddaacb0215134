/** Bars as long as arrays are, in entries. */

interface Bar {
  readonly name: string;
  readonly entries: number;
}

export const Bars = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const most = Math.max(...bars.map(({ entries }) => entries));
  return (
    <dl class="bars" aria-label="Entries">
      {bars.map(({ name, entries }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg width={`${(entries / most) * 100}%`} aria-hidden="true" /> {entries}
          </dd>
        </div>
      ))}
    </dl>
  );
};

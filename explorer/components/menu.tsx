/** A menu of options, each with its value, its label, and its group if the menu has groups. */
export type Option = readonly [value: string, label: string, group?: string];

/** The greatest number of letters of an option in a narrow menu. */
const NARROW = 20;

export const Menu = ({
  label,
  value,
  options,
  choose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly choose: (value: string) => void;
}) => {
  const drawn = ([name, text]: Option) => (
    <option key={name} value={name} selected={name === value}>
      {text}
    </option>
  );
  const groups = [...new Set(options.flatMap(([, , group]) => group ?? []))];
  return (
    <label class={options.some(([, text]) => text.length > NARROW) ? "wide" : undefined}>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.filter(([, , group]) => group === undefined).map(drawn)}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {options.filter(([, , each]) => each === group).map(drawn)}
          </optgroup>
        ))}
      </select>
    </label>
  );
};

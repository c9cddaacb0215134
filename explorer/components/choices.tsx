/** Buttons, at most one of which is pressed. */
export const Choices = <Option extends { readonly label: string }>({
  label,
  options,
  chosen,
  choose,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly choose: (option: Option) => void;
}) => (
  <div class="buttons" role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.label}
        type="button"
        aria-pressed={option === chosen}
        onClick={() => choose(option)}
      >
        {option.label}
      </button>
    ))}
  </div>
);

export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  /** A muted word or two before the label, such as a number: "1010". */
  readonly code?: string;
};

/** How an option is written in the field once it is chosen. */
export const optionText = ({ code, label }: ComboboxOption): string =>
  code === undefined ? label : `${code} ${label}`;

/** The options that have every word of what was typed somewhere in their text; all of them while nothing was. */
export const matchingOptions = (
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return options.filter((option) => {
    const text = optionText(option).toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

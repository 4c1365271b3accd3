import { cutMiddle } from '../middle-truncate/cut-middle.ts';

export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  /** A short prefix, such as a number: "1010". */
  readonly code?: string;
  /** An ID after the label, shown with its middle cut out but searched in full. */
  readonly identifier?: string;
};

const codeAndLabel = ({ code, label }: ComboboxOption): string =>
  code === undefined ? label : `${code} ${label}`;

/** Returns the text of the field once an option is selected. */
export const optionText = (option: ComboboxOption): string =>
  option.identifier === undefined
    ? codeAndLabel(option)
    : `${codeAndLabel(option)} · ${cutMiddle(option.identifier)}`;

/** Returns the options that contain every typed word; all options if nothing is typed. */
export const matchingOptions = (options: readonly ComboboxOption[], typed: string): ComboboxOption[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return options.filter((option) => {
    const text = `${codeAndLabel(option)} ${option.identifier ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

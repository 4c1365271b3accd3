import type { FocusEventHandler, Ref, SyntheticEvent } from 'react';
import { classNames } from '../../private/class-names.ts';
import { useComposedText } from '../../private/use-composed-text.ts';
import { input } from '../text-input/text-input.css.ts';
import { useControlAttributes } from '../text-input/text-input.tsx';
import { caretAfterFormatting } from './caret.ts';
import { moneyInput, moneyInputSize } from './money-input.css.ts';

export type MoneyInputProps = {
  /** The amount as formatted by the application: "$1,250.00". */
  readonly value: string;
  /** Receives the raw text and the caret's position in it. Format the text and pass it back as `value`. */
  readonly onValueChange: (value: string, caret: number) => void;
  readonly size?: keyof typeof moneyInputSize;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly ref?: Ref<HTMLInputElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
};

/**
 * Asks for an amount of money, right-aligned. The caret retains its position when the application formats the
 * text.
 */
export function MoneyInput({
  value,
  onValueChange,
  size = 'large',
  placeholder = '$0.00',
  ...rest
}: MoneyInputProps) {
  const attributes = useControlAttributes(rest);
  const text = useComposedText(value, {
    report: ({ value: typed, selectionEnd }) => onValueChange(typed, selectionEnd ?? typed.length),
    holdsBack: true,
  });
  return (
    <input
      {...rest}
      {...attributes}
      {...text}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      className={classNames(input, moneyInput, moneyInputSize[size])}
      onChange={(event) => {
        keepCaret(event);
        text.onChange(event);
      }}
      onCompositionEnd={(event) => {
        keepCaret(event);
        text.onCompositionEnd(event);
      }}
    />
  );
}

/** Restores the caret once React has written the formatted text or restored the old text. */
function keepCaret({ currentTarget: box }: SyntheticEvent<HTMLInputElement>): void {
  const { value: typed, selectionStart } = box;
  queueMicrotask(() => {
    const caret = caretAfterFormatting(typed, selectionStart ?? typed.length, box.value);
    box.setSelectionRange(caret, caret);
  });
}

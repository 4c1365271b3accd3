import type { AriaAttributes } from 'react';
import { classNames } from '../../private/class-names.ts';
import { useControlAttributes } from '../text-input/text-input.tsx';
import { growing, textArea } from './text-area.css.ts';

export type TextAreaProps = {
  /** Sets the text from outside. Without it the browser stores the text, starting with `defaultValue`. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** The height in lines; users can make the box taller. Defaults to 3. */
  readonly rows?: number;
  /** Grows with the text, in browsers that support `field-sizing`. */
  readonly grows?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
} & Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

/** Asks for several lines of text. Wrap it in a `Field`, which provides label, help and error. */
export function TextArea({ rows = 3, grows = false, onValueChange, ...rest }: TextAreaProps) {
  const attributes = useControlAttributes(rest);
  return (
    <textarea
      {...rest}
      {...attributes}
      rows={rows}
      className={classNames(textArea, grows && growing)}
      style={grows ? { minHeight: `calc(${String(rows)}lh + 14px)` } : undefined}
      onChange={(event) => onValueChange?.(event.currentTarget.value)}
    />
  );
}

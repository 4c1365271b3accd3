import type { AriaAttributes } from 'react';
import { classNames } from '../../private/class-names.ts';
import { useControlAttributes } from '../text-input/text-input.tsx';
import { growing, textArea } from './text-area.css.ts';

export type TextAreaProps = {
  /** Controlled if set; otherwise the browser keeps the text, starting with `defaultValue`. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** Its height in lines; users can make it taller. */
  readonly rows?: number;
  /** Grows with its text, where the browser can. */
  readonly grows?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
} & Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

/** Several lines of text. Its label, help and error come from the `Field` around it. */
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

import type { AriaAttributes } from 'react';
import { useControlAttributes } from '../text-input/text-input.tsx';
import { textArea } from './text-area.css.ts';

export type TextAreaProps = {
  /** With it the application holds the text; without it the browser does, from `defaultValue` on. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** How many lines it is high; a person can make it higher. */
  readonly rows?: number;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
} & Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

/** Several lines of text. Its label, help and error come from the `Field` around it. */
export function TextArea({ rows = 3, onValueChange, ...rest }: TextAreaProps) {
  const attributes = useControlAttributes(rest);
  return (
    <textarea
      {...rest}
      {...attributes}
      rows={rows}
      className={textArea}
      onChange={(event) => onValueChange?.(event.currentTarget.value)}
    />
  );
}

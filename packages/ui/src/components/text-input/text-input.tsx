import {
  useContext,
  type AriaAttributes,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEventHandler,
  type Ref,
} from 'react';
import { classNames } from '../../private/class-names.ts';
import { useComposedText } from '../../private/use-composed-text.ts';
import { FieldContext } from '../field/field-context.ts';
import { input, inputSize } from './text-input.css.ts';

export type TextInputProps = {
  /** Sets the text from outside. Without it the browser stores the text, starting with `defaultValue`. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** The kind of text, which selects the on-screen keyboard. An email address is neither checked nor converted. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'time';
  readonly size?: keyof typeof inputSize;
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly spellCheck?: boolean;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  readonly ref?: Ref<HTMLInputElement>;
} & Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

/** Returns the attributes that a control takes from its `Field`, unless its own props set them. */
export function useControlAttributes(
  props: Pick<TextInputProps, 'id' | 'required' | 'aria-describedby' | 'aria-invalid'>,
) {
  const field = useContext(FieldContext);
  return {
    id: props.id ?? field?.controlId,
    required: props.required ?? field?.required ?? false,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid ? true : undefined),
  };
}

/**
 * Avoids the browser's own email field, which converts domains by old rules: `max@maß.de` would be sent as
 * `max@mass.de`.
 */
const kindAttributes = (type: NonNullable<TextInputProps['type']>) =>
  type === 'email'
    ? ({ type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const)
    : { type };

/** Asks for one line of text. Wrap it in a `Field`, which provides label, help and error. */
export function TextInput({ size = 'medium', type = 'text', value, onValueChange, ...rest }: TextInputProps) {
  const attributes = useControlAttributes(rest);
  const text = useComposedText(value, { report: ({ value: typed }) => onValueChange?.(typed) });
  return (
    <input
      {...kindAttributes(type)}
      {...rest}
      {...attributes}
      {...text}
      className={classNames(input, inputSize[size])}
    />
  );
}

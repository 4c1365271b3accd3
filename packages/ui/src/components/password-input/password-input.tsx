import { useState } from 'react';
import { classNames } from '../../private/class-names.ts';
import { EyeIcon } from '../icon/icons/eye.tsx';
import { EyeOffIcon } from '../icon/icons/eye-off.tsx';
import { input, inputSize } from '../text-input/text-input.css.ts';
import { useControlAttributes, type TextInputProps } from '../text-input/text-input.tsx';
import { password, passwordInput, reveal } from './password-input.css.ts';

export type PasswordInputProps = Omit<
  TextInputProps,
  'type' | 'inputMode' | 'spellCheck' | 'readOnly' | 'autoComplete'
> & {
  readonly autoComplete?: 'current-password' | 'new-password';
};

/** Asks for a password, hidden until the user presses the eye. */
export function PasswordInput({
  size = 'medium',
  autoComplete = 'current-password',
  onValueChange,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const attributes = useControlAttributes(rest);
  return (
    <span className={passwordInput}>
      <input
        {...rest}
        {...attributes}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        className={classNames(input, inputSize[size], password)}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
      <button
        type="button"
        className={reveal}
        // Omits the word "password", so that a query by the label "Password" finds only the input.
        aria-label={shown ? 'Hide characters' : 'Show characters'}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  );
}

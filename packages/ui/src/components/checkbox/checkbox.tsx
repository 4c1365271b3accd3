import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { CheckIcon } from '../icon/icons/check.tsx';
import { MinusIcon } from '../icon/icons/minus.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import {
  box,
  checkboxRow,
  error as errorStyle,
  errorIcon,
  help as helpStyle,
  hiddenWords,
  mark,
  words,
} from './checkbox.css.ts';

export type CheckboxProps = {
  /** The statement to agree to, or the name of the option. */
  readonly label: ReactNode;
  /** `hidden` if the label is already visible nearby, as in a table row. */
  readonly labelDisplay?: 'shown' | 'hidden';
  /** Sets the state from outside. Without it the browser stores the state. */
  readonly checked?: boolean;
  /** The initial state, if the browser stores it. */
  readonly defaultChecked?: boolean;
  /** Shows that only some of the items below it are selected. */
  readonly indeterminate?: boolean;
  /** Called with the new state on every change. */
  readonly onCheckedChange?: (checked: boolean) => void;
  readonly help?: string;
  /** The error, shown instead of the help text. */
  readonly error?: string | undefined;
  readonly name?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
};

/** Asks for yes or no to one sentence, or offers one of several independent options. */
export function Checkbox({
  label,
  labelDisplay = 'shown',
  indeterminate = false,
  onCheckedChange,
  help,
  error,
  ...rest
}: CheckboxProps) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Sets `indeterminate` after every render: HTML has no attribute for it, and a click clears it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const hasNote = Boolean(error ?? help);
  return (
    <label className={checkboxRow}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={box}
        aria-describedby={hasNote ? noteId : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
      />
      <span className={mark}>{indeterminate ? <MinusIcon size="small" /> : <CheckIcon size="small" />}</span>
      <span className={labelDisplay === 'hidden' ? hiddenWords : words}>{markValues(label)}</span>
      {hasNote && <Note id={noteId} help={help} error={error} />}
    </label>
  );
}

function Note({
  id,
  help,
  error,
}: {
  readonly id: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
}) {
  // Hides help and error from the accessible name, because they are already the accessible description.
  if (!error)
    return (
      <span id={id} className={helpStyle} aria-hidden="true">
        {markValues(help)}
      </span>
    );
  return (
    <span className={errorStyle}>
      <span className={errorIcon}>
        <WarningIcon size="small" />
      </span>
      <span id={id} aria-hidden="true">
        {markValues(error)}
      </span>
    </span>
  );
}

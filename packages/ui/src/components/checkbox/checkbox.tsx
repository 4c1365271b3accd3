import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** What is agreed to or chosen. */
  readonly label: ReactNode;
  /** `hidden` where what stands beside it says it already, as in a row of a table. */
  readonly labelDisplay?: 'shown' | 'hidden';
  /** With it the application holds the choice; without it the browser does. */
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  /** Some of what it stands for is chosen, and some is not. */
  readonly indeterminate?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
  readonly help?: string;
  /** What is wrong with the choice. It takes the help's place. */
  readonly error?: string | undefined;
  readonly name?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
};

/** Yes or no to one sentence, or one of several that can be chosen together. */
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
  // HTML has no attribute for it. A press by hand ends it, so it is set again with every drawing.
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
      <span className={labelDisplay === 'hidden' ? hiddenWords : words}>{label}</span>
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
  // Kept out of the name, which is read first; the note is read as its description.
  if (!error)
    return (
      <span id={id} className={helpStyle} aria-hidden="true">
        {help}
      </span>
    );
  return (
    <span className={errorStyle}>
      <span className={errorIcon}>
        <WarningIcon size="small" />
      </span>
      <span id={id} aria-hidden="true">
        {error}
      </span>
    </span>
  );
}

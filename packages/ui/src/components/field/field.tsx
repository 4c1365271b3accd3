import { useId, type ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { FieldContext } from './field-context.ts';
import {
  error as errorStyle,
  errorIcon,
  field,
  help as helpStyle,
  helpEnd as helpEndStyle,
  label as labelStyle,
  labelRow,
  optional as optionalStyle,
} from './field.css.ts';

export type FieldProps = {
  readonly label: string;
  /**
   * One control, such as a `TextInput`, `Combobox` or `MoneyInput`. It gets its label, help and error from
   * the field.
   */
  readonly children: ReactNode;
  /** One line below the control, replaced by the error. */
  readonly help?: ReactNode;
  /** A short note to the right of the help: "of $24,318.42". */
  readonly helpEnd?: ReactNode;
  /** The error, shown instead of the help. */
  readonly error?: string | undefined;
  /** A link or a note to the right of the label. */
  readonly labelEnd?: ReactNode;
  readonly required?: boolean;
};

/** Adds a label above a control and its help or error below it. */
export function Field({ label, children, help, helpEnd, error, labelEnd, required = false }: FieldProps) {
  const controlId = useId();
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error ?? help ?? helpEnd);
  return (
    <div className={field}>
      <div className={labelRow}>
        <label id={labelId} className={labelStyle} htmlFor={controlId}>
          {markValues(label)}
        </label>
        {labelEnd && <span className={optionalStyle}>{markValues(labelEnd)}</span>}
      </div>
      <FieldContext
        value={{
          controlId,
          labelId,
          describedBy: hasNote ? noteId : undefined,
          invalid: Boolean(error),
          required,
        }}
      >
        {children}
      </FieldContext>
      {error && (
        <p className={errorStyle} id={noteId} role="alert">
          <span className={errorIcon}>
            <WarningIcon size="small" />
          </span>
          <span>{markValues(error)}</span>
        </p>
      )}
      {!error && hasNote && (
        <p className={helpStyle} id={noteId}>
          <span>{markValues(help)}</span>
          {helpEnd && <span className={helpEndStyle}>{markValues(helpEnd)}</span>}
        </p>
      )}
    </div>
  );
}

import { Field, TextInput } from '@tillbook/ui';

/** The maximum length on the server. */
const maximumReasonLength = 500;

export type ReasonFieldProps = {
  /** A sentence about who can read the reason. */
  readonly help: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onValueChange: (reason: string) => void;
};

export function ReasonField({ help, error, value, onValueChange }: ReasonFieldProps) {
  return (
    <Field label="Reason" help={help} error={error}>
      <TextInput
        autoComplete="off"
        maxLength={maximumReasonLength}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}

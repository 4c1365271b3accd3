import { Field, TextInput } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';
import { accountSearchHint } from './messages.ts';

/** Loads after the form, because it is the largest part of the form's code. */
export const AdjustedAccountField = lazyComponent(
  async () => (await import('./adjusted-account-field.lazy.tsx')).AdjustedAccountField,
  { placeholder: AdjustedAccountPlaceholder },
);

function AdjustedAccountPlaceholder() {
  return (
    <Field label="Account">
      <TextInput disabled placeholder={accountSearchHint} />
    </Field>
  );
}

import { Field, TextInput } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';

/** Renders after the form, of whose code it is the largest part. */
export const AdjustedAccountField = lazyComponent(
  async () => (await import('./adjusted-account-field.lazy.tsx')).AdjustedAccountField,
  { placeholder: AdjustedAccountPlaceholder },
);

function AdjustedAccountPlaceholder() {
  return (
    <Field label="Account">
      <TextInput disabled placeholder="Search by name or ID" />
    </Field>
  );
}

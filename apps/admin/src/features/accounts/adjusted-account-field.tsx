import { Field, TextInput } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';

/** Most of the form's code is this field, so the form renders before it. */
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

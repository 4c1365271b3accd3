import { Button, Field, Inline, PlusIcon, Stack, TextInput } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';

/** Loads after the form, because it is the largest part of the form's code. */
export const ProgramField = lazyComponent(
  async () => (await import('./program-field.lazy.tsx')).ProgramField,
  {
    placeholder: ProgramPlaceholder,
  },
);

function ProgramPlaceholder() {
  return (
    <Stack space={8} aria-busy>
      <Field label="Program">
        <TextInput disabled placeholder="Search by name" />
      </Field>
      <Inline>
        <Button icon={<PlusIcon />} disabled>
          Create program
        </Button>
      </Inline>
    </Stack>
  );
}

import { Button, Card, DescriptionItem, DescriptionList } from '@tillbook/ui';
import { createPart, useOpenedPart } from '@tillbook/web-shell';

const passwordForm = createPart(async () => (await import('./password-form.tsx')).PasswordForm);

/** The person's own password. */
export function PasswordSettings() {
  const { Opened: PasswordForm, trigger, close } = useOpenedPart(passwordForm);
  const shown = (
    <DescriptionList ruled>
      <DescriptionItem label="Password">••••••••</DescriptionItem>
    </DescriptionList>
  );
  return (
    <Card
      heading="Password Settings"
      action={
        !PasswordForm && (
          <Button size="small" {...trigger}>
            Edit
          </Button>
        )
      }
    >
      {PasswordForm ? <PasswordForm onDone={close} /> : shown}
    </Card>
  );
}

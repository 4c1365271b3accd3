import { Button, Card, DescriptionItem, DescriptionList } from '@tillbook/ui';
import { lazyModule, useLazyDialog } from '@tillbook/web-shell';

const passwordForm = lazyModule(async () => (await import('./password-form.lazy.tsx')).PasswordForm);

export function PasswordSettings() {
  const { Dialog: PasswordForm, trigger, close } = useLazyDialog(passwordForm);
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

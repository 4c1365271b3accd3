import { Button, Card, CardBody, Text } from '@tillbook/ui';
import { lazyModule, useClientState, useLazyDialog } from '@tillbook/web-shell';

const emailDialog = lazyModule(async () => (await import('./email-dialog.tsx')).EmailDialog);

export function EmailSettings() {
  const email = useClientState(({ session }) => session.email);
  const { Dialog: EmailDialog, trigger, close } = useLazyDialog(emailDialog);
  return (
    <Card
      heading="Email Settings"
      action={
        <Button size="small" aria-haspopup="dialog" aria-label="Change email" {...trigger}>
          Change
        </Button>
      }
    >
      <CardBody>
        <Text size="small">{email}</Text>
      </CardBody>
      {EmailDialog && <EmailDialog onClose={close} />}
    </Card>
  );
}

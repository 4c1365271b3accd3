import { Button, TrayOutIcon } from '@tillbook/ui';
import { createPart, useOpenedPart, useViewingControl } from '@tillbook/web-shell';

const withdrawDialog = createPart(async () => (await import('./-withdraw-dialog.tsx')).WithdrawDialog);

/** Opens the dialog that sends money to the merchant's bank. */
export function WithdrawButton({ accountId }: { readonly accountId: string }) {
  const { Opened: WithdrawDialog, trigger, close } = useOpenedPart(withdrawDialog);
  const viewing = useViewingControl();
  return (
    <>
      <Button
        variant="primary"
        size="small"
        icon={<TrayOutIcon />}
        aria-haspopup="dialog"
        {...trigger}
        {...viewing}
      >
        Withdraw
      </Button>
      {WithdrawDialog && <WithdrawDialog accountId={accountId} onClose={close} />}
    </>
  );
}

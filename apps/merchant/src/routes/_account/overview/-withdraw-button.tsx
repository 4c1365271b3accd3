import { Button, TrayOutIcon } from '@tillbook/ui';
import {
  amountControl,
  lazyModule,
  useLazyDialog,
  useShell,
  usePermissionControl,
} from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { balanceNoteId } from '../../../features/accounts/balance-card.tsx';
import { accountQuery } from '../../../features/accounts/api/get-account.ts';

const withdrawDialog = lazyModule(async () => (await import('./-withdraw-dialog.tsx')).WithdrawDialog);

export function WithdrawButton({ accountId }: { readonly accountId: string }) {
  const { Dialog: WithdrawDialog, trigger, close } = useLazyDialog(withdrawDialog);
  const permission = usePermissionControl('payout_create');
  const { client } = useShell();
  const { data } = useQuery(accountQuery(client, accountId));
  return (
    <>
      <Button
        variant="primary"
        size="small"
        icon={<TrayOutIcon />}
        aria-haspopup="dialog"
        {...trigger}
        {...amountControl(balanceNoteId, data?.availableBalance ?? Number.NaN)}
        {...permission}
      >
        Withdraw
      </Button>
      {WithdrawDialog && <WithdrawDialog accountId={accountId} onClose={close} />}
    </>
  );
}

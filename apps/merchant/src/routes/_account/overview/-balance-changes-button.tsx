import { Button } from '@tillbook/ui';
import { lazyModule, useLazyDialog } from '@tillbook/web-shell';
import { whyChanged } from '../../../features/accounts/messages.ts';
import { explanation } from './-overview-screen.css.ts';

const panel = lazyModule(async () => (await import('./-balance-changes.lazy.tsx')).BalanceChangesPanel);

export function BalanceChangesButton({ accountId }: { readonly accountId: string }) {
  const { Dialog: BalanceChangesPanel, trigger, close } = useLazyDialog(panel);
  return (
    <div className={explanation}>
      <Button variant="ghost" size="small" aria-haspopup="dialog" {...trigger}>
        {whyChanged}
      </Button>
      {BalanceChangesPanel && <BalanceChangesPanel accountId={accountId} onClose={close} />}
    </div>
  );
}

import { Button, TrayOutIcon } from '@tillbook/ui';
import { lazy, Suspense, useState } from 'react';

const loadDialog = () => import('./-withdraw-dialog.tsx');
const WithdrawDialog = lazy(async () => ({ default: (await loadDialog()).WithdrawDialog }));

/** Opens the dialog that sends money to the merchant's bank. */
export function WithdrawButton({ accountId }: { readonly accountId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        size="small"
        icon={<TrayOutIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Withdraw
      </Button>
      <Suspense fallback={null}>
        {isOpen && <WithdrawDialog accountId={accountId} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

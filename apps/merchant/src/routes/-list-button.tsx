import { BackButton } from '@tillbook/ui';
import { useDestination } from '@tillbook/web-shell';
import { useRouter } from '@tanstack/react-router';
import { listAddress, stepsBackTo, type ListPath } from '../app/list-address.ts';

const listNames: Readonly<Record<ListPath, string>> = {
  '/payments': 'Payments',
  '/payouts': 'Payouts',
  '/refunds': 'Refunds',
  '/payment-instruments': 'Payment Instruments',
  '/settlements': 'Settlements',
  '/disputes': 'Disputes',
};

export type ListButtonProps = { readonly accountId: string; readonly path: ListPath };

/** The way back from a detail to its list: to the page that was last seen, and where one came from it, to the row. */
export function ListButton({ accountId, path }: ListButtonProps) {
  const router = useRouter();
  const address = listAddress(accountId, path);
  const list = useDestination(address);
  const goBack = () => {
    const steps = stepsBackTo(router, address);
    if (steps === undefined) list.onClick();
    else router.history.go(-steps);
  };
  return (
    <BackButton {...list} onClick={goBack}>
      Back to {listNames[path]}
    </BackButton>
  );
}

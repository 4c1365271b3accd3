import { BackButton } from '@tillbook/ui';
import { useDestination } from '@tillbook/web-shell';
import { useRouter } from '@tanstack/react-router';
import { listAddress, stepsBackTo } from './list-address.ts';
import { listTitle, type ListPath } from '../../lists/list-names.ts';

export type ListButtonProps = { readonly accountId: string; readonly path: ListPath };

/** Links from a detail to its list: to the last visited page, and to the row that the user came from. */
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
      {`Back to ${listTitle(path.slice(1))}`}
    </BackButton>
  );
}

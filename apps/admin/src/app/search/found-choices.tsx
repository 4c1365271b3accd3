import type { Account, EntrySet } from '@tillbook/contract';
import { formatCents, statusLabel } from '@tillbook/domain';
import { BookIcon, BuildingIcon } from '@tillbook/ui';
import type { Choice } from '@tillbook/web-shell';
import { accountAddress } from '../../features/accounts/account-address.ts';
import { entrySetAddress } from '../../features/general-ledger/entry-set-address.ts';
import { entrySetDate } from '../../features/general-ledger/entry-set-date.ts';

export type Go = (href: string) => void;

export const accountChoice = (account: Account, go: Go): Choice => ({
  id: account.accountId,
  label: account.name,
  detail: `${account.accountId} · ${statusLabel(account.status)}`,
  icon: <BuildingIcon />,
  run: () => go(accountAddress(account.accountId)),
});

export const entrySetChoice = (entrySet: EntrySet, go: Go): Choice => {
  const { id, reference, description, date, status, totalDebitCents } = entrySet;
  return {
    id,
    label: description === '' ? reference : description,
    detail: [...(description === '' ? [] : [reference]), entrySetDate(date), statusLabel(status)].join(' · '),
    icon: <BookIcon />,
    end: formatCents(totalDebitCents),
    run: () => go(entrySetAddress(id)),
  };
};

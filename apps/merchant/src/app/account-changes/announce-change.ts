import { arrivedCount, changedStatus, isRow, isRowList, type Row } from '../../lists/held-rows/rows.ts';
import type { Live, Noun } from '../../query-keys.ts';
import type { Announcements } from './announcements.ts';

type ListLive = Extract<Live, { kind: 'list' }>;

const nounOfTransaction = ({ type, subtype }: Row): Noun => {
  if (type === 'pull') return 'payment';
  return subtype === 'refund' ? 'refund' : 'payout';
};

const announceRows = (
  announcements: Announcements,
  { noun, page }: ListLive,
  known: unknown,
  fresh: unknown,
) => {
  if (noun === undefined || !isRowList(known) || !isRowList(fresh)) return;
  // New rows push older rows onto later pages, so an unfamiliar row on a later page is not new.
  const count = page > 1 ? 0 : arrivedCount(known, fresh);
  if (count > 0) announcements.addArrived(noun, count);
  for (const row of changedStatus(known, fresh)) announcements.addStatus(noun, row);
};

const announceItem = (
  announcements: Announcements,
  noun: Noun | 'transaction',
  known: unknown,
  fresh: unknown,
) => {
  if (!isRow(fresh) || (isRow(known) && known.status === fresh.status)) return;
  announcements.addStatus(noun === 'transaction' ? nounOfTransaction(fresh) : noun, fresh);
};

export const announceChange = (
  announcements: Announcements,
  live: Live,
  known: unknown,
  fresh: unknown,
): void => {
  switch (live.kind) {
    case 'list':
      return announceRows(announcements, live, known, fresh);
    case 'item':
      return announceItem(announcements, live.noun, known, fresh);
    case 'balances':
      if (JSON.stringify(known) !== JSON.stringify(fresh)) announcements.addBalances();
      return undefined;
    case 'detail':
      return undefined;
  }
};

import type { Live, Noun } from '../../query-keys.ts';
import type { Announcements } from './announcements.ts';
import { arrivedCount, asRow, asRows, changedStatus, type Row } from './rows.ts';

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
  const [knownRows, freshRows] = [asRows(known), asRows(fresh)];
  if (noun === undefined || !knownRows || !freshRows) return;
  // New rows on the first page push other rows to later pages.
  const count = page > 1 ? 0 : arrivedCount(knownRows, freshRows);
  if (count > 0) announcements.noteArrived(noun, count);
  for (const row of changedStatus(knownRows, freshRows)) announcements.noteStatus(noun, row);
};

const announceItem = (
  announcements: Announcements,
  noun: Noun | 'transaction',
  known: unknown,
  fresh: unknown,
) => {
  const now = asRow(fresh);
  if (!now || asRow(known)?.status === now.status) return;
  announcements.noteStatus(noun === 'transaction' ? nounOfTransaction(now) : noun, now);
};

/** Announces how a response differs from the cached one. */
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
      if (JSON.stringify(known) !== JSON.stringify(fresh)) announcements.noteBalances();
      return undefined;
    case 'detail':
      return undefined;
  }
};

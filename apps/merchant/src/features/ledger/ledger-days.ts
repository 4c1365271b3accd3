import type { LedgerEntry } from '@tillbook/contract';
import { signedEntryCents } from '@tillbook/domain';
import type { ListDays } from '../../lists/define-list.ts';

/** Pending entries are sorted by posting time, but their rows show when they become ready to settle. */
export const postedDays: ListDays<LedgerEntry> = {
  dateOf: ({ createdAt }) => createdAt,
  centsOf: signedEntryCents,
  headingOf: (day) => `Posted ${day}`,
};

export const settledDays: ListDays<LedgerEntry> = {
  dateOf: ({ settledAt, createdAt }) => settledAt ?? createdAt,
  centsOf: signedEntryCents,
};

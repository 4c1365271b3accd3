import type { ListSettings } from '@tillbook/contract';
import { rowsOf } from '../found-text.ts';
import type { ListKind } from '../list-kinds.ts';
import { readListView, type ListView } from './list-view.ts';

/** A view with a name. */
export type NamedView = { readonly name: string; readonly view: ListView };

const nothing: ListView = {};
const allOf = (kind: ListKind): NamedView => ({ name: `All ${rowsOf(kind)}`, view: nothing });

const failedLately: NamedView = {
  name: 'Failed, last 24 hours',
  view: { status: 'failed', date: 'last-24-hours' },
};
const failed: NamedView = { name: 'Failed', view: { status: 'failed' } };
const thisMonth: NamedView = { name: 'This month', view: { date: 'this-month' } };
const largest: NamedView = { name: 'Largest first', view: { sort: 'amount' } };
const inPerson: NamedView = { name: 'Card, in person', view: { method: 'card', channel: 'in_person' } };

const fees: NamedView = { name: 'Card percentage fees', view: { category: 'card_percentage_fee' } };
const adjustments: NamedView = { name: 'Manual adjustments', view: { category: 'manual_adjustment' } };

const furtherViews: Readonly<Record<ListKind, readonly NamedView[]>> = {
  payments: [failedLately, thisMonth, inPerson, largest],
  payouts: [failed, thisMonth, largest],
  refunds: [failed, thisMonth, largest],
  settlements: [thisMonth, largest],
  disputes: [
    { name: 'Pending', view: { status: 'pending' } },
    { name: 'Lost', view: { status: 'lost' } },
    thisMonth,
    largest,
  ],
  'payment-instruments': [
    { name: 'Cards', view: { type: 'card' } },
    { name: 'Bank accounts', view: { type: 'bank_account' } },
    { name: 'For payouts', view: { purpose: 'payout' } },
  ],
  'pending-ledger': [fees, thisMonth],
  'settled-ledger': [fees, adjustments, thisMonth],
};

/** The views that a list has by itself. */
export const builtInViews = (kind: ListKind): readonly NamedView[] => [allOf(kind), ...furtherViews[kind]];

/**
 * A view as the search of an address, without its question mark.
 *
 * @example searchText({ status: 'failed', sort: 'amount' }) // 'status=failed&sort=amount'
 */
export const searchText = (kind: ListKind, view: ListView): string => {
  // Read once more, so that two views that show the same have the same text.
  const entries = Object.entries(readListView(kind, view));
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
};

export const viewAddress = (kind: ListKind, view: ListView): string => {
  const text = searchText(kind, view);
  return text === '' ? `/${kind}` : `/${kind}?${text}`;
};

/** The views a person has saved of an account's list, in the order in which they were saved. */
export const readSavedViews = (
  { views }: ListSettings,
  accountId: string,
  kind: ListKind,
): readonly NamedView[] =>
  views
    .filter((saved) => saved.accountId === accountId && saved.list === kind)
    .map(({ name, view }) => ({ name, view: readListView(kind, view) }));

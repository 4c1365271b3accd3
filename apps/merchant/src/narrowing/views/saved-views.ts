import type { ListSettings } from '@tillbook/contract';
import type { ListKind } from '../list-kinds.ts';
import { readListView, type ListView } from './list-view.ts';

/** A view with a name. */
export type NamedView = { readonly name: string; readonly view: ListView };

const nothing: ListView = {};
const allOf = (kind: ListKind): NamedView => ({ name: `All ${kind}`, view: nothing });

const failedLately: NamedView = {
  name: 'Failed, last 24 hours',
  view: { status: 'failed', date: 'last-24-hours' },
};
const failed: NamedView = { name: 'Failed', view: { status: 'failed' } };
const thisMonth: NamedView = { name: 'This month', view: { date: 'this-month' } };
const largest: NamedView = { name: 'Largest first', view: { sort: 'amount' } };
const inPerson: NamedView = { name: 'Card, in person', view: { method: 'card', channel: 'in_person' } };

/** The views that every list has. */
export const builtInViews = (kind: ListKind): readonly NamedView[] =>
  kind === 'payments'
    ? [allOf(kind), failedLately, thisMonth, inPerson, largest]
    : [allOf(kind), failed, thisMonth, largest];

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

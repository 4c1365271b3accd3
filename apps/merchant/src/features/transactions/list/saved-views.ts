import type { ListKind } from './list-kinds.ts';
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

const keyOf = (accountId: string, kind: ListKind): string => `account-dashboard-views-${kind}-${accountId}`;

const isStored = (value: unknown): value is { readonly name: string; readonly search: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

const parse = (text: string | null): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

const readText = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser may forbid storage altogether.
    return null;
  }
};

/** The views a person has saved of an account's list in this browser, in the order in which they were saved. */
export const readSavedViews = (accountId: string, kind: ListKind): readonly NamedView[] =>
  parse(readText(keyOf(accountId, kind)))
    .filter(isStored)
    .map(({ name, search }) => ({
      name,
      view: readListView(kind, Object.fromEntries(new URLSearchParams(search))),
    }));

/** Keeps them; false where the browser does not. */
export const keepSavedViews = (accountId: string, kind: ListKind, views: readonly NamedView[]): boolean => {
  const stored = views.map(({ name, view }) => ({ name, search: searchText(kind, view) }));
  try {
    if (stored.length === 0) localStorage.removeItem(keyOf(accountId, kind));
    else localStorage.setItem(keyOf(accountId, kind), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
};

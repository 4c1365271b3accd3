import type { ListName, ListSettings } from '@tillbook/contract';
import type { ListPresentation, NamedView } from '../../define-list.ts';
import { listPath } from '../../list-names.ts';
import { readListView, type ListView } from '../../search-params.ts';
import { pluralOf } from '../found-text.ts';

export const builtInViews = ({
  noun,
  views,
}: Pick<ListPresentation<never>, 'noun' | 'views'>): readonly NamedView[] => [
  { name: `All ${pluralOf(noun)}`, view: {} },
  ...views,
];

/**
 * Returns a view as a search string, without its question mark.
 *
 * @example searchText('payments', { status: 'failed', sort: 'amount' }) // 'status=failed&sort=amount'
 */
export const searchText = (name: ListName, view: ListView): string => {
  // Reading the view normalizes it, so that equal views have equal texts.
  const entries = Object.entries(readListView(name, view));
  return new URLSearchParams(
    entries.flatMap(([parameter, value]) => (value === undefined ? [] : [[parameter, value]])),
  ).toString();
};

export const viewAddress = (name: ListName, view: ListView): string => {
  const text = searchText(name, view);
  return text === '' ? listPath(name) : `${listPath(name)}?${text}`;
};

/** Returns the saved views of an account's list, oldest first. */
export const readSavedViews = (
  { views }: ListSettings,
  accountId: string,
  list: ListName,
): readonly NamedView[] =>
  views
    .filter((saved) => saved.accountId === accountId && saved.list === list)
    .map(({ name, view }) => ({ name, view: readListView(list, view) }));

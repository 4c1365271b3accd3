import type { QueryClient } from '@tanstack/react-query';
import { loadedPart, type Part } from '@tillbook/web-shell';
import { readColumnChoice } from './columns/column-choice.ts';
import type { ListKind } from './list-kinds.ts';
import type * as listTools from './list-tools.tsx';
import { saysNothing } from './views/is-narrowed.ts';
import type { ListView } from './views/list-view.ts';

type Tools = Part<Pick<typeof listTools, 'readListView'>>;

/** What an address says, read; its page is no part of it. */
type ListSearch = Readonly<Record<string, unknown>>;

const beyondPage = ({ page: _page, pageSize: _pageSize, ...rest }: ListSearch): ListSearch => rest;

/** The view that a list's address says. What reads one has been loaded with the list; most addresses say none. */
export const viewIn = <Kind extends ListKind>(
  kind: Kind,
  search: ListSearch,
  tools: Tools,
): ListView<Kind> => {
  const said = beyondPage(search);
  return (saysNothing(said) ? undefined : tools.get()?.readListView(kind, said)) ?? {};
};

type LoadedList<Kind extends ListKind> = {
  readonly queryClient: QueryClient;
  readonly accountId: string;
  readonly kind: Kind;
  readonly search: ListSearch;
  readonly tools: Tools;
};

/**
 * Begins to load a list as its address says it. An address that says more than a page waits for what shows that, and so
 * do columns of the person's own: the list does not move once it is there.
 *
 * @param load begins to load the rows
 */
export const loadList = async <Kind extends ListKind>(
  { queryClient, accountId, kind, search, tools }: LoadedList<Kind>,
  load: (view: ListView<Kind>) => Promise<void>,
): Promise<void> => {
  if (!saysNothing(beyondPage(search))) await loadedPart(tools);
  void load(viewIn(kind, search, tools));
  if (readColumnChoice(queryClient, accountId, kind) !== null) await tools.prepare();
};

import type { QueryClient } from '@tanstack/react-query';
import type { Part } from '@tillbook/web-shell';
import { readColumnChoice } from './columns/column-choice.ts';
import type { ListKind } from './list-kinds.ts';
import { readListView, saysNothing, type ListView } from './views/list-view.ts';

type LoadedList<Kind extends ListKind> = {
  readonly queryClient: QueryClient;
  readonly accountId: string;
  readonly kind: Kind;
  readonly search: Readonly<Record<string, unknown>>;
  readonly tools: Part<unknown>;
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
  const view = readListView(kind, search);
  void load(view);
  if (readColumnChoice(queryClient, accountId, kind) !== null || !saysNothing(view)) await tools.prepare();
};

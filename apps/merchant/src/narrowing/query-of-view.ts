import { loadedPart, type Part } from '@tillbook/web-shell';
import type { ListKind } from './list-kinds.ts';
import type * as listTools from './list-tools.tsx';
import { saysNothing } from './views/is-narrowed.ts';
import type { ListView } from './views/list-view.ts';

/** A view as the list's call takes it. A whole list asks for nothing, and needs no code that says it. */
export const queryOfView = async <Kind extends ListKind>(
  tools: Part<Pick<typeof listTools, 'viewQuery'>>,
  view: ListView<Kind>,
) => (saysNothing(view) ? {} : (await loadedPart(tools)).viewQuery(view));

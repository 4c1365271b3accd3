import type { Part } from '@tillbook/web-shell';
import type { ListKind } from './list-kinds.ts';
import type * as listTools from './list-tools.tsx';
import { saysNothing } from './views/is-narrowed.ts';
import type { ListView } from './views/list-view.ts';

/** What narrows a list, once it is there. */
export const loadedTools = async <Tools>(part: Part<Tools>): Promise<Tools> => {
  await part.prepare();
  const tools = part.get();
  if (!tools) throw new Error('What narrows a list is not there.');
  return tools;
};

/** A view as the list's call takes it. A whole list asks for nothing, and needs no code that says it. */
export const queryOfView = async <Kind extends ListKind>(
  tools: Part<Pick<typeof listTools, 'viewQuery'>>,
  view: ListView<Kind>,
) => (saysNothing(view) ? {} : (await loadedTools(tools)).viewQuery(view));

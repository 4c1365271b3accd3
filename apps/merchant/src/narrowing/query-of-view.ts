import type { ListKind } from './list-kinds.ts';
import { saysNothing, type ListView } from './views/list-view.ts';

/** A view as the list's call takes it. A whole list asks for nothing, and needs no code that says it. */
export const queryOfView = async <Kind extends ListKind>(view: ListView<Kind>) =>
  saysNothing(view) ? {} : (await import('./list-tools.tsx')).viewQuery(view);

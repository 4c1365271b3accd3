import type { ListKind } from './list-kinds.ts';

const keyOf = (kind: ListKind): string => `account-dashboard-columns-${kind}`;

/** The columns chosen for a list in this browser, as they are stored: `amount,date,status`. Null while none are. */
export const readColumnChoice = (kind: ListKind): string | null => {
  try {
    return localStorage.getItem(keyOf(kind));
  } catch {
    // A browser may forbid storage altogether.
    return null;
  }
};

/** @param choice null for the list's own columns */
export const keepColumnChoice = (kind: ListKind, choice: string | null): void => {
  try {
    if (choice === null) localStorage.removeItem(keyOf(kind));
    else localStorage.setItem(keyOf(kind), choice);
  } catch {
    // As above: the choice lasts as long as the screen.
  }
};

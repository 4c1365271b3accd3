import type { Noun } from '../../query-keys.ts';

export type OfferedRows = {
  readonly noun: Noun | undefined;
  readonly count: number;
  readonly show: () => void;
};

let offered: readonly OfferedRows[] = [];
const listeners = new Set<() => void>();

const replace = (next: readonly OfferedRows[]): void => {
  offered = next;
  for (const listener of listeners) listener();
};

/**
 * Collects the rows offered by the lists on the screen. One button shows all offered rows, because each list
 * moves the lists below it.
 */
export const offeredRows = {
  get: (): readonly OfferedRows[] => offered,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Returns a function that withdraws the offer. */
  offer: (rows: OfferedRows): (() => void) => {
    replace([...offered, rows]);
    return () => replace(offered.filter((other) => other !== rows));
  },
};

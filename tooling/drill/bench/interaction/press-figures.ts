import type { Figure } from '../measure/figures.ts';

export type PressFigures = {
  readonly frame: Figure;
  readonly drawn: Figure;
  /** Longest acceptable time to the result, at p75. */
  readonly drawnGoalMs: number | undefined;
};

import type { Figure } from '../measure/figures.ts';

/** The presses of one kind, by their times until the first frame and until what was asked for. */
export type PressFigures = {
  readonly frame: Figure;
  readonly drawn: Figure;
  /** The longest that what was asked for should take. */
  readonly drawnGoalMs: number | undefined;
};

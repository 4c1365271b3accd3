import type { Figure } from '../measure/figures.ts';
import type { PressGroup } from './press-group.ts';

export type PressFigures = {
  readonly frame: Figure;
  readonly drawn: Figure;
  readonly group: PressGroup | undefined;
  /** Longest acceptable time to the result, at p75. */
  readonly drawnGoalMs: number | undefined;
};

/** The milliseconds of one press on a slow processor. */
export type PressTime = {
  /** Until the first frame that answers it. */
  readonly frameMs: number;
  /** Until the frame with what was asked for. */
  readonly drawnMs: number;
};

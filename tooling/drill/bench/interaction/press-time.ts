export type PressTime = {
  /** To the first frame after the press. */
  readonly frameMs: number;
  /** To the frame that shows the result. */
  readonly drawnMs: number;
};

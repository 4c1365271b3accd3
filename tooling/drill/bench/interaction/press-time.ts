export type PressTime = {
  /** The time from the press to the next frame. */
  readonly frameMs: number;
  /** The time from the press to the frame that shows the result. */
  readonly drawnMs: number;
};

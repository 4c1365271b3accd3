/**
 * The code of a key that an input method handles. Safari marks the Enter that ends a composition only by this
 * code.
 */
const takenKeyCode = 229;

/** Returns true if a key belongs to an input method: its Enter ends a composition, its Escape cancels one. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated
  event.isComposing || event.keyCode === takenKeyCode;

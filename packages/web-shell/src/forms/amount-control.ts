/** Shown next to an action that a malformed amount in a response disables. */
export const amountUnreadable =
  'We couldn’t read the amount, so you can’t act on it here. Reload the page and try again.';

/**
 * Returns false if an amount in a response was malformed: it is shown as `$ --`, and cannot be used to move
 * money.
 */
export const isReadable = (...amountsCents: readonly number[]): boolean =>
  amountsCents.every(Number.isFinite);

/**
 * Disables a button that moves an amount from a response while the amount is malformed: the button is
 * focusable but does nothing, and the note is announced as the reason.
 *
 * @example <Button {...trigger} {...amountControl(noteId, dispute.amount)}>Accept dispute</Button>
 */
export const amountControl = (noteId: string, ...amountsCents: readonly number[]) =>
  isReadable(...amountsCents)
    ? {}
    : ({ disabled: true, focusableWhenDisabled: true, 'aria-describedby': noteId } as const);

/** What is said where an amount of an answer is not as agreed, beside what can therefore not be done. */
export const amountUnreadable =
  'The amount could not be read, so nothing can be done with it here. Reload the page and try again.';

/** False where an amount of an answer was not as agreed: it is shown as `$ --`, and no money moves by it. */
export const isReadable = (...amountsCents: readonly number[]): boolean =>
  amountsCents.every(Number.isFinite);

/**
 * For a button that moves money by an amount of an answer: while the amount is not readable, the button can be reached and
 * does nothing, and the note is read as its reason.
 *
 * @example <Button {...trigger} {...amountControl(noteId, dispute.amount)}>Accept dispute</Button>
 */
export const amountControl = (noteId: string, ...amountsCents: readonly number[]) =>
  isReadable(...amountsCents)
    ? {}
    : ({ disabled: true, focusableWhenDisabled: true, 'aria-describedby': noteId } as const);

export type FailedTransaction = {
  readonly type: string;
  readonly subtype?: string | undefined;
  readonly failureCode?: string | undefined;
};

const ofPayment: Readonly<Record<string, string>> = {
  card_declined: 'No money was taken. Ask the customer for another card, or to call their bank.',
  insufficient_funds: 'No money was taken. Ask the customer for another card, or try again later.',
  bank_refused: 'No money was taken. Ask the customer for another account, or to call their bank.',
  terminal_offline: 'No money was taken. Check that the device is turned on and connected, then try again.',
};

const ofRefund: Readonly<Record<string, string>> = {
  refund_refused:
    'The amount is back in your balance, unless the payment was disputed or returned in the meantime; in that case, the customer gets it that way. Otherwise, refund the payment again or pay the customer back another way.',
};

const ofPayout: Readonly<Record<string, string>> = {
  bank_refused:
    'The amount is back in your available balance. Check your payout instrument in Settings, then withdraw again.',
};

const tableOf = ({ type, subtype }: FailedTransaction): Readonly<Record<string, string>> => {
  if (type === 'pull') return ofPayment;
  return subtype === 'refund' ? ofRefund : ofPayout;
};

/**
 * Explains where the money of a failed transaction went and what to do next.
 *
 * @param transaction - `failureCode` as sent by the API
 * @returns undefined if the code is missing or not known
 * @remarks Source: the codes of the sandbox processor.
 * @example
 * failureAdvice({ type: 'pull', failureCode: 'card_declined' });
 * // 'No money was taken. Ask the customer for another card, or to call their bank.'
 */
export function failureAdvice(transaction: FailedTransaction): string | undefined {
  return tableOf(transaction)[transaction.failureCode ?? ''];
}

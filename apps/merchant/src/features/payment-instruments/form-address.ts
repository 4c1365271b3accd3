import type { FormKind } from '@tillbook/contract/frame';

/** The use of a stored instrument; each purpose requires different fields. */
export type InstrumentPurpose = 'buyer' | 'payout';

/**
 * Builds the address of an embedded form. It contains no secret: the ticket is sent by message on submission.
 *
 * @example formAddress('http://localhost:4311', 'card-form', 'acc_1', 'buyer')
 * // 'http://localhost:4311/card-form?accountId=acc_1&ownerType=buyer'
 */
export const formAddress = (
  tokenizationBaseUrl: string,
  kind: FormKind,
  accountId: string,
  purpose: InstrumentPurpose,
): string => {
  const query = new URLSearchParams({ accountId });
  if (purpose === 'buyer') query.set('ownerType', 'buyer');
  else query.set('billingAddress', 'true');
  return `${tokenizationBaseUrl}/${kind}?${query.toString()}`;
};

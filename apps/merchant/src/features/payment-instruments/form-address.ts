import type { FormKind } from '@tillbook/contract/frame';

/** What an instrument is stored for; each purpose requires different fields. */
export type InstrumentPurpose = 'buyer' | 'payout';

/**
 * The address of an embedded form. It contains no secret: the ticket follows by message when the form is submitted.
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

import type { FormKind } from '@tillbook/contract/frame';

/** What an instrument is stored for; each kind asks for what it needs. */
export type InstrumentPurpose = 'buyer' | 'payout';

/**
 * The address of an embedded form. It holds nothing secret: a ticket follows by message, at the moment of sending.
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

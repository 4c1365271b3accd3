import { admin, roaster } from '../journeys/person.ts';
import { callAs, signInByCall } from '../product/sign-in-by-call.ts';
import { exampleAdjustment } from './example-adjustment.ts';
import { exampleEntrySets } from './example-entry-sets.ts';

type Row = {
  readonly id: string;
  readonly status: string;
  readonly type?: string;
  readonly subtype?: string;
  readonly purpose?: string;
  readonly merchant?: object;
  readonly paymentInstrumentId?: string;
  readonly disputeStatus?: string;
};

type DisputeRow = Row & { readonly transactionId: string };

const firstOf = (rows: readonly Row[], fits: (row: Row) => boolean): string => {
  const found = rows.find(fits);
  if (!found) throw new Error('The demo data has no such row.');
  return found.id;
};

/**
 * Finds the newest undisputed payment that can be refunded in full: other tests may have refunded newer
 * payments, or won their disputes.
 */
const refundableOf = async (
  rows: readonly Row[],
  readOne: (id: string) => Promise<{ readonly amount: number; readonly refundableAmount?: number }>,
): Promise<string> => {
  const undisputed = rows.filter(
    ({ status, disputeStatus }) => status === 'succeeded' && disputeStatus === undefined,
  );
  for (const { id } of undisputed) {
    const { amount, refundableAmount } = await readOne(id);
    if (refundableAmount === amount) return id;
  }
  throw new Error('The demo data has no payment that can be refunded in full.');
};

export const findExampleIds = async (webUrl: string): Promise<Readonly<Record<string, string>>> => {
  const { token, accountId } = await signInByCall(webUrl, roaster);
  const read = <Data>(path: string) => callAs<Data>(webUrl, token, path.replace('{account}', accountId));
  const { transactions: payments } = await read<{ transactions: Row[] }>(
    '/transactions?accountId={account}&type=pull&limit=100',
  );
  // Other tests may have made a hundred newer payments.
  const { transactions: failedPayments } = await read<{ transactions: Row[] }>(
    '/transactions?accountId={account}&type=pull&status=failed&limit=1',
  );
  const { transactions: refunds } = await read<{ transactions: Row[] }>(
    '/transactions?accountId={account}&type=push&subtype=refund',
  );
  const { paymentInstruments } = await read<{ paymentInstruments: Row[] }>(
    '/payment-instruments?accountId={account}&limit=100',
  );
  const { settlements } = await read<{ settlements: Row[] }>('/settlements?accountId={account}');
  const disputes = await read<DisputeRow[]>('/disputes?accountId={account}');
  const pending = disputes.find(({ status }) => status === 'pending');
  const { transactions: payouts } = await read<{ transactions: Row[] }>(
    '/transactions?accountId={account}&type=push&subtypeNot=refund&limit=100',
  );
  const { transactions: chargebacks } = await read<{ transactions: Row[] }>(
    '/transactions?accountId={account}&type=push&subtype=chargeback&limit=1',
  );
  const { statements } = await read<{ statements: { month: string; entryCount: number }[] }>(
    '/statements?accountId={account}',
  );
  const month = statements.find(({ entryCount }) => entryCount > 0)?.month ?? '';
  const asAdmin = await signInByCall(webUrl, admin);
  const { data: entrySets } = await callAs<{ data: Row[] }>(
    webUrl,
    asAdmin.token,
    '/general-ledger/entry-sets',
  );
  return {
    ...(await exampleEntrySets(webUrl, asAdmin.token)),
    account: accountId,
    payment: await refundableOf(payments, (id) => read(`/transactions/${id}`)),
    failedPayment: firstOf(failedPayments, ({ status }) => status === 'failed'),
    // A terminal payment and its refund have no instrument.
    refund: firstOf(
      refunds,
      ({ status, paymentInstrumentId }) => status === 'succeeded' && paymentInstrumentId !== undefined,
    ),
    payout: firstOf(payouts, ({ status, subtype }) => status === 'completed' && subtype === undefined),
    chargeback: firstOf(chargebacks, () => true),
    adjustment: await exampleAdjustment(webUrl, asAdmin.token, accountId),
    instrument: firstOf(paymentInstruments, ({ type, purpose }) => type === 'card' && purpose === 'buyer'),
    bankAccount: firstOf(paymentInstruments, ({ type }) => type === 'bank_account'),
    settlement: firstOf(settlements, ({ status }) => status === 'completed'),
    month,
    dispute: firstOf(disputes, ({ id }) => id === pending?.id),
    disputedPayment: pending?.transactionId ?? '',
    // A newer dispute of another test may be decided while its screen is open.
    reviewedDispute: firstOf(disputes.toReversed(), ({ status }) => status === 'under_review'),
    lostDispute: firstOf(disputes, ({ status }) => status === 'lost'),
    // A manual entry set of another test has no merchant.
    entrySet: firstOf(entrySets, ({ status, merchant }) => status === 'Posted' && merchant !== undefined),
  };
};

export const fillAddress = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`No example id is called ${name}.`);
    return id;
  });

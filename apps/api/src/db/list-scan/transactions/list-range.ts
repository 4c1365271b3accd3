import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { transactions } from '../../schema/index.ts';
import type { OrdinalRange } from '../list.ts';
import { newParameters, runPrepared } from '../../statement.ts';

export type TransactionListName = (typeof transactions.$inferSelect)['list'];

export type ListRange = OrdinalRange & {
  readonly accountId: AuthorizedAccountId;
  readonly list: TransactionListName;
};

export type TransactionRange = ListRange & {
  readonly currency: string;
  /** Absent if the filter has no text. */
  readonly wordKeys: readonly string[] | undefined;
  /**
   * The Bloom filter signature of the words: a row with the words has all its bits; a row without them seldom
   * does.
   */
  readonly wordSignature: string | undefined;
};

const counters = { payments: 'payment_count', payouts: 'payout_count', refunds: 'refund_count' } as const;

type Row = {
  readonly currency: string;
  readonly low: string;
  readonly high: string;
  readonly word_keys: readonly string[] | null;
  readonly word_signature: string | null;
};

/**
 * Returns the range of a list for a filter's dates. Ordinals and times have the same order, so a period needs
 * no separate index, and its length follows from its ends.
 */
export const listRange = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: TransactionListName,
  { from, until, text }: TransactionFilter,
): Promise<TransactionRange> => {
  const parameters = newParameters();
  const [account, name] = [parameters.add(accountId), parameters.add(list)];
  const since = (moment: string) =>
    `ledger.ordinal_since(m.account_id, ${name}, m.${counters[list]}, ${parameters.add(new Date(moment))})`;
  const keys = (searchText: string) =>
    `array(select ledger.word_key(m.account_id, ${name}, word) from ledger.words(${parameters.add(searchText)}) as word)`;
  const bits = (searchText: string) => `ledger.word_bits(${parameters.add(searchText)})`;
  const [row] = await runPrepared<Row>(
    database,
    `select a.currency, ${from === undefined ? '1' : since(from)} as low,
            ${until === undefined ? `m.${counters[list]}` : `${since(until)} - 1`} as high,
            ${text === undefined ? 'null::bigint[]' : keys(text)} as word_keys,
            ${text === undefined ? 'null::bigint' : bits(text)} as word_signature, ${name}::text as list
       from merchant_ledgers m join accounts a on a.id = m.account_id
      where m.account_id = ${account}`,
    parameters,
  );
  return {
    accountId,
    list,
    low: Number(row?.low ?? 1),
    high: Number(row?.high ?? 0),
    currency: row?.currency ?? 'usd',
    wordKeys: row?.word_keys ?? undefined,
    wordSignature: row?.word_signature ?? undefined,
  };
};

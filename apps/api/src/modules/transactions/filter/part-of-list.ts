import type { Database } from '../../../db/client.ts';
import type { AuthorizedAccountId } from '../../../authorized-account.ts';
import type { TransactionRow } from '../../../ledger/posting.ts';
import type { ListFilter } from './list-filter.ts';
import { newParameters, runPrepared } from '../../../db/list-scan/statement.ts';

export type ListName = TransactionRow['list'];

/** A part of a list: from one ordinal to another, both in it. */
export type PartOfList = {
  readonly accountId: AuthorizedAccountId;
  readonly list: ListName;
  readonly low: number;
  readonly high: number;
};

export type FoundPart = PartOfList & {
  readonly currency: string;
  /** What the words of the filter's text are kept under; absent without a text. */
  readonly wordKeys: readonly string[] | undefined;
  /** Their Bloom filter signature: a row with the words has its bits; a row without them seldom does. */
  readonly wordSignature: string | undefined;
};

const counters = { payments: 'payment_count', payouts: 'payout_count', refunds: 'refund_count' } as const;

type Row = {
  readonly currency: string;
  readonly low: string;
  readonly high: string;
  readonly word_keys: readonly string[] | null;
  readonly word_bits: string | null;
};

/**
 * Where a filter's dates lie in a list. Places and times of a list have one order, so a period is a part of the list, found
 * without an index of its own; how long it is follows from where it begins and ends.
 */
export const partOfList = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  { from, until, text }: ListFilter,
): Promise<FoundPart> => {
  const parameters = newParameters();
  const [account, name] = [parameters.add(accountId), parameters.add(list)];
  const since = (moment: string) =>
    `ledger.place_since(m.account_id, ${name}, m.${counters[list]}, ${parameters.add(new Date(moment))})`;
  const keys = (sought: string) =>
    `array(select ledger.word_key(m.account_id, ${name}, word) from ledger.words(${parameters.add(sought)}) as word)`;
  const bits = (sought: string) => `ledger.word_bits(${parameters.add(sought)})`;
  const [row] = await runPrepared<Row>(
    database,
    `select a.currency, ${from === undefined ? '1' : since(from)} as low,
            ${until === undefined ? `m.${counters[list]}` : `${since(until)} - 1`} as high,
            ${text === undefined ? 'null::bigint[]' : keys(text)} as word_keys,
            ${text === undefined ? 'null::bigint' : bits(text)} as word_bits, ${name}::text as list
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
    wordSignature: row?.word_bits ?? undefined,
  };
};

import type pg from 'pg';
import { listLength } from './large-lists.ts';

export const listQueries = {
  payments: 'type=pull',
  payouts: 'type=push&subtypeNot=refund',
  refunds: 'type=push&subtype=refund',
} as const;

export type ListName = keyof typeof listQueries;

export type FilterCase = {
  readonly query: string;
  readonly means: (row: StoredRow) => boolean;
};

export type StoredRow = {
  readonly id: string;
  readonly list: ListName;
  readonly ordinal: number;
  readonly amount: number;
  readonly status: string;
  readonly method: string | null;
  readonly channel: string | null;
  readonly subtype: string | null;
  readonly lastFour: string | null;
  readonly referenceId: string | null;
  readonly description: string | null;
  readonly createdAt: Date;
};

export const storedRows = async (
  owner: Pick<pg.Pool, 'query'>,
  accountId: string,
): Promise<readonly StoredRow[]> => {
  const { rows } = await owner.query<StoredRow>(
    `select id, list, ordinal::int, amount_cents::int as amount, status, method, channel, subtype, last_four as "lastFour",
            reference_id as "referenceId", description, created_at as "createdAt"
       from transactions where account_id = $1`,
    [accountId],
  );
  return rows;
};

const hasWords = ({ description }: StoredRow, words: readonly string[]) => {
  const there = new Set((description ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => there.has(word));
};

/** Returns each filter alone, both dense and sparse if it can be both. */
export const filterCases = (rows: readonly StoredRow[]): readonly FilterCase[] => {
  const timeAt = (share: number): Date =>
    rows.find(({ list, ordinal }) => list === 'payments' && ordinal === Math.round(listLength * share))
      ?.createdAt ?? new Date(0);
  const [from, until] = [timeAt(0.3), timeAt(0.8)];
  const instrument = rows.find(({ lastFour }) => lastFour !== null)?.lastFour ?? '';
  return [
    { query: 'kind=payout', means: ({ subtype }) => subtype === null },
    { query: 'kind=chargeback', means: ({ subtype }) => subtype === 'chargeback' },
    { query: 'status=succeeded', means: ({ status }) => status === 'succeeded' },
    { query: 'status=failed', means: ({ status }) => status === 'failed' },
    { query: 'method=ach', means: ({ method }) => method === 'ach' },
    { query: 'channel=in_person', means: ({ channel }) => channel === 'in_person' },
    { query: `from=${from.toISOString()}`, means: ({ createdAt }) => createdAt >= from },
    { query: `until=${until.toISOString()}`, means: ({ createdAt }) => createdAt < until },
    { query: 'amountMin=1800', means: ({ amount }) => amount >= 1800 },
    {
      query: 'amountMin=3000&amountMax=3100',
      means: ({ amount }) => amount >= 3000 && amount <= 3100,
    },
    { query: `lastFour=${instrument}`, means: ({ lastFour }) => lastFour === instrument },
    { query: 'text=gift', means: (row) => hasWords(row, ['gift']) },
    { query: 'text=GIFT%20wrapped,', means: (row) => hasWords(row, ['gift', 'wrapped']) },
    {
      query: 'text=order-11995',
      means: (row) => row.referenceId === 'order-11995' || hasWords(row, ['order', '11995']),
    },
    { query: 'text=txn_refunds0000000123', means: ({ id }) => id === 'txn_refunds0000000123' },
  ];
};

export const filterPairs = (cases: readonly FilterCase[]): readonly FilterCase[] => {
  const names = ({ query }: FilterCase) => [...new URLSearchParams(query).keys()];
  return cases.flatMap((one, index) =>
    cases
      .slice(index + 1)
      .filter((other) => !names(other).some((name) => names(one).includes(name)))
      .map((other) => ({
        query: `${one.query}&${other.query}`,
        means: (row: StoredRow) => one.means(row) && other.means(row),
      })),
  );
};

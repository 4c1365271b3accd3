import { ApiError } from '@tillbook/api-client';
import { adjustAccount, createTransaction } from '@tillbook/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { closingFaults } from '../load/ledger-faults.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { retryUntilResponse } from '../load/retry-until-response.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const parallelWithdrawals = 50;
const tries = 20;

type Ledger = { readonly availableCents: number; readonly settledEntryCount: number };

const readLedger = async (owner: pg.Pool, accountId: string): Promise<Ledger> => {
  const { rows } = await owner.query<Ledger>(
    `select available_cents::float8 as "availableCents", settled_entry_count::float8 as "settledEntryCount"
       from merchant_ledgers where account_id = $1`,
    [accountId],
  );
  const [ledger] = rows;
  if (ledger === undefined) throw new Error(`The account ${accountId} has no ledger.`);
  return ledger;
};

/** Polls the balance like a concurrent reader and records its minimum. */
const observe = (owner: pg.Pool, accountId: string) => {
  const over = new AbortController();
  let lowestCents = Number.POSITIVE_INFINITY;
  let readCount = 0;
  const pollBalance = async () => {
    while (!over.signal.aborted) {
      lowestCents = Math.min(lowestCents, (await readLedger(owner, accountId)).availableCents);
      readCount += 1;
      await sleep(1);
    }
  };
  const polling = pollBalance();
  return {
    end: async () => {
      over.abort();
      await polling;
      return { lowestCents, looks: readCount };
    },
  };
};

const withdraw = async (
  { merchant, accountId, payoutAccountId }: DemoSession,
  amount: number,
): Promise<string> => {
  const body = {
    accountId,
    amount,
    type: 'push',
    channel: 'online',
    method: 'ach',
    paymentInstrumentId: payoutAccountId,
  } as const;
  try {
    await retryUntilResponse((options) => merchant.call(createTransaction, { body }, options));
    return 'done';
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

const payoutsWritten = async (owner: pg.Pool, accountId: string): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from transactions where account_id = $1 and list = 'payouts' and subtype is null`,
    [accountId],
  );
  return rows[0]?.count ?? 0;
};

/** Counts entries with a negative running balance, however brief. */
const overdrawn = async (owner: pg.Pool, accountId: string, since: number): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from ledger_entries
      where account_id = $1 and settled_ordinal > $2 and after_balance_cents < 0`,
    [accountId, since],
  );
  return rows[0]?.count ?? 0;
};

type Round = { readonly faults: string[]; readonly succeeded: number; readonly readCount: number };

/** Runs one round; `undefined` if something else moved the balance in the meantime. */
const runRound = async (
  sessions: readonly [DemoSession, DemoSession],
  owner: pg.Pool,
): Promise<Round | undefined> => {
  const [{ admin, accountId }] = sessions;
  const amount = 1_000 + Math.floor(Math.random() * 200_000);
  const credit = { accountId, amount, direction: 'credit', reason: 'Drill' } as const;
  await retryUntilResponse((options) => admin.call(adjustAccount, { body: credit }, options));
  const payoutsBefore = await payoutsWritten(owner, accountId);
  const before = await readLedger(owner, accountId);
  // A random amount: the balance covers between zero and almost all of the withdrawals.
  const amountCents = Math.max(
    1,
    Math.ceil(before.availableCents / (0.5 + Math.random() * (parallelWithdrawals - 1))),
  );
  const fitting = Math.floor(before.availableCents / amountCents);
  const observer = observe(owner, accountId);
  const responses = await Promise.all(
    Array.from({ length: parallelWithdrawals }, (_, index) =>
      withdraw(sessions[index % 2 === 0 ? 0 : 1], amountCents),
    ),
  );
  const { lowestCents, looks: readCount } = await observer.end();
  const after = await readLedger(owner, accountId);
  const succeeded = responses.filter((response) => response === 'done').length;
  const written = (await payoutsWritten(owner, accountId)) - payoutsBefore;
  if (after.settledEntryCount - before.settledEntryCount !== written) return undefined;
  const others = new Set(
    responses.filter((response) => !['done', 'amount_over_available'].includes(response)),
  );
  const below = await overdrawn(owner, accountId, before.settledEntryCount);
  const expectedCents = before.availableCents - fitting * amountCents;
  return {
    succeeded,
    readCount,
    faults: [
      ...(succeeded === fitting ? [] : [`${fitting} fit and ${succeeded} succeeded`]),
      ...(written === succeeded ? [] : [`${succeeded} succeeded and ${written} were written`]),
      ...(lowestCents >= 0 ? [] : [`a reader saw a balance of ${lowestCents}`]),
      ...(below === 0 ? [] : [`${below} entries leave a balance below zero`]),
      ...(after.availableCents === expectedCents
        ? []
        : [`${after.availableCents} is left of ${before.availableCents}, not ${expectedCents}`]),
      ...[...others].map((response) => `a withdrawal got ${response}`),
    ],
  };
};

const roundThatCounts = async (
  sessions: readonly [DemoSession, DemoSession],
  owner: pg.Pool,
): Promise<Round> => {
  for (let left = tries; left > 0; left -= 1) {
    const round = await runRound(sessions, owner);
    if (round !== undefined) return round;
  }
  return { faults: ['something else moved the balance every time'], succeeded: 0, readCount: 0 };
};

/**
 * Sends 50 parallel withdrawals per round through two processes. Exactly as many must succeed as the balance
 * covers.
 */
export const drillWithdrawals = async (
  platform: Platform,
  rounds: number,
  say: Say,
): Promise<DrillResult> => {
  const since = new Date();
  const sessions = [
    await openDemoSession(apiAt(platform, 0).apiBaseUrl),
    await openDemoSession(apiAt(platform, 1).apiBaseUrl),
  ] as const;
  const faults: string[] = [];
  let succeeded = 0;
  let readCount = 0;
  for (let number = 1; number <= rounds; number += 1) {
    const round = await roundThatCounts(sessions, platform.owner());
    succeeded += round.succeeded;
    readCount += round.readCount;
    faults.push(...round.faults.map((fault) => `round ${number}: ${fault}`));
    if (number % 20 === 0) say(`${number} rounds, ${succeeded} withdrawals succeeded`);
  }
  faults.push(...(await closingFaults(platform, since)));
  const summary =
    `${rounds} rounds of ${parallelWithdrawals} parallel withdrawals through two processes: ${succeeded} succeeded, ` +
    `${rounds * parallelWithdrawals - succeeded} refused, the balance read ${readCount} times meanwhile`;
  return { summary, faults, count: succeeded };
};

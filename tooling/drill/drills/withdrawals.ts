import { ApiError } from '@tillbook/api-client';
import { adjustAccount, createTransaction } from '@tillbook/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { closingFaults } from '../load/books.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { retryUntilAnswered } from '../load/retry-until-answered.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const atOnce = 50;
const tries = 20;

type Book = { readonly availableCents: number; readonly settledEntryCount: number };

const readBook = async (owner: pg.Pool, accountId: string): Promise<Book> => {
  const { rows } = await owner.query<Book>(
    `select available_cents::float8 as "availableCents", settled_entry_count::float8 as "settledEntryCount"
       from merchant_ledgers where account_id = $1`,
    [accountId],
  );
  const [book] = rows;
  if (book === undefined) throw new Error(`The account ${accountId} has no ledger.`);
  return book;
};

/** Looks at the balance as often as it can, as somebody else would who reads it meanwhile. */
const observe = (owner: pg.Pool, accountId: string) => {
  const over = new AbortController();
  let lowestCents = Number.POSITIVE_INFINITY;
  let looks = 0;
  const look = async () => {
    while (!over.signal.aborted) {
      lowestCents = Math.min(lowestCents, (await readBook(owner, accountId)).availableCents);
      looks += 1;
      await sleep(1);
    }
  };
  const looked = look();
  return {
    end: async () => {
      over.abort();
      await looked;
      return { lowestCents, looks };
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
    await retryUntilAnswered((options) => merchant.call(createTransaction, { body }, options));
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

/** What the entries themselves say: a running balance that a payout left below zero, however shortly. */
const overdrawn = async (owner: pg.Pool, accountId: string, since: number): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from ledger_entries
      where account_id = $1 and settled_ordinal > $2 and after_balance_cents < 0`,
    [accountId, since],
  );
  return rows[0]?.count ?? 0;
};

type Round = { readonly faults: string[]; readonly succeeded: number; readonly looks: number };

/** One round; undefined where something else moved the balance in the middle of it. */
const runRound = async (
  sessions: readonly [DemoSession, DemoSession],
  owner: pg.Pool,
): Promise<Round | undefined> => {
  const [{ admin, accountId }] = sessions;
  const amount = 1_000 + Math.floor(Math.random() * 200_000);
  const credit = { accountId, amount, direction: 'credit', reason: 'Drill' } as const;
  await retryUntilAnswered((options) => admin.call(adjustAccount, { body: credit }, options));
  const payoutsBefore = await payoutsWritten(owner, accountId);
  const before = await readBook(owner, accountId);
  // Between none and nearly all of them fit.
  const amountCents = Math.max(1, Math.ceil(before.availableCents / (0.5 + Math.random() * (atOnce - 1))));
  const fitting = Math.floor(before.availableCents / amountCents);
  const observer = observe(owner, accountId);
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, place) => withdraw(sessions[place % 2 === 0 ? 0 : 1], amountCents)),
  );
  const { lowestCents, looks } = await observer.end();
  const after = await readBook(owner, accountId);
  const succeeded = answers.filter((answer) => answer === 'done').length;
  const written = (await payoutsWritten(owner, accountId)) - payoutsBefore;
  if (after.settledEntryCount - before.settledEntryCount !== written) return undefined;
  const others = new Set(answers.filter((answer) => !['done', 'amount_over_available'].includes(answer)));
  const below = await overdrawn(owner, accountId, before.settledEntryCount);
  const expectedCents = before.availableCents - fitting * amountCents;
  return {
    succeeded,
    looks,
    faults: [
      ...(succeeded === fitting ? [] : [`${fitting} fit and ${succeeded} succeeded`]),
      ...(written === succeeded ? [] : [`${succeeded} succeeded and ${written} are written`]),
      ...(lowestCents >= 0 ? [] : [`somebody saw a balance of ${lowestCents}`]),
      ...(below === 0 ? [] : [`${below} entries leave a balance below zero`]),
      ...(after.availableCents === expectedCents
        ? []
        : [`${after.availableCents} is left of ${before.availableCents}, not ${expectedCents}`]),
      ...[...others].map((answer) => `a withdrawal was answered ${answer}`),
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
  return { faults: ['the balance was moved by something else every time'], succeeded: 0, looks: 0 };
};

/** Rounds of 50 withdrawals at once through two processes: what fits succeeds, and nothing more. */
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
  let looks = 0;
  for (let number = 1; number <= rounds; number += 1) {
    const round = await roundThatCounts(sessions, platform.owner());
    succeeded += round.succeeded;
    looks += round.looks;
    faults.push(...round.faults.map((fault) => `round ${number}: ${fault}`));
    if (number % 20 === 0) say(`${number} rounds, ${succeeded} withdrawals succeeded`);
  }
  faults.push(...(await closingFaults(platform, since)));
  const summary =
    `${rounds} rounds of ${atOnce} withdrawals at once through two processes: ${succeeded} succeeded, ` +
    `${rounds * atOnce - succeeded} refused, the balance looked at ${looks} times meanwhile`;
  return { summary, faults, count: succeeded };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { createTransaction, getAccount, listTransactions } from '@tillbook/contract';
import { closingFaults } from '../load/books.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

/** One answer, and when the request was sent. */
type Seen = { readonly sentAtMs: number; readonly status: number; readonly fault: string | undefined };

const clients = 12;
const loadBeforeMs = 600;
const awayMs = 1_500;
const backWithinMs = 60_000;

/** Reads and payments in turn, from many clients at once. */
const requestOf = (
  { apiBaseUrl, accountId, goodCardId }: DemoSession,
  count: number,
): [string, RequestInit] => {
  if (count % 3 === 0) return [`${apiBaseUrl}${getAccount.path}?accountId=${accountId}`, {}];
  if (count % 3 === 1) return [`${apiBaseUrl}${listTransactions.path}?accountId=${accountId}&type=pull`, {}];
  const source = { type: 'pull', channel: 'online', method: 'card', paymentInstrumentId: goodCardId };
  const body = JSON.stringify({ accountId, amount: 1_000 + count, ...source });
  return [`${apiBaseUrl}${createTransaction.path}`, { method: 'POST', body }];
};

const faultOf = (response: Response, text: string): string | undefined => {
  if (response.status < 300) return undefined;
  const retryAfter = response.headers.get('retry-after') ?? '';
  if (response.status !== 503) return `${response.status} ${text}`;
  if (!/^[1-9]\d*$/.test(retryAfter)) return `503 with Retry-After "${retryAfter}"`;
  return undefined;
};

const ask = async (session: DemoSession, count: number): Promise<Seen> => {
  const sentAtMs = performance.now();
  const [address, init] = requestOf(session, count);
  const headers = { authorization: `Bearer ${session.merchantToken}`, 'content-type': 'application/json' };
  try {
    const response = await fetch(address, { ...init, headers });
    return { sentAtMs, status: response.status, fault: faultOf(response, await response.text()) };
  } catch (error) {
    return { sentAtMs, status: 0, fault: `no answer: ${String(error)}` };
  }
};

/** Asks without a pause until it is told to end; gives all that was answered. */
const keepAsking = (session: DemoSession) => {
  const over = new AbortController();
  const seen: Seen[] = [];
  const lane = async (start: number) => {
    for (let count = start; !over.signal.aborted; count += 1) {
      seen.push(await ask(session, count));
      await sleep(5);
    }
  };
  const lanes = Promise.all(Array.from({ length: clients }, (_, place) => lane(place)));
  return {
    seen,
    end: async () => {
      over.abort();
      await lanes;
      return seen;
    },
  };
};

/** Every kind of request has to be answered again, by requests sent after the kill. */
const untilServed = async (session: DemoSession, isRunning: () => boolean): Promise<string | undefined> => {
  const deadline = performance.now() + backWithinMs;
  let count = 0;
  while (count < 3) {
    if (!isRunning()) return 'the process ended';
    if (performance.now() > deadline) return `not back within ${backWithinMs} ms`;
    const { status } = await ask(session, count);
    if (status >= 200 && status < 300) count += 1;
    else await sleep(10);
  }
  return undefined;
};

type Round = { readonly faults: string[]; readonly refused: number; readonly backMs: number };

/** Gives an external database back after a while; the embedded one is looked after by the platform. Says since when it is back. */
const giveBack = async ({ startDatabase }: Platform): Promise<number> => {
  if (startDatabase === undefined) return performance.now();
  // Long enough for requests that begin while nothing is there.
  await sleep(awayMs);
  await startDatabase();
  return performance.now();
};

const runRound = async (platform: Platform): Promise<Round> => {
  const api = apiAt(platform, 0);
  const session = await openDemoSession(api.apiBaseUrl);
  const asking = keepAsking(session);
  await sleep(loadBeforeMs);
  await platform.kill('database');
  const backAtMs = await giveBack(platform);
  const notBack = await untilServed(session, () => api.isRunning());
  const backMs = performance.now() - backAtMs;
  const seen = await asking.end();
  const faults = new Set(seen.flatMap(({ fault }) => (fault === undefined ? [] : [fault])));
  return {
    backMs,
    refused: seen.filter(({ status }) => status === 503).length,
    faults: [
      ...faults,
      ...(notBack === undefined ? [] : [notBack]),
      ...(api.isRunning() ? [] : ['the process did not survive it']),
    ],
  };
};

const seconds = (milliseconds = 0): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** Takes the database away in the middle of requests: "not now" meanwhile, and service again by itself. */
export const drillDatabaseAway = async (
  platform: Platform,
  times: number,
  say: Say,
): Promise<DrillResult> => {
  const since = new Date();
  const { where } = platform;
  const rounds: Round[] = [];
  for (let number = 1; number <= times; number += 1) {
    const round = await runRound(platform);
    rounds.push(round);
    say(
      `${where} database away: ${round.refused} × 503, service again ${seconds(round.backMs)} after it was back, ` +
        (round.faults.length === 0 ? 'as it should be' : `${round.faults.length} FAULTS`),
    );
    for (const fault of round.faults) say(`     ${fault}`);
    if (!apiAt(platform, 0).isRunning()) await platform.comeBack();
  }
  const back = rounds.map(({ backMs }) => backMs).toSorted((first, second) => first - second);
  const refused = rounds.reduce((sum, round) => sum + round.refused, 0);
  return {
    summary:
      `${times} × the ${where} database killed in the middle of requests: ${refused} × 503 with Retry-After, ` +
      `service again ${seconds(back[Math.floor(back.length / 2)])} after the database at the median, ${seconds(back.at(-1))} at the longest`,
    faults: [
      ...rounds.flatMap(({ faults }, index) => faults.map((fault) => `time ${index + 1}: ${fault}`)),
      ...(await closingFaults(platform, since)),
    ],
    count: refused,
  };
};

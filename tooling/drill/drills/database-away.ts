import { setTimeout as sleep } from 'node:timers/promises';
import { createTransaction, getAccount, listTransactions } from '@tillbook/contract';
import { closingFaults } from '../load/ledger-faults.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import type { Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

type Observation = { readonly sentAtMs: number; readonly status: number; readonly fault: string | undefined };

const clients = 12;
const loadBeforeMs = 600;
const downMs = 1_500;
const backWithinMs = 60_000;

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

/** Rotates through the processes' sessions. */
const sessionAt = (sessions: readonly DemoSession[], index: number): DemoSession => {
  const session = sessions[index % sessions.length];
  if (session === undefined) throw new Error('The platform has no process.');
  return session;
};

const sendRequest = async (sessions: readonly DemoSession[], count: number): Promise<Observation> => {
  const sentAtMs = performance.now();
  const session = sessionAt(sessions, Math.floor(count / 3));
  const [address, init] = requestOf(session, count);
  const headers = { authorization: `Bearer ${session.merchantToken}`, 'content-type': 'application/json' };
  try {
    const response = await fetch(address, { ...init, headers });
    return { sentAtMs, status: response.status, fault: faultOf(response, await response.text()) };
  } catch (error) {
    return { sentAtMs, status: 0, fault: `no response: ${String(error)}` };
  }
};

/** Sends requests from parallel clients until stopped. */
const sendContinuously = (sessions: readonly DemoSession[]) => {
  const over = new AbortController();
  const seen: Observation[] = [];
  const lane = async (start: number) => {
    for (let count = start; !over.signal.aborted; count += 1) {
      seen.push(await sendRequest(sessions, count));
      await sleep(5);
    }
  };
  const lanes = Promise.all(Array.from({ length: clients }, (_, index) => lane(index)));
  return {
    seen,
    end: async () => {
      over.abort();
      await lanes;
      return seen;
    },
  };
};

/** Waits until every process has answered a read, a list and a payment, all sent after the kill, with success. */
const untilServed = async (
  sessions: readonly DemoSession[],
  isRunning: () => boolean,
): Promise<string | undefined> => {
  const deadline = performance.now() + backWithinMs;
  let count = 0;
  while (count < 3 * sessions.length) {
    if (!isRunning()) return 'a process ended';
    if (performance.now() > deadline) return `not back within ${backWithinMs} ms`;
    const { status } = await sendRequest(sessions, count);
    if (status >= 200 && status < 300) count += 1;
    else await sleep(10);
  }
  return undefined;
};

type Round = { readonly faults: string[]; readonly refused: number; readonly backMs: number };

/**
 * Restarts an external database and returns the time at which it is back. The platform itself restarts an
 * embedded database.
 */
const restartDatabase = async ({ startDatabase }: Platform): Promise<number> => {
  if (startDatabase === undefined) return performance.now();
  // Leaves time for requests that start while the database is down.
  await sleep(downMs);
  await startDatabase();
  return performance.now();
};

const endings = ['killed', 'stopped'] as const;
type Ending = (typeof endings)[number];

const endDatabase = (platform: Platform, ending: Ending): Promise<void> =>
  ending === 'stopped' && platform.stopDatabase ? platform.stopDatabase() : platform.kill('database');

const runRound = async (platform: Platform, ending: Ending): Promise<Round> => {
  const apis = platform.apis();
  const areRunning = () => apis.every((api) => api.isRunning());
  const sessions = await Promise.all(apis.map(({ apiBaseUrl }) => openDemoSession(apiBaseUrl)));
  const sending = sendContinuously(sessions);
  await sleep(loadBeforeMs);
  await endDatabase(platform, ending);
  const backAtMs = await restartDatabase(platform);
  const notBack = await untilServed(sessions, areRunning);
  const backMs = performance.now() - backAtMs;
  const seen = await sending.end();
  const faults = new Set(seen.flatMap(({ fault }) => (fault === undefined ? [] : [fault])));
  return {
    backMs,
    refused: seen.filter(({ status }) => status === 503).length,
    faults: [
      ...faults,
      ...(notBack === undefined ? [] : [notBack]),
      ...(areRunning() ? [] : ['a process did not survive']),
    ],
  };
};

const seconds = (milliseconds = 0): string => `${(milliseconds / 1000).toFixed(2)} s`;

/**
 * Kills the database under load, or stops an external database in every other round. Requests must get a 503 with
 * Retry-After, and every process must recover by itself.
 */
export const drillDatabaseAway = async (
  platform: Platform,
  times: number,
  say: Say,
): Promise<DrillResult> => {
  const since = new Date();
  const { where } = platform;
  const rounds: Round[] = [];
  for (let number = 1; number <= times; number += 1) {
    const ending = (platform.stopDatabase && endings[number % endings.length]) ?? 'killed';
    const round = await runRound(platform, ending);
    rounds.push(round);
    say(
      `${where} database ${ending}: ${round.refused} × 503, service restored ${seconds(round.backMs)} after the database, ` +
        (round.faults.length === 0 ? 'no faults' : `${round.faults.length} FAULTS`),
    );
    for (const fault of round.faults) say(`     ${fault}`);
    if (platform.apis().some((api) => !api.isRunning())) await platform.restart();
  }
  const back = rounds.map(({ backMs }) => backMs).toSorted((first, second) => first - second);
  const refused = rounds.reduce((sum, round) => sum + round.refused, 0);
  return {
    summary:
      `${times} ends of the ${where} database during requests to ${platform.apis().length} processes: ${refused} × 503 with Retry-After, ` +
      `service restored ${seconds(back[Math.floor(back.length / 2)])} after the database (median), ${seconds(back.at(-1))} at most`,
    faults: [
      ...rounds.flatMap(({ faults }, index) => faults.map((fault) => `time ${index + 1}: ${fault}`)),
      ...(await closingFaults(platform, since)),
    ],
    count: refused,
  };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { lostAcknowledgements, unknownTransactions } from '../load/acknowledged.ts';
import { ledgerFaults, unequalAfterAll } from '../load/ledger-faults.ts';
import { chargeStubbornly, type Ledger, loadStubbornly, newLedger } from '../load/load.ts';
import type { DrilledCluster } from './cluster-platform.ts';
import type { Fault } from './fault.ts';

export type Round = {
  readonly fault: string;
  /** Longest time without an acknowledgement, on a single account and on many accounts. */
  readonly awaySeconds: { readonly one: number; readonly many: number };
  readonly acknowledged: { readonly one: number; readonly many: number };
  readonly lost: number;
  readonly doubled: number;
  readonly violations: number;
  readonly notNow: number;
  readonly withoutResponse: number;
  /** Responses other than 2xx, 409, 422, and a 502, 503 or 504 in JSON with Retry-After. */
  readonly otherAnswers: number;
  readonly faults: readonly string[];
};

const warmUpMs = 5000;
/** Long enough for a failover that needs a second attempt. */
const patienceMs = 300_000;
/** Number of acknowledgements that proves recovery. */
const fewAcknowledgements = 20;
const pollMs = 100;

const untilAcknowledged = async (ledgers: readonly Ledger[], sinceMs: number): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  const isGoingOn = ({ acknowledgedAtMs }: Ledger) =>
    acknowledgedAtMs.filter((atMs) => atMs > sinceMs).length >= fewAcknowledgements;
  while (!ledgers.every(isGoingOn)) {
    if (performance.now() > deadline) throw new Error('No request is acknowledged any more.');
    await sleep(pollMs);
  }
};

/** Returns the longest time between acknowledgements, counted from `sinceMs`. */
const longestPauseMs = ({ acknowledgedAtMs }: Ledger, sinceMs: number): number => {
  let longest = 0;
  let lastMs = sinceMs;
  for (const atMs of acknowledgedAtMs.filter((each) => each >= sinceMs)) {
    longest = Math.max(longest, atMs - lastMs);
    lastMs = atMs;
  }
  return longest;
};

const inTenths = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

let roundNumber = 0;

/**
 * Sends payments to a single account and to many accounts during a fault, then compares the books with the
 * responses.
 */
export const runRound = async (
  { cluster, books, session, cards }: DrilledCluster,
  fault: Fault,
): Promise<Round> => {
  roundNumber += 1;
  const name = `failover-${process.pid}-${roundNumber}`;
  const since = new Date();
  const [one, many] = [newLedger(), newLedger()];
  let isOver = false;
  const loading = Promise.all([
    loadStubbornly(session, `${name}-one`, one, () => isOver, patienceMs),
    chargeStubbornly(session, cards, `${name}-many`, many, () => isOver, patienceMs),
  ]);
  const goesOn = async () => {
    await Promise.race([loading, sleep(warmUpMs)]);
    const beganAtMs = performance.now();
    const end = await fault.begin(cluster);
    const begunAtMs = performance.now();
    await sleep(fault.lastsSeconds * 1000);
    if (fault.stopsWrites !== true) await untilAcknowledged([one, many], begunAtMs);
    await end();
    await untilAcknowledged([one, many], performance.now());
    return beganAtMs;
  };
  const beganAtMs = await goesOn().finally(() => {
    isOver = true;
  });
  await loading;
  await cluster.untilHealthy();
  const owner = books.owner();
  const both: Ledger = {
    ...one,
    acknowledged: new Map([...one.acknowledged, ...many.acknowledged]),
    unexpectedResponses: [...one.unexpectedResponses, ...many.unexpectedResponses],
  };
  const lost = await lostAcknowledgements(owner, both);
  const unequal = await unequalAfterAll(books, since);
  const doubled = [...(await unknownTransactions(owner, both, since)), ...unequal];
  const violations = await ledgerFaults(books);
  const notNow = one.notNow + many.notNow;
  const withoutResponse = one.withoutResponse + many.withoutResponse;
  const malformed = one.malformed + many.malformed;
  const repeated = notNow + withoutResponse;
  return {
    fault: fault.name,
    awaySeconds: {
      one: inTenths(longestPauseMs(one, beganAtMs)),
      many: inTenths(longestPauseMs(many, beganAtMs)),
    },
    acknowledged: { one: one.acknowledged.size, many: many.acknowledged.size },
    lost: lost.length,
    doubled: doubled.length,
    violations: violations.length,
    notNow,
    withoutResponse,
    otherAnswers: both.unexpectedResponses.length + malformed,
    faults: [
      ...both.unexpectedResponses,
      ...(malformed > 0
        ? [`${malformed} responses with 502, 503 or 504 were not JSON with Retry-After`]
        : []),
      ...lost,
      ...doubled,
      ...violations,
      ...(fault.isPlanned === true && repeated > 0 ? [`${repeated} requests had to be sent again`] : []),
    ],
  };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { lostAcknowledgements, unknownTransactions } from '../load/acknowledged.ts';
import { ledgerFaults } from '../load/ledger-faults.ts';
import { openDemoSession } from '../load/demo-session.ts';
import { type Ledger, loadUntilCutOff, newLedger, retryUnanswered } from '../load/load.ts';
import { apiAt, type Platform, requireRunning, type Victim } from '../product/platform.ts';

export type Round = {
  readonly victim: Victim;
  /** Acknowledged before the kill. */
  readonly acknowledged: number;
  /** In flight when the kill came. */
  readonly unanswered: number;
  /** From the restart until it was ready. */
  readonly readyMs: number;
  readonly faults: readonly string[];
};

const shortestLoadMs = 100;
const longestLoadMs = 1500;
const cutOffWithinMs = 90_000;

const someAcknowledged = async ({ acknowledged }: Ledger): Promise<void> => {
  while (acknowledged.size === 0) await sleep(10);
};

/** If no client lost its connection, the process survived the kill. */
const cutOffWithin = async (loading: Promise<void>): Promise<void> => {
  const isOver = await Promise.race([loading.then(() => true), sleep(cutOffWithinMs, false, { ref: false })]);
  if (!isOver) throw new Error(`The clients still get answers ${cutOffWithinMs} ms after the kill.`);
};

/**
 * Generates load, kills in the middle of it, restarts, and checks the result before and after the clients
 * retry.
 */
export const runKillRound = async (platform: Platform, victim: Victim, name: string): Promise<Round> => {
  requireRunning(platform);
  const ledger = newLedger();
  const session = await openDemoSession(apiAt(platform, 0).apiBaseUrl);
  const since = new Date();
  const loading = loadUntilCutOff(session, name, ledger);
  await Promise.race([someAcknowledged(ledger), loading]);
  await sleep(shortestLoadMs + Math.random() * (longestLoadMs - shortestLoadMs));
  await platform.kill(victim);
  const killedAtMs = performance.now();
  await platform.restart();
  const readyMs = performance.now() - killedAtMs;
  await cutOffWithin(loading);
  const [acknowledged, unanswered] = [ledger.acknowledged.size, ledger.unanswered.size];
  const lostAtFirst = await lostAcknowledgements(platform.owner(), ledger);
  // The next round's check of the books covers the retries.
  const wrongLedger = await ledgerFaults(platform);
  await retryUnanswered(await openDemoSession(apiAt(platform, 0).apiBaseUrl), ledger);
  const lostLater = await lostAcknowledgements(platform.owner(), ledger);
  const unknown = await unknownTransactions(platform.owner(), ledger, since);
  const faults = [
    ...new Set([...ledger.unexpectedResponses, ...lostAtFirst, ...wrongLedger, ...lostLater, ...unknown]),
  ];
  return { victim, acknowledged, unanswered, readyMs, faults };
};

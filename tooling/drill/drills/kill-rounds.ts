import { setTimeout as sleep } from 'node:timers/promises';
import { lostAcknowledgements, unknownTransactions } from '../load/acknowledged.ts';
import { ledgerFaults } from '../load/ledger-faults.ts';
import { openDemoSession } from '../load/demo-session.ts';
import { type Ledger, loadUntil, newLedger, retryUnanswered } from '../load/load.ts';
import { apiAt, type Platform, requireRunning, type Victim } from '../product/platform.ts';

export type Round = {
  readonly victim: Victim;
  /** Requests acknowledged before the kill, or by a process that outlived its database. */
  readonly acknowledged: number;
  /** Requests that got no response, so their outcome is unknown to the client. */
  readonly unanswered: number;
  /** The time from the kill until every process was ready. */
  readonly readyMs: number;
  readonly faults: readonly string[];
};

const shortestLoadMs = 100;
const longestLoadMs = 1500;

const someAcknowledged = async ({ acknowledged }: Ledger): Promise<void> => {
  while (acknowledged.size === 0) await sleep(10);
};

/** Kills under load, restarts, and checks the result before and after the clients retry. */
export const runKillRound = async (platform: Platform, victim: Victim, name: string): Promise<Round> => {
  requireRunning(platform);
  const ledger = newLedger();
  const sessions = await Promise.all(platform.apis().map(({ apiBaseUrl }) => openDemoSession(apiBaseUrl)));
  const since = new Date();
  let isReadyAgain = false;
  // A client stops at its first request without a response, otherwise after the restart.
  const loading = Promise.all(
    sessions.map((session, index) => loadUntil(session, `${name}-${index}`, ledger, () => isReadyAgain)),
  );
  await Promise.race([someAcknowledged(ledger), loading]);
  await sleep(shortestLoadMs + Math.random() * (longestLoadMs - shortestLoadMs));
  await platform.kill(victim);
  const killedAtMs = performance.now();
  await platform.restart();
  const readyMs = performance.now() - killedAtMs;
  isReadyAgain = true;
  await loading;
  const [acknowledged, unanswered] = [ledger.acknowledged.size, ledger.unanswered.size];
  const lostAtFirst = await lostAcknowledgements(platform.owner(), ledger);
  // The check of the next round covers the retries.
  const wrongLedger = await ledgerFaults(platform);
  await retryUnanswered(await openDemoSession(apiAt(platform, 0).apiBaseUrl), ledger);
  const lostLater = await lostAcknowledgements(platform.owner(), ledger);
  const unknown = await unknownTransactions(platform.owner(), ledger, since);
  const faults = [
    ...new Set([...ledger.unexpectedResponses, ...lostAtFirst, ...wrongLedger, ...lostLater, ...unknown]),
  ];
  return { victim, acknowledged, unanswered, readyMs, faults };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { lostAcknowledgements, unknownTransactions } from '../load/acknowledged.ts';
import { bookFaults } from '../load/books.ts';
import { openDemoSession } from '../load/demo-session.ts';
import { type Ledger, loadUntilCutOff, newLedger, sendAgain } from '../load/load.ts';
import { apiAt, type Platform, requireRunning, type Victim } from '../product/platform.ts';

export type Round = {
  readonly victim: Victim;
  /** Answered before the kill. */
  readonly acknowledged: number;
  /** On their way when the kill came. */
  readonly unanswered: number;
  /** From the order to come back to being ready. */
  readonly readyMs: number;
  readonly faults: readonly string[];
};

const shortestLoadMs = 100;
const longestLoadMs = 1500;
const cutOffWithinMs = 90_000;

const someAcknowledged = async ({ acknowledged }: Ledger): Promise<void> => {
  while (acknowledged.size === 0) await sleep(10);
};

/** Where nobody is cut off, what was to be killed lives on. */
const cutOffWithin = async (loading: Promise<void>): Promise<void> => {
  const isOver = await Promise.race([loading.then(() => true), sleep(cutOffWithinMs, false, { ref: false })]);
  if (!isOver) throw new Error(`The clients still get answers ${cutOffWithinMs} ms after the kill.`);
};

/** Loads, kills in the middle of it, lets it come back, and looks at what is there before and after sending again. */
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
  await platform.comeBack();
  const readyMs = performance.now() - killedAtMs;
  await cutOffWithin(loading);
  const [acknowledged, unanswered] = [ledger.acknowledged.size, ledger.unanswered.size];
  const lostAtFirst = await lostAcknowledgements(platform.owner(), ledger);
  // What sending again leaves behind, the next round's look at the books sees.
  const wrongBooks = await bookFaults(platform.databaseUrl());
  await sendAgain(await openDemoSession(apiAt(platform, 0).apiBaseUrl), ledger);
  const lostLater = await lostAcknowledgements(platform.owner(), ledger);
  const unknown = await unknownTransactions(platform.owner(), ledger, since);
  const faults = [
    ...new Set([...ledger.wrongAnswers, ...lostAtFirst, ...wrongBooks, ...lostLater, ...unknown]),
  ];
  return { victim, acknowledged, unanswered, readyMs, faults };
};

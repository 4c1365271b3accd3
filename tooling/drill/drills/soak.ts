import { listGeneralLedgerAccounts, storePaymentInstrument } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '@tillbook/e2e/resident-megabytes';
import { closingFaults } from '../load/ledger-faults.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import { administrationTasks } from '../soak/administration-tasks.ts';
import { adminTasks } from '../soak/admin-tasks.ts';
import { storeInstruments } from '../soak/card-forms.ts';
import { growthOf } from '../soak/memory.ts';
import { followPayments } from '../soak/followed-account.ts';
import { merchantTasks, type Task } from '../soak/merchant-tasks.ts';
import { signInsAndPasswords } from '../soak/sign-ins.ts';
import { joinAndLeave } from '../soak/team-tasks.ts';
import { newTimings, noteFault, Refused, timedClient, type Timings } from '../soak/timed-client.ts';
import type { DrillResult, Say } from './drill-result.ts';

const lanes = 6;
const pauseMs = 40;
/** Password hashing is slow by design, and a round takes several hashes. */
const pauseBetweenSignInsMs = 3_000;
const samplesInAll = 200;
/** Shorter runs don't warm up enough for meaningful memory figures. */
const memoryCountsFromMinutes = 3;
const mostGrowth = 1.2;

/** Runs a task. A refusal by a rule ends it; any other failure is a fault. */
const attempt = async (task: () => Promise<void>, timings: Timings): Promise<void> => {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof Refused)) noteFault(timings, '', error);
  }
};

/** Runs tasks in sequence until aborted, but at least `least` of them. */
const runLane = async (
  tasks: readonly (() => Promise<void>)[],
  first: number,
  least: number,
  restMs: number,
  timings: Timings,
  over: AbortSignal,
): Promise<void> => {
  for (let count = 0; count < least || !over.aborted; count += 1) {
    const task = tasks[(first + count) % tasks.length];
    if (task !== undefined) await attempt(task, timings);
    await sleep(restMs * 2 * Math.random());
  }
};

const watchMemory = async (pid: number, everyMs: number, over: AbortSignal): Promise<number[]> => {
  const samples: number[] = [];
  while (!over.aborted) {
    samples.push(residentMegabytes(pid));
    await sleep(everyMs, undefined, { signal: over }).catch(() => undefined);
  }
  return samples;
};

const quantile = (sorted: readonly number[], fraction: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;

const tableOf = ({ durationsMs }: Timings): string[] => {
  const rows = [...durationsMs].toSorted(([first], [second]) => first.localeCompare(second));
  return [
    `${'call'.padEnd(26)}${'times'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`,
    ...rows.map(([name, durations]) => {
      const sorted = durations.toSorted((first, second) => first - second);
      const figures = [quantile(sorted, 0.5), quantile(sorted, 0.99)].map((ms) => ms.toFixed(1).padStart(9));
      return `${name.padEnd(26)}${String(sorted.length).padStart(8)}${figures.join('')}`;
    }),
  ];
};

/** Sums accounts by their normal side, as the trial balance does. */
const trialBalance = async ({ admin }: DemoSession) => {
  const { accounts } = await admin.call(listGeneralLedgerAccounts, {});
  const sumOf = (side: string) =>
    accounts
      .filter(({ normalBalance }) => normalBalance === side)
      .reduce((sum, { currentBalanceCents = 0 }) => sum + currentBalanceCents, 0);
  return { debits: sumOf('debit'), credits: sumOf('credit') };
};

const neverMade = ({ durationsMs }: Timings): string[] =>
  [...endpoints, storePaymentInstrument]
    .filter(({ name }) => !durationsMs.has(name))
    .map(({ name }) => `${name} was never called`);

const counted = (faults: readonly string[]): string[] =>
  [...Map.groupBy(faults, (fault) => fault)].map(([fault, all]) => `${all.length} × ${fault}`);

const megabytes = (value: number): string => `${value.toFixed(0)} MB`;

/** Makes every call for some minutes and expects no errors, no memory growth, and balanced books. */
export const drillSoak = async (platform: Platform, minutes: number, say: Say): Promise<DrillResult> => {
  const since = new Date();
  const { apiBaseUrl, formsBaseUrl, dataDirectory, pid } = apiAt(platform, 0);
  const timings = newTimings();
  const opened = await openDemoSession(apiBaseUrl);
  const session = {
    ...opened,
    merchant: timedClient(opened.merchant, timings),
    admin: timedClient(opened.admin, timings),
  };
  const others = [
    storeInstruments(formsBaseUrl, timings),
    followPayments(timings),
    joinAndLeave(apiBaseUrl, dataDirectory, timings),
  ];
  const tasks = [...merchantTasks, ...others, ...adminTasks, ...administrationTasks].map(
    (task: Task) => () => task(session),
  );
  // Even in a short run, the lanes together run each task at least once.
  const share = Math.ceil(tasks.length / lanes);
  const runMs = minutes * 60_000;
  const over = AbortSignal.timeout(runMs);
  const signIns = signInsAndPasswords(apiBaseUrl, dataDirectory, timings);
  const [samples] = await Promise.all([
    watchMemory(pid, runMs / samplesInAll, over),
    runLane([signIns], 0, 1, pauseBetweenSignInsMs, timings, over),
    ...Array.from({ length: lanes }, (_, lane) =>
      runLane(tasks, lane * share, share, pauseMs, timings, over),
    ),
  ]);
  const { start, middle, end } = growthOf(samples);
  const load = loadavg().map((value) => value.toFixed(1));
  for (const line of tableOf(timings)) say(line);
  const closing = await closingFaults(platform, since);
  const { debits, credits } = await trialBalance(opened);
  const calls = [...timings.durationsMs.values()].reduce((sum, { length }) => sum + length, 0);
  const isFlat = minutes < memoryCountsFromMinutes || end <= start * mostGrowth;
  return {
    summary:
      `${minutes} minutes of every call, mixed: ${calls} calls, ${timings.faults.length} errors, ${timings.refused} refused by a rule; ` +
      `memory ${megabytes(start)} at the start, ${megabytes(middle)} in the middle, ${megabytes(end)} at the end; ` +
      `debits ${debits}, credits ${credits}; load of the machine ${load.join(' ')}`,
    faults: [
      ...counted(timings.faults),
      ...neverMade(timings),
      ...(isFlat ? [] : [`the memory grew from ${megabytes(start)} to ${megabytes(end)}`]),
      ...(debits === credits ? [] : [`debits are ${debits} and credits ${credits}`]),
      ...closing,
    ],
    count: calls,
  };
};

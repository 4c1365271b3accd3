/**
 * `npm run drill -- <name> [count] [postgres-15] [own-sandbox]`: runs one drill in its long form. The words
 * after the count choose the database of drills that run on an external database.
 */
import { missingPackages } from './cluster/missing-packages.ts';
import { drillClockAhead } from './drills/clock-ahead.ts';
import { drillDatabaseAway } from './drills/database-away.ts';
import type { DrillResult, Say } from './drills/drill-result.ts';
import { drillFailover } from './drills/failover.ts';
import { drillKeys } from './drills/keys.ts';
import { drillKills } from './drills/kills.ts';
import { drillKillsOfOne } from './drills/kills-of-one.ts';
import { drillProxies } from './drills/proxies.ts';
import { drillRefunds } from './drills/refunds.ts';
import { drillRollingRestart } from './drills/rolling-restart.ts';
import { drillRollingUpgrade } from './drills/rolling-upgrade.ts';
import { drillRotateKey } from './drills/rotate-key.ts';
import { drillSoak } from './drills/soak.ts';
import { drillWithdrawals } from './drills/withdrawals.ts';
import { openEmbeddedPlatform } from './product/embedded-platform.ts';
import { type Databases, openExternalPlatform, usualDatabases } from './product/external-platform.ts';
import { type Platform, withPlatform } from './product/platform.ts';
import { missingProxies } from './proxies/running-proxy.ts';

type Drill = {
  /** Default count: rounds, payments, parallel requests, kills or minutes, depending on the drill. */
  readonly times: number;
  readonly runs: readonly ((databases: Databases, times: number) => Promise<DrillResult>)[];
  readonly missingPrograms?: () => Promise<string | undefined>;
};

const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};

type Open = (databases: Databases) => Promise<Platform>;
type RunOn = (platform: Platform, times: number, say: Say) => Promise<DrillResult>;

const on =
  (open: Open, run: RunOn): Drill['runs'][number] =>
  (databases, times) => {
    say('Seeding and starting the first time…');
    return withPlatform(
      () => open(databases),
      (platform) => run(platform, times, say),
    );
  };

const embedded = () => openEmbeddedPlatform();
const oneProcess = (databases: Databases) => openExternalPlatform({ databases, processes: 1 });
const twoProcesses = (databases: Databases) => openExternalPlatform({ databases, processes: 2 });
const twoMachines = (databases: Databases) =>
  openExternalPlatform({ databases, processes: 2, ownFolders: true });
/** Long enough for the balancer to notice that a stopping process is not ready. */
const unhurried = { SHUTDOWN_DELAY_MS: '5000' };
const twoThatLeave = (databases: Databases) =>
  openExternalPlatform({ databases, processes: 2, environment: unhurried });
const twoBeforeNextRelease = (databases: Databases) =>
  openExternalPlatform({ databases, processes: 2, withNextRelease: true, environment: unhurried });

const drills: Readonly<Record<string, Drill>> = {
  withdrawals: { times: 200, runs: [on(twoProcesses, drillWithdrawals)] },
  refunds: { times: 1000, runs: [on(twoProcesses, drillRefunds)] },
  keys: { times: 64, runs: [on(twoProcesses, drillKeys)] },
  'database-away': {
    times: 20,
    runs: [on(embedded, drillDatabaseAway), on(twoProcesses, drillDatabaseAway)],
  },
  kills: { times: 200, runs: [on(embedded, drillKills), on(twoProcesses, drillKills)] },
  'kills-embedded': { times: 200, runs: [on(embedded, drillKills)] },
  soak: { times: 30, runs: [on(embedded, drillSoak)] },
  'rolling-restart': { times: 10, runs: [on(twoThatLeave, drillRollingRestart)] },
  'rolling-upgrade': { times: 5, runs: [on(twoBeforeNextRelease, drillRollingUpgrade)] },
  failover: {
    times: 10,
    runs: [(_, kills) => drillFailover(kills, say)],
    missingPrograms: () => Promise.resolve(missingPackages()),
  },
  'kills-of-one': { times: 20, runs: [on(twoProcesses, drillKillsOfOne)] },
  'rotate-key': { times: 3, runs: [on(twoMachines, drillRotateKey)] },
  'clock-ahead': { times: 20, runs: [on(oneProcess, drillClockAhead)] },
  proxies: {
    times: 1,
    runs: [() => drillProxies(say)],
    missingPrograms: () => Promise.resolve(missingProxies()),
  },
  'kills-external': { times: 200, runs: [on(twoProcesses, drillKills)] },
};

const sayResult = ({ summary, faults }: DrillResult): void => {
  say(summary);
  for (const fault of faults) say(`  ${fault}`);
  say(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
};

// A signal alone would skip the exit handlers, which end the started programs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const databaseWords = ['postgres-15', 'own-sandbox'];
const [name = '', ...words] = process.argv.slice(2);
const drill = drills[name];
const [requestedTimes, ...unknownWords] = words.filter((word) => !databaseWords.includes(word));
const times = requestedTimes === undefined ? drill?.times : Number(requestedTimes);
const databases: Databases = {
  version: words.includes('postgres-15') ? 'postgres-15' : usualDatabases.version,
  ownSandbox: words.includes('own-sandbox'),
};
if (
  unknownWords.length > 0 ||
  drill === undefined ||
  times === undefined ||
  !Number.isInteger(times) ||
  times < 1
) {
  process.stderr.write(
    `Name a drill (${Object.keys(drills).join(', ')}), optionally a count, and ${databaseWords.join(' or ')}.\n`,
  );
  process.exit(1);
}
const missing = await drill.missingPrograms?.();
if (missing !== undefined) {
  say(missing);
  // Nothing was tested. `npm run drill` checks this first and reports the drill as not run.
  process.exit(1);
}
let isRight = true;
for (const run of drill.runs) {
  const result = await run(databases, times);
  sayResult(result);
  // A drill without any event proves nothing.
  isRight &&= result.faults.length === 0 && result.count > 0;
}
process.exit(isRight ? 0 : 1);

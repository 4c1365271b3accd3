import { join } from 'node:path';
import { freePort } from '@tillbook/e2e/free-ports';
import { openCluster } from '../cluster/open-cluster.ts';
import { prepareCluster, type SandboxRecord } from '../failover/cluster-platform.ts';
import { type Fault, leaderKilled, otherFaults, rollingUpgradeFrom } from '../failover/fault.ts';
import { restoreToMoment, type Restored } from '../failover/restore-round.ts';
import { type Round, runRound } from '../failover/round.ts';
import { failoverTable } from '../failover/table.ts';
import { createDataFolder } from '../product/data-folder.ts';
import { openAll, type Opened } from '../product/opened.ts';
import { checkOutPreviousRelease } from '../product/previous-release.ts';
import type { DrillResult, Say } from './drill-result.ts';

const manyAccounts = 50;
/** The rest is in the result. */
const fewFaults = 5;

/** Throttles are per person, and one person sends everything. */
const environment = { THROTTLE: 'off', SANDBOX_DELAY_MS: '300' };

type Failover = {
  readonly faults: readonly Fault[];
  /** The API of an older release, which the processes begin with. */
  readonly apiFolder?: string;
  readonly sandboxRecord: SandboxRecord;
  /** Whether the database is restored to a moment at the end. */
  readonly restores: boolean;
};

const drillOn = async (
  opened: Opened,
  { faults, apiFolder, sandboxRecord, restores }: Failover,
  say: Say,
): Promise<DrillResult> => {
  const folder = createDataFolder();
  opened.add(() => folder.remove());
  const cluster = await openCluster({
    folder: folder.path,
    takePort: freePort,
    environment: {
      ...environment,
      ...(sandboxRecord === 'platform-database' && { SANDBOX_DATABASE_URL: undefined }),
    },
    say,
    ...(apiFolder !== undefined && { apiFolder }),
  });
  opened.add(() => cluster.close());
  const drilled = await prepareCluster(cluster, manyAccounts, sandboxRecord);
  opened.add(() => drilled.close());
  const rounds: Round[] = [];
  for (const fault of faults) {
    const round = await runRound(drilled, fault);
    rounds.push(round);
    say(`${rounds.length} of ${faults.length} ${failoverTable([round]).split('\n').at(-1)}`);
    for (const found of round.faults.slice(0, fewFaults)) say(`  ${found}`);
  }
  const restored: Restored | undefined = restores ? await restoreToMoment(drilled) : undefined;
  say('\nPatroni: ttl 20 s, loop_wait 5 s, retry_timeout 5 s; HAProxy looks every second, twice\n');
  say(failoverTable(rounds));
  const acknowledged = rounds.reduce((sum, { acknowledged: { one, many } }) => sum + one + many, 0);
  return {
    summary: [
      `${rounds.length} rounds, ${acknowledged} acknowledged`,
      ...(restored ? [restored.summary] : []),
    ].join('\n'),
    faults: [...rounds.flatMap((round) => round.faults), ...(restored?.faults ?? [])],
    count: acknowledged,
  };
};

const drillOnce = (failover: Failover, say: Say): Promise<DrillResult> =>
  openAll(async (opened) => {
    const result = await drillOn(opened, failover, say);
    await opened.close();
    return result;
  });

/** Kills and freezes the parts of a cluster under load, restarts its processes, and restores its database. */
export const drillFailover = (kills: number, say: Say): Promise<DrillResult> => {
  const faults = [...Array.from({ length: kills }, () => leaderKilled), ...otherFaults];
  return drillOnce({ faults, sandboxRecord: 'own-database', restores: true }, say);
};

/** Upgrades a cluster under load from the oldest release that can run beside this one. */
export const drillClusterUpgrade = (say: Say): Promise<DrillResult> =>
  openAll(async (opened) => {
    const checkout = createDataFolder();
    opened.add(() => checkout.remove());
    const { number, apiFolder } = await checkOutPreviousRelease(join(checkout.path, 'previous-release'));
    const faults = [rollingUpgradeFrom(number)];
    // The older release knows no other place for it.
    const upgrade: Failover = { faults, apiFolder, sandboxRecord: 'platform-database', restores: false };
    const result = await drillOn(opened, upgrade, say);
    await opened.close();
    return result;
  });

import { freePort } from '@tillbook/e2e/free-ports';
import { openCluster } from '../cluster/open-cluster.ts';
import { prepareCluster } from '../failover/cluster-platform.ts';
import { leaderKilled, otherFaults, rollingUpgradeTo } from '../failover/fault.ts';
import { type Restored, restoreToMoment } from '../failover/restore-round.ts';
import { runRound } from '../failover/round.ts';
import { runRounds } from '../failover/rounds.ts';
import { failoverTable } from '../failover/table.ts';
import { createDataFolder } from '../product/data-folder.ts';
import { openAll, type Opened } from '../product/opened.ts';
import { makeNextRelease } from '../product/next-release.ts';
import type { DrillResult, Say } from './drill-result.ts';

const manyAccounts = 50;

/** Throttling is per user, and one user sends every request. */
const environment = { THROTTLE: 'off', SANDBOX_DELAY_MS: '300' };

const notRestored: Restored = { summary: 'not restored, because a round failed', faults: [] };

/** Kills and freezes parts of a cluster under load, upgrades its processes, and restores its database. */
const drillOn = async (opened: Opened, kills: number, say: Say): Promise<DrillResult> => {
  const folder = createDataFolder();
  opened.add(() => folder.remove());
  const next = makeNextRelease();
  opened.add(() => Promise.resolve(next.remove()));
  const cluster = await openCluster({ folder: folder.path, takePort: freePort, environment, say });
  opened.add(() => cluster.close());
  const drilled = await prepareCluster(cluster, manyAccounts);
  opened.add(() => drilled.close());
  const planned = [
    ...Array.from({ length: kills }, () => leaderKilled),
    ...otherFaults,
    rollingUpgradeTo(next),
  ];
  const { rounds, faults, isComplete } = await runRounds(planned, (fault) => runRound(drilled, fault), say);
  // Prints the table before the restore, which may throw.
  say('\nPatroni: ttl 20 s, loop_wait 5 s, retry_timeout 5 s; HAProxy checks every second, twice\n');
  say(failoverTable(rounds));
  const restored = isComplete ? await restoreToMoment(drilled) : notRestored;
  const acknowledged = rounds.reduce((sum, { acknowledged: { one, many } }) => sum + one + many, 0);
  return {
    summary: `${rounds.length} of ${planned.length} rounds, ${acknowledged} acknowledged\n${restored.summary}`,
    faults: [...faults, ...restored.faults],
    count: acknowledged,
  };
};

export const drillFailover = (kills: number, say: Say): Promise<DrillResult> =>
  openAll(async (opened) => {
    const result = await drillOn(opened, kills, say);
    await opened.close();
    return result;
  });

import { setTimeout as sleep } from 'node:timers/promises';
import { underBalancedLoad } from '../load/balanced-load.ts';
import { loadUntil } from '../load/load.ts';
import type { Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const countMigrations = async (platform: Platform): Promise<number> => {
  const { rows } = await platform
    .owner()
    .query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
  return rows[0]?.count ?? 0;
};

/**
 * Upgrades under load. A process of the next release migrates the database while two of this release run; one
 * of those restarts on the migrated database before both are replaced.
 *
 * @param pauseSeconds duration of the load between two steps
 */
export const drillRollingUpgrade = async (
  platform: Platform,
  pauseSeconds: number,
  say: Say,
): Promise<DrillResult> => {
  const { upgrade } = platform;
  if (upgrade === undefined) throw new Error('This platform has no next release.');
  const steps: readonly (readonly [done: string, step: () => Promise<void>])[] = [
    ['a process of the next release has migrated and serves', () => upgrade.add()],
    ['an old process has restarted on the migrated database', () => upgrade.restart(0)],
    ['the first old process is replaced', () => upgrade.replace(0)],
    ['the second old process is replaced', () => upgrade.replace(1)],
  ];
  const countBefore = await countMigrations(platform);
  const { ledger, faults } = await underBalancedLoad(platform, loadUntil, 'upgrade', async (running) => {
    for (const [done, step] of steps) {
      await sleep(pauseSeconds * 1000);
      await step();
      say(`${done}: ${running.acknowledged.size} acknowledged, ${running.unanswered.size} under way`);
    }
    await sleep(pauseSeconds * 1000);
  });
  const { from, to, migrations } = upgrade;
  const crossed = (await countMigrations(platform)) - countBefore;
  const summary = `release ${from} to ${to}, over ${crossed} migrations: ${ledger.acknowledged.size} acknowledged, ${ledger.refused} refused by a rule, ${ledger.unanswered.size} without a definite response`;
  if (crossed !== migrations.length) {
    const missed = `${crossed} migrations were applied instead of ${migrations.join(', ')}`;
    return { summary, faults: [...faults, missed], count: ledger.acknowledged.size };
  }
  return { summary, faults, count: ledger.acknowledged.size };
};

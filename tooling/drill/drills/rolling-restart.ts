import { setTimeout as sleep } from 'node:timers/promises';
import { underBalancedLoad } from '../load/balanced-load.ts';
import { loadUntil } from '../load/load.ts';
import type { Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const betweenRestartsMs = 1000;

/** Replaces one process after another under load. Every request must get its response the first time. */
export const drillRollingRestart = async (
  platform: Platform,
  restarts: number,
  say: Say,
): Promise<DrillResult> => {
  const { replace } = platform;
  if (replace === undefined) throw new Error('The processes of this platform cannot be replaced.');
  const { ledger, faults } = await underBalancedLoad(platform, loadUntil, 'rolling', async (running) => {
    for (let number = 1; number <= restarts; number += 1) {
      await sleep(betweenRestartsMs);
      await replace(number % platform.apis().length);
      say(
        `${number} restarts, ${running.acknowledged.size} acknowledged, ${running.unanswered.size} under way`,
      );
    }
    await sleep(betweenRestartsMs);
  });
  const summary = `${restarts} restarts of ${platform.apis().length} processes in turn: ${ledger.acknowledged.size} acknowledged, ${ledger.refused} refused by a rule, ${ledger.unanswered.size} without a definite response`;
  return { summary, faults, count: ledger.acknowledged.size };
};

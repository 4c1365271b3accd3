import { setTimeout as sleep } from 'node:timers/promises';
import { underBalancedLoad } from '../load/balanced-load.ts';
import { loadStubbornly } from '../load/load.ts';
import type { Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const shortestLoadMs = 200;
const longestLoadMs = 1500;

/**
 * Kills one process after another under load. The others keep serving, and every request takes effect once.
 */
export const drillKillsOfOne = async (platform: Platform, kills: number, say: Say): Promise<DrillResult> => {
  const { killOne } = platform;
  if (killOne === undefined) throw new Error('This platform has one process.');
  const { ledger, faults } = await underBalancedLoad(
    platform,
    loadStubbornly,
    'kill-one',
    async (running) => {
      for (let number = 1; number <= kills; number += 1) {
        await sleep(shortestLoadMs + Math.random() * (longestLoadMs - shortestLoadMs));
        await killOne(number % platform.apis().length);
        say(`${number} kills, ${running.acknowledged.size} acknowledged, ${running.repeated} sent again`);
      }
    },
  );
  const summary = `${kills} kills of one of ${platform.apis().length} processes: ${ledger.acknowledged.size} acknowledged, ${ledger.refused} refused by a rule, ${ledger.repeated} sent again with their keys`;
  return { summary, faults, count: Math.min(ledger.acknowledged.size, ledger.repeated) };
};

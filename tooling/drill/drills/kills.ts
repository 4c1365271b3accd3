import { closingFaults } from '../load/ledger-faults.ts';
import { type Platform, victims } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';
import { type Round, runKillRound } from './kill-rounds.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const sayRound = (say: Say, { victim, acknowledged, unanswered, readyMs, faults }: Round, number: number) => {
  say(
    `${String(number).padStart(3)}  ${victim.padEnd(10)}  ${String(acknowledged).padStart(5)} acknowledged  ` +
      `${String(unanswered).padStart(2)} unanswered  ready again in ${seconds(readyMs)}  ` +
      (faults.length === 0 ? 'books balance' : `${faults.length} FAULTS`),
  );
  for (const fault of faults) say(`     ${fault}`);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const summaryOf = (rounds: readonly Round[], { where }: Platform): string => {
  const ready = rounds.map(({ readyMs }) => readyMs).toSorted((first, second) => first - second);
  return (
    `${rounds.length} kills, ${where} database: ${sum(rounds.map(({ acknowledged }) => acknowledged))} acknowledged, ` +
    `${sum(rounds.map(({ unanswered }) => unanswered))} unanswered, ready again in ` +
    `${seconds(ready[Math.floor(ready.length / 2)] ?? 0)} (median), ${seconds(ready.at(-1) ?? 0)} at most`
  );
};

export const drillKills = async (platform: Platform, kills: number, say: Say): Promise<DrillResult> => {
  const since = new Date();
  const rounds: Round[] = [];
  for (let number = 1; number <= kills; number += 1) {
    const victim = victims[number % victims.length] ?? 'everything';
    const round = await runKillRound(platform, victim, `kill-${process.pid}-${number}`);
    rounds.push(round);
    sayRound(say, round, number);
  }
  return {
    summary: summaryOf(rounds, platform),
    faults: [
      ...rounds.flatMap(({ faults }, index) => faults.map((fault) => `kill ${index + 1}: ${fault}`)),
      ...(await closingFaults(platform, since)),
    ],
    // Kills without requests in flight prove nothing.
    count: rounds.every(({ acknowledged }) => acknowledged > 0)
      ? sum(rounds.map(({ unanswered }) => unanswered))
      : 0,
  };
};

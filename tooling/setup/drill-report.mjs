import { commandOfRun } from './drill-groups.mjs';

/** @typedef {import('./drill-groups.mjs').DrillGroup} DrillGroup */
/** @typedef {import('./drill-results.mjs').DrillResults} DrillResults */
/** @typedef {import('./drill-results.mjs').GroupResult} GroupResult */

/** @param {GroupResult | undefined} result */
const whenAndWhich = (result) =>
  result && `${result.at.slice(0, 16).replace('T', ' ')} at ${result.commit.slice(0, 9)}`;

/** @param {GroupResult | undefined} last */
const minutesOf = (last) => (last ? `${(last.seconds / 60).toFixed(1)} min` : '');

/** @param {import('./drill-results.mjs').RunResult | undefined} run */
const outcomeOf = (run) => {
  if (run === undefined) return 'not run yet';
  return run.reason === undefined ? run.outcome : `${run.outcome}: ${run.reason}`;
};

/**
 * @param {readonly DrillGroup[]} groups
 * @param {DrillResults} results
 * @returns {readonly string[]} lines
 */
export const drillReport = (groups, results) =>
  groups.flatMap((group) => {
    const { last, lastGreen } = results[group.name] ?? {};
    const green = whenAndWhich(lastGreen) ?? 'never';
    const minutes = minutesOf(last);
    return [
      '',
      `${group.name}: ${group.summary}`,
      `  last green: ${green}${minutes === '' ? '' : `; the last run took ${minutes}`}`,
      ...group.runs.map((run) => {
        const command = commandOfRun(run);
        return `  ${command.padEnd(64)} ${outcomeOf(last?.runs.find((one) => one.command === command))}`;
      }),
    ];
  });

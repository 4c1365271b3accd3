import { existsSync } from 'node:fs';
import { signalReceived } from './child-process.mjs';
import { commandOfRun, drillGroups } from './drill-groups.mjs';
import { drillReport } from './drill-report.mjs';
import {
  cleanCommit,
  isDone,
  isGreen,
  readDrillResults,
  withResult,
  writeDrillResults,
} from './drill-results.mjs';
import { drills } from './drills.mjs';
import { missingProgramsOf, runScript } from './named-runs.mjs';
import { prepare } from './prepare.mjs';
import { complain, heading, say } from './say.mjs';

/** @typedef {import('./drill-groups.mjs').DrillGroup} DrillGroup */
/** @typedef {import('./drill-groups.mjs').GroupRun} GroupRun */
/** @typedef {import('./drill-results.mjs').RunResult} RunResult */

/**
 * @param {GroupRun} run
 * @returns {Promise<RunResult>}
 */
const runOne = async (run) => {
  const command = commandOfRun(run);
  const drill = drills.find(({ name }) => name === run.drill);
  if (drill === undefined) return { command, outcome: 'failed', reason: 'unknown drill' };
  const missing = missingProgramsOf({ programs: { ...drill.programs, ...run.programs } }, existsSync);
  if (missing.length > 0) return { command, outcome: 'not run', reason: `missing ${missing.join(', ')}` };
  const exitCode = await runScript(drill, run.words ?? [], run.environment);
  return { command, outcome: exitCode === 0 ? 'green' : 'failed' };
};

/**
 * @param {DrillGroup} group
 * @returns {Promise<readonly RunResult[] | undefined>} undefined after a termination signal
 */
const runGroup = async (group) => {
  /** @type {RunResult[]} */
  const results = [];
  for (const run of group.runs) {
    heading(`${group.name}: ${commandOfRun(run)}`);
    const result = await runOne(run);
    if (signalReceived()) return undefined;
    if (result.reason !== undefined) complain(`${result.command}: ${result.outcome}: ${result.reason}`);
    results.push(result);
  }
  return results;
};

/** @param {readonly DrillGroup[]} groups */
const runGroups = async (groups) => {
  let isRight = true;
  for (const group of groups) {
    const commit = cleanCommit();
    if (isDone(readDrillResults()[group.name], commit, group.runs.map(commandOfRun))) {
      say(`\n${group.name}: green at this commit`);
      continue;
    }
    const startedAt = Date.now();
    const runs = await runGroup(group);
    if (runs === undefined) return 130;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    // With uncommitted files, the result is reported but counts for no commit.
    const result = { commit: commit ?? 'uncommitted', at: new Date().toISOString(), seconds, runs };
    writeDrillResults(withResult(readDrillResults(), group.name, result));
    for (const { command, outcome } of runs) {
      if (outcome === 'failed') complain(`${group.name}: failed. Run it alone: ${command}`);
    }
    isRight &&= isGreen(result) || runs.every(({ outcome }) => outcome !== 'failed');
  }
  return isRight ? 0 : 1;
};

/** @param {readonly DrillGroup[]} groups */
const printReport = (groups) => {
  for (const line of drillReport(groups, readDrillResults())) say(line);
};

/**
 * Runs the named groups, or all groups, except groups that are green at this commit. Prints a report.
 *
 * @param {readonly string[]} names
 * @param {boolean} onlyReports
 * @returns {Promise<number>} the exit code
 */
export const runEverything = async (names, onlyReports) => {
  const unknown = names.find((name) => !drillGroups.some((group) => group.name === name));
  if (unknown !== undefined) {
    complain(`Unknown group '${unknown}'. Choose from: ${drillGroups.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const groups = drillGroups.filter(({ name }) => names.length === 0 || names.includes(name));
  if (onlyReports) {
    printReport(groups);
    return 0;
  }
  const prepared = await prepare({ packages: 'everything', builtApps: true, chromium: true });
  if (prepared !== 0) return prepared;
  const exitCode = await runGroups(groups);
  printReport(groups);
  return exitCode;
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execFileSync } from 'node:child_process';
import { inRepository, repositoryRoot } from './repository.mjs';

/** @typedef {'green' | 'failed' | 'not run'} DrillOutcome */
/** @typedef {{ readonly command: string, readonly outcome: DrillOutcome, readonly reason?: string }} RunResult with a reason if programs are missing */
/** @typedef {{ readonly commit: string, readonly at: string, readonly seconds: number, readonly runs: readonly RunResult[] }} GroupResult */
/** @typedef {{ readonly last: GroupResult, readonly lastGreen?: GroupResult }} GroupHistory */
/** @typedef {Readonly<Record<string, GroupHistory>>} DrillResults by group */

/** Ignored by git. An interrupted run resumes from this file. */
const file = inRepository('reports', 'drills.json');

/** @returns {DrillResults} */
export const readDrillResults = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @param {DrillResults} results */
export const writeDrillResults = (results) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
};

/** @param {string[]} words */
const git = (...words) => execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim();

/** Returns the commit, or `undefined` if the working tree has changes. */
export const cleanCommit = () => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined);

/** @param {GroupResult} result */
export const isGreen = ({ runs }) => runs.length > 0 && runs.every(({ outcome }) => outcome === 'green');

/**
 * Adds a result. A red result doesn't replace the last green result.
 *
 * @param {DrillResults} results
 * @param {string} group
 * @param {GroupResult} result
 * @returns {DrillResults}
 */
export const withResult = (results, group, result) => {
  const lastGreen = isGreen(result) ? result : results[group]?.lastGreen;
  return { ...results, [group]: { last: result, ...(lastGreen && { lastGreen }) } };
};

/**
 * Returns `true` if the group is green at this commit with all of its current drills.
 *
 * @param {GroupHistory | undefined} history
 * @param {string | undefined} commit undefined if files differ from it
 * @param {readonly string[]} commands of the group
 */
export const isDone = (history, commit, commands) => {
  const green = history?.lastGreen;
  if (green === undefined || commit === undefined || green.commit !== commit) return false;
  return commands.every((command) => green.runs.some((run) => run.command === command));
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execFileSync } from 'node:child_process';
import { inRepository, repositoryRoot } from './repository.mjs';

/** @typedef {'green' | 'failed' | 'not run'} DrillOutcome */
/** @typedef {{ readonly command: string, readonly outcome: DrillOutcome, readonly reason?: string }} RunResult a reason: what is missing */
/** @typedef {{ readonly commit: string, readonly at: string, readonly seconds: number, readonly runs: readonly RunResult[] }} GroupResult */
/** @typedef {{ readonly last: GroupResult, readonly lastGreen?: GroupResult }} GroupHistory */
/** @typedef {Readonly<Record<string, GroupHistory>>} DrillResults by the name of the group */

/** In an ignored folder, so that an interrupted run resumes. */
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

/** Returns the commit, or undefined if files differ from it: a result counts for a commit only. */
export const cleanCommit = () => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined);

/**
 * True if each of its runs is green.
 *
 * @param {GroupResult} result
 */
export const isGreen = ({ runs }) => runs.length > 0 && runs.every(({ outcome }) => outcome === 'green');

/**
 * Adds a result; the last green one remains when a later one is red.
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
 * True if the group need not run again: it is green at this commit, in all of its present parts.
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

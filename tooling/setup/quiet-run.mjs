import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { start } from './child-process.mjs';
import { wantsColor } from './color.mjs';
import { complain } from './say.mjs';
import { sayProgress } from './progress.mjs';

/** @typedef {import('node:child_process').SpawnOptions & { progressIn: (line: string) => string | undefined }} QuietOptions */

/**
 * Runs a program with progress, and prints its output only on failure.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {QuietOptions} options
 * @returns {Promise<number>} the exit code
 */
export const runQuietly = async (command, commandArguments, { progressIn, ...options }) => {
  const { child, exitCode } = start(command, commandArguments, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const lines = [];
  const progress = sayProgress();
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue;
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line);
      const reported = progressIn(stripVTControlCharacters(line));
      if (reported !== undefined) progress.tell(reported);
    });
  }
  const code = await exitCode;
  progress.end();
  if (code !== 0) for (const line of lines) complain(wantsColor() ? line : stripVTControlCharacters(line));
  return code;
};

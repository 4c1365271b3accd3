import type { Outcome } from '../outcome.ts';
import { sayWarnings } from './say-warnings.ts';
import { readSettings, type Settings } from '../settings.ts';

const refuse = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

/**
 * Runs a command of whoever runs the platform, with the settings that a start would have, and says what came of it: what it
 * did, or in one line why not.
 *
 * @param told what is said of a success, without the last line break
 */
export const runCommand = async <Value>(
  work: (settings: Settings) => Promise<Outcome<Value>>,
  told: (value: Value, settings: Settings) => string,
): Promise<void> => {
  const read = readSettings(process.env);
  if (!read.ok) return refuse(read.message);
  sayWarnings(read.warnings);
  const done = await work(read.settings);
  if (!done.ok) return refuse(done.message);
  process.stdout.write(`${told(done.value, read.settings)}\n`);
};

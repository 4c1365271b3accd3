import type { Outcome } from '../../runtime/outcome.ts';
import { reportWarnings } from './say-warnings.ts';
import { readSettings, type Settings } from '../../runtime/settings.ts';

const refuse = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

/**
 * Runs an operator's command with the settings of a start, and prints its result, or the cause of its failure
 * in one line.
 * @param messageOf returns the message of a success, without the last line break
 */
export const runCommand = async <Value>(
  run: (settings: Settings) => Promise<Outcome<Value>>,
  messageOf: (value: Value, settings: Settings) => string,
): Promise<void> => {
  const read = readSettings(process.env);
  if (!read.ok) return refuse(read.message);
  reportWarnings(read.warnings);
  const done = await run(read.settings);
  if (!done.ok) return refuse(done.message);
  process.stdout.write(`${messageOf(done.value, read.settings)}\n`);
};

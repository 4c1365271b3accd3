import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from '../outcome.ts';

/**
 * The file that the command line names, from where the person stands: npm runs a script in its package's folder. Options
 * have been read before, so one that comes this far was meant for something else, and never is a file's name.
 *
 * @param usage what is to be typed
 */
export const namedFile = (usage: string): Outcome<string> => {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    const [path] = positionals;
    if (path !== undefined && positionals.length === 1) {
      return { ok: true, value: resolve(process.env['INIT_CWD'] ?? process.cwd(), path) };
    }
  } catch {
    // An option; the usage says that there is none.
  }
  return { ok: false, message: `Name one file: ${usage}` };
};

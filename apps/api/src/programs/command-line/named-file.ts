import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from '../../runtime/outcome.ts';

/**
 * The file on the command line, relative to the person's folder: npm runs a script in its package's folder. Options
 * have been read before, so an argument that looks like one is a mistake and never a file's name.
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
  return { ok: false, message: `Give one file name: ${usage}` };
};

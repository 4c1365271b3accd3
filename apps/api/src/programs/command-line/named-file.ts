import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from '../../runtime/outcome.ts';

/**
 * Returns the file on the command line, relative to the caller's folder, because npm runs a script in its
 * package's folder. The commands have no options, so an argument that looks like an option is a mistake.
 * @param usage describes the expected arguments
 */
export const namedFile = (usage: string): Outcome<string> => {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    const [path] = positionals;
    if (path !== undefined && positionals.length === 1) {
      return { ok: true, value: resolve(process.env['INIT_CWD'] ?? process.cwd(), path) };
    }
  } catch {
    // Options are invalid; the usage lists none.
  }
  return { ok: false, message: `Give one file name: ${usage}` };
};

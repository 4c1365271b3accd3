import { parseArgs } from 'node:util';
import { emailAddress } from '@tillbook/contract';
import { canonicalEmail } from '../../runtime/email-spelling.ts';
import * as z from 'zod/mini';
import type { Outcome } from '../../runtime/outcome.ts';

const readPositionals = (words: readonly string[]): readonly string[] => {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: {} }).positionals;
  } catch {
    // Options are invalid; the usage lists none.
    return [];
  }
};

/**
 * Returns the email address on the command line, normalized as for sign-in.
 * @param usage describes the expected arguments
 * @param words the given arguments
 */
export const namedEmail = (
  usage: string,
  words: readonly string[] = process.argv.slice(2),
): Outcome<string> => {
  const positionals = readPositionals(words);
  const email = z.safeParse(emailAddress, positionals[0]);
  if (positionals.length === 1 && email.success) return { ok: true, value: canonicalEmail(email.data) };
  return { ok: false, message: `Give one email address: ${usage}` };
};

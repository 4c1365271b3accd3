import { logFault } from '../http/fault.ts';
import { findUserByEmail } from '../modules/identity/index.ts';
import type { Platform } from '../platform.ts';
import { demoLogins } from '../seed/demo-logins.ts';
import type { DemoLogin } from './ready-table.ts';

const findKnown = async ({ database }: Platform): Promise<DemoLogin[]> => {
  const known: DemoLogin[] = [];
  for (const { email, password, accounts } of demoLogins) {
    const user = await findUserByEmail(database, email);
    if (user !== undefined) known.push({ email, password, opens: accounts });
  }
  return known;
};

/**
 * The demo logins that are there: a database with data of its own has none of them. The platform serves already when it
 * is asked; a database that is away for that moment costs the table its logins and nothing else.
 */
export const knownDemoLogins = async (platform: Platform): Promise<DemoLogin[]> => {
  if (platform.settings.seed === 'off') return [];
  try {
    return await findKnown(platform);
  } catch (error) {
    logFault(platform.log, '', error);
    return [];
  }
};

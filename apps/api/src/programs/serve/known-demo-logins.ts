import { logFault } from '../../http/fault.ts';
import { findUserByEmail } from '../../modules/identity/index.ts';
import type { Platform } from '../../platform.ts';
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
 * Returns the existing demo logins; a database with its own data has none. The platform serves already, so an
 * outage of the database only omits the logins.
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

import { findUserByEmail } from '../modules/identity/store.ts';
import type { Platform } from '../platform.ts';
import { demoLogins } from '../seed/demo-logins.ts';
import type { DemoLogin } from './ready-table.ts';

/** The demo logins that are there: a database with data of its own has none of them. */
export const knownDemoLogins = async ({ settings, database }: Platform): Promise<DemoLogin[]> => {
  if (settings.seed === 'off') return [];
  const known: DemoLogin[] = [];
  for (const { email, password, accounts } of demoLogins) {
    const user = await findUserByEmail(database, email);
    if (user !== undefined) known.push({ email, password, opens: accounts });
  }
  return known;
};

/**
 * Runs as `npm run create-admin -- EMAIL`: creates an internal admin and prints the link that sets their
 * password.
 */
import { findRunningDatabase } from './backup/readable-database.ts';
import { clockOf } from '../runtime/clock.ts';
import { namedEmail } from './command-line/named-email.ts';
import { runCommand } from './command-line/run-command.ts';
import { openDatabase } from '../db/client.ts';
import { identifierSource } from '../runtime/identifiers.ts';
import { silentLog } from '../runtime/log.ts';
import { createAdmin, type PasswordLink, resetLink } from '../modules/identity/index.ts';
import { openDatabaseSource, type DatabaseSource } from './serve/database-source.ts';
import { causeOf, type Outcome } from '../runtime/outcome.ts';
import type { Settings } from '../runtime/settings.ts';

const named = namedEmail('npm run create-admin -- you@example.com');

/**
 * Opens a running platform's database as it is; otherwise opens and migrates the database, which may be new.
 */
const openSource = async (settings: Settings): Promise<Outcome<DatabaseSource>> => {
  const databaseUrl = await findRunningDatabase(settings);
  if (databaseUrl !== undefined) {
    return { ok: true, value: { databaseUrl, applicationUrl: databaseUrl, stop: () => Promise.resolve() } };
  }
  return openDatabaseSource(settings, { log: silentLog });
};

const create = async (settings: Settings): Promise<Outcome<PasswordLink>> => {
  if (!named.ok) return named;
  const source = await openSource(settings);
  if (!source.ok) return source;
  const database = openDatabase(source.value.applicationUrl, { size: 1 });
  try {
    const clock = clockOf(settings);
    return await createAdmin({ database, clock, newIdentifier: identifierSource(clock) }, named.value);
  } catch (error) {
    return { ok: false, message: `The admin could not be created: ${causeOf(error)}.` };
  } finally {
    await database.close();
    await source.value.stop();
  }
};

await runCommand(create, ({ token, expiresAt, isNew }, settings) => {
  const email = named.ok ? named.value : '';
  return [
    isNew
      ? `${email} is now an internal admin.`
      : `${email} is already an internal admin. Earlier links no longer work.`,
    `Set the password with this link. It works once, until ${expiresAt.toISOString()} (one hour):`,
    resetLink(settings, token),
    `Then sign in at ${settings.adminBaseUrl}.`,
  ].join('\n');
});

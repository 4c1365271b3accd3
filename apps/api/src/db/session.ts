import type pg from 'pg';

/** The role with the grants of the running platform; the owner's grants are for migrations only. */
const applicationRole = 'tillbook_app';

export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Set on every connection, so that defaults of a server, a database or a role change nothing: a committed attempt is on
 * the disk before the processor is asked, and a posting reads committed data.
 */
const commonSettings: SessionSettings = {
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  statement_timeout: '30s',
  synchronous_commit: 'on',
  default_transaction_isolation: 'read committed',
};

/** A connection in the wrong state, which is never used. For a call it is the same as no connection. */
class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  /** The SQLSTATE for an invalid authorization. */
  readonly code = '28000';
}

const respondsWithinMs = 5000;

/** The driver's types lack it. */
type TimedQuery = pg.QueryConfig & { readonly query_timeout: number };

const selectAll = (settings: SessionSettings, column: (name: string, value: string) => string): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `${column(name, value)} as ${name}`)
    .join(', ')}`;

/** The session's settings as they are; its role is the one it really acts as. */
const readBack = (settings: SessionSettings): string =>
  selectAll(settings, (name) => (name === 'role' ? 'current_user::text' : `current_setting('${name}')`));

const ask = async (client: pg.ClientBase, text: string): Promise<SessionSettings> => {
  const query: TimedQuery = { text, query_timeout: respondsWithinMs };
  const { rows } = await client.query<SessionSettings>(query);
  return rows[0] ?? {};
};

/** Makes the settings, and reads them back. */
const enterSession = async (client: pg.ClientBase, settings: SessionSettings): Promise<void> => {
  const set = await ask(
    client,
    selectAll(settings, (name, value) => `set_config('${name}', '${value}', false)`),
  );
  const found = await ask(client, readBack(settings));
  const lost = Object.keys(settings).find((name) => found[name] !== set[name]);
  if (lost === undefined) return;
  throw new SessionRefused(
    `A session of the database has ${lost} ${found[lost]} after ${settings[lost]} was set.`,
  );
};

/**
 * Sets up a new connection for the application, and verifies it. Done after connecting and not by startup parameters:
 * those are lost in a pooler, which hands out sessions that others have started.
 *
 * @throws SessionRefused where the session is another; it must not be used
 */
export const enterApplicationSession = (
  client: pg.ClientBase,
  further: SessionSettings = {},
): Promise<void> => enterSession(client, { role: applicationRole, ...commonSettings, ...further });

/** The same in a database that is the sandbox processor's alone, as its owner. */
export const enterSandboxSession = (client: pg.ClientBase): Promise<void> =>
  enterSession(client, commonSettings);

/**
 * Sets up a new connection for the owner, without a statement timeout: a migration and a backup take as long as they
 * take. A pooler may hand out a session that the application has used.
 */
export const enterOwnerSession = async (client: pg.ClientBase): Promise<void> => {
  await ask(
    client,
    `select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false),
            case current_user when '${applicationRole}' then set_config('role', 'none', false) end`,
  );
};

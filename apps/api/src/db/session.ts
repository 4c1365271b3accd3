import type pg from 'pg';

/** The role whose grants the running platform has; the owner's own grants are for migrations alone. */
const applicationRole = 'tillbook_app';

export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Set on every connection, so that what a server, a database or a role has as its default changes nothing: an attempt
 * that was committed is on the disk before the processor is asked, and a posting reads what others have committed.
 */
const applicationSettings: SessionSettings = {
  role: applicationRole,
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  statement_timeout: '30s',
  synchronous_commit: 'on',
  default_transaction_isolation: 'read committed',
};

/** A connection that is not what was asked for, and is used for nothing. For a call it is as good as none. */
class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  /** Of the SQLSTATEs, the one for an authorization that is not valid. */
  readonly code = '28000';
}

const answersWithinMs = 5000;

/** The driver's types do not know of it. */
type TimedQuery = pg.QueryConfig & { readonly query_timeout: number };

const selectAll = (settings: SessionSettings, column: (name: string, value: string) => string): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `${column(name, value)} as ${name}`)
    .join(', ')}`;

/** The settings as the session has them; its role is who it really acts as. */
const readBack = (settings: SessionSettings): string =>
  selectAll(settings, (name) => (name === 'role' ? 'current_user::text' : `current_setting('${name}')`));

const ask = async (client: pg.ClientBase, text: string): Promise<SessionSettings> => {
  const query: TimedQuery = { text, query_timeout: answersWithinMs };
  const { rows } = await client.query<SessionSettings>(query);
  return rows[0] ?? {};
};

/**
 * Makes a new connection one of the application's, and looks whether it is. Said after connecting and not by what a
 * connection begins with: that is lost in a pooler, which hands out sessions that others have begun.
 *
 * @throws SessionRefused where the session is another; it must not be used
 */
export const enterApplicationSession = async (
  client: pg.ClientBase,
  further: SessionSettings = {},
): Promise<void> => {
  const settings: SessionSettings = { ...applicationSettings, ...further };
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
 * Makes a new connection the owner's, whom no statement may time out for: a migration and a backup take what they take. A
 * pooler may hand out a session that the application has used.
 */
export const enterOwnerSession = async (client: pg.ClientBase): Promise<void> => {
  await ask(
    client,
    `select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false),
            case current_user when '${applicationRole}' then set_config('role', 'none', false) end`,
  );
};

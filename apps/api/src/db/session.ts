import type pg from 'pg';

/** The role with the application's grants; the owner's grants are for migrations only. */
const applicationRole = 'tillbook_app';

export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Overrides of the defaults of the server, the database and the role: a committed attempt is on the disk
 * before the processor is called, and a posting reads committed data.
 */
const commonSettings: SessionSettings = {
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  statement_timeout: '30s',
  synchronous_commit: 'on',
  default_transaction_isolation: 'read committed',
};

/**
 * Thrown if a connection has the wrong settings, so that it is never used. A call treats this error like a
 * lost connection.
 */
class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  /** SQLSTATE for an invalid authorization. */
  readonly code = '28000';
}

const respondsWithinMs = 5000;

/** The driver's types lack `query_timeout`. */
type TimedQuery = pg.QueryConfig & { readonly query_timeout: number };

const selectAll = (settings: SessionSettings, column: (name: string, value: string) => string): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `${column(name, value)} as ${name}`)
    .join(', ')}`;

const readBack = (settings: SessionSettings): string =>
  selectAll(settings, (name) => (name === 'role' ? 'current_user::text' : `current_setting('${name}')`));

const ask = async (client: pg.ClientBase, text: string): Promise<SessionSettings> => {
  const query: TimedQuery = { text, query_timeout: respondsWithinMs };
  const { rows } = await client.query<SessionSettings>(query);
  return rows[0] ?? {};
};

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
 * Sets up and verifies a new connection for the application. A pooler hands out sessions that other clients
 * have started, so startup parameters would be lost.
 * @throws SessionRefused if the session differs; it must not be used
 */
export const enterApplicationSession = (
  client: pg.ClientBase,
  further: SessionSettings = {},
): Promise<void> => enterSession(client, { role: applicationRole, ...commonSettings, ...further });

/**
 * Sets up and verifies a new connection to the sandbox processor's own database, as that database's owner.
 */
export const enterSandboxSession = (client: pg.ClientBase): Promise<void> =>
  enterSession(client, commonSettings);

/**
 * Sets up a new connection for the owner, without a statement timeout, because migrations and backups take
 * long. A pooler may hand out a session that the application has used.
 */
export const enterOwnerSession = async (client: pg.ClientBase): Promise<void> => {
  await ask(
    client,
    `select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false),
            case current_user when '${applicationRole}' then set_config('role', 'none', false) end`,
  );
};

import type pg from 'pg';

/**
 * Debian 12's version. An older server lacks features that the migrations use, so migrating it would fail
 * halfway.
 */
const oldestMajorVersion = 15;

/**
 * Checks the version of a server before anything is written.
 * @returns a message with the required and the server's version; undefined if the server is new enough
 */
export const olderThanNeeded = async (
  client: pg.ClientBase,
  oldest = oldestMajorVersion,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ major: number; version: string }>(
    `select current_setting('server_version_num')::integer / 10000 as major,
            split_part(current_setting('server_version'), ' ', 1) as version`,
  );
  const [server] = rows;
  if (server === undefined || server.major >= oldest) return undefined;
  return `PostgreSQL ${oldest} or newer is required; this is ${server.version}`;
};

import type pg from 'pg';
import { openConnection } from '../../db/client.ts';
import { connectionAdvice } from '../../db/connection-advice.ts';
import { connectOwner } from '../../db/connect-owner.ts';
import { databaseIdentity } from '../../db/replica-state.ts';
import { olderThanNeeded } from '../../db/server-version.ts';
import { isPooledByTransaction } from '../../db/transaction-pooling.ts';
import { causeOf, type Outcome } from '../../runtime/outcome.ts';

export type DatabaseAddresses = {
  readonly databaseUrl: string;
  /** Connects as the application, which needs only its own role. */
  readonly applicationUrl: string;
};

/** Returns a database's host and name, without the password that its address may contain. */
export const locationOf = (databaseUrl: string): string => {
  const url = URL.parse(databaseUrl);
  return url ? `${url.host}${url.pathname}` : 'the address given';
};

const poolerRefusal = async (databaseUrl: string, setting: string): Promise<string | undefined> =>
  (await isPooledByTransaction(databaseUrl))
    ? `The pooler at ${locationOf(databaseUrl)} gives each transaction a different session. Set its pool_mode to session, or point ${setting} to PostgreSQL itself.`
    : undefined;

const versionRefusal = async (databaseUrl: string): Promise<string | undefined> => {
  const client = await connectOwner(databaseUrl, 'tillbook-start');
  try {
    const older = await olderThanNeeded(client);
    return older && `${older}, at ${locationOf(databaseUrl)}. Nothing was written there.`;
  } finally {
    await client.end();
  }
};

export const checkOwnDatabase = async ({
  databaseUrl,
  applicationUrl,
}: DatabaseAddresses): Promise<Outcome<undefined>> => {
  const setting = applicationUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  try {
    const message = (await poolerRefusal(databaseUrl, setting)) ?? (await versionRefusal(databaseUrl));
    return message === undefined ? { ok: true, value: undefined } : { ok: false, message };
  } catch (error) {
    return {
      ok: false,
      message: `The database at ${locationOf(databaseUrl)} cannot be reached: ${causeOf(error)}. ${connectionAdvice(error, setting, `Check ${setting}, and that the server is running.`)}`,
    };
  }
};

const identityOf = async (client: pg.Client): Promise<string | undefined> => {
  try {
    const { rows } = await client.query<{ identity: string }>(`select ${databaseIdentity} as identity`);
    return rows[0]?.identity;
  } finally {
    await client.end();
  }
};

const applicationRefusal = async ({
  databaseUrl,
  applicationUrl,
}: DatabaseAddresses): Promise<string | undefined> => {
  const pooler = await poolerRefusal(applicationUrl, 'DATABASE_URL');
  if (pooler !== undefined) return pooler;
  const used = await identityOf(await openConnection(applicationUrl, 'tillbook-start'));
  const owned = await identityOf(await connectOwner(databaseUrl, 'tillbook-start'));
  return used === owned ? undefined : 'DATABASE_URL and DATABASE_OWNER_URL lead to different databases.';
};

export const checkApplicationUrl = async (addresses: DatabaseAddresses): Promise<Outcome<undefined>> => {
  const { databaseUrl, applicationUrl } = addresses;
  if (applicationUrl === databaseUrl) return { ok: true, value: undefined };
  try {
    const message = await applicationRefusal(addresses);
    return message === undefined ? { ok: true, value: undefined } : { ok: false, message };
  } catch (error) {
    return {
      ok: false,
      message: `The database at ${locationOf(applicationUrl)} cannot be used: ${causeOf(error)}. ${connectionAdvice(error, 'DATABASE_URL', 'Check DATABASE_URL, and that its user is a member of the role tillbook_app.')}`,
    };
  }
};

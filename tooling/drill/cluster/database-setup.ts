import pg from 'pg';
import type { Passwords } from './configuration/local-settings.ts';
import type { ClusterSettings } from './configuration/settings.ts';

type Login = { readonly name: string; readonly password: string };

const ownerName = 'tillbook';
const applicationName = 'tillbook_login';
const databaseName = 'tillbook';

const addressAt = (port: number, { name, password }: Login, database: string): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;

export type DatabaseAddresses = {
  readonly owner: string;
  readonly application: string;
  readonly read: string;
};

export const databaseAddresses = ({ database }: ClusterSettings, passwords: Passwords): DatabaseAddresses => {
  const application = { name: applicationName, password: passwords.application };
  return {
    owner: addressAt(database.leaderPort, { name: ownerName, password: passwords.owner }, databaseName),
    application: addressAt(database.leaderPort, application, databaseName),
    read: addressAt(database.replicaPort, application, databaseName),
  };
};

const withClient = async <Result>(
  address: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

const exists = async (client: pg.Client, table: string, column: string, name: string): Promise<boolean> => {
  const { rowCount } = await client.query(`select 1 from ${table} where ${column} = $1`, [name]);
  return rowCount !== 0;
};

const superuserAddress = ({ database, postgres }: ClusterSettings, { superuser }: Passwords): string =>
  addressAt(database.leaderPort, { name: postgres.superuser, password: superuser }, 'postgres');

export const createOwner = (settings: ClusterSettings, passwords: Passwords): Promise<void> =>
  withClient(superuserAddress(settings, passwords), async (client) => {
    if (!(await exists(client, 'pg_roles', 'rolname', ownerName)))
      await client.query(`create role ${ownerName} login createrole password '${passwords.owner}'`);
    if (!(await exists(client, 'pg_database', 'datname', databaseName)))
      await client.query(`create database ${databaseName} owner ${ownerName}`);
  });

/** Creates the login of the API processes in the role that migrations have created. */
export const createApplicationUser = (settings: ClusterSettings, passwords: Passwords): Promise<void> =>
  withClient(superuserAddress(settings, passwords), async (client) => {
    if (await exists(client, 'pg_roles', 'rolname', applicationName)) return;
    await client.query(
      `create role ${applicationName} login password '${passwords.application}' in role tillbook_app`,
    );
  });

export const createBankDatabase = (address: string): Promise<void> =>
  withClient(address, async (client) => {
    if (!(await exists(client, 'pg_database', 'datname', 'bank'))) await client.query('create database bank');
  });

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiProcess, type ApiProcessOptions, startApi } from './api-process.ts';
import { createDataFolder } from './data-folder.ts';
import { type DatabaseVersion, startDatabaseServer } from './database-server.ts';
import { openAll, type Opened } from './opened.ts';
import { openOwner, type Platform, settleImmediately, type Upgrade, untilReady } from './platform.ts';
import { makeNextRelease, type NextRelease } from './next-release.ts';

export type Databases = {
  readonly version: DatabaseVersion;
  /** True to give the sandbox processor a separate database, like a real bank's. */
  readonly ownSandbox: boolean;
};

export const usualDatabases: Databases = { version: 'postgres-18', ownSandbox: false };

type ExternalOptions = {
  readonly processes: number;
  readonly databases?: Databases;
  /** True to give each process its own folder with a copy of the keys, as on separate machines. */
  readonly ownFolders?: boolean;
  readonly withNextRelease?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
};

const createSandboxDatabase = async (databaseUrl: string) => {
  const name = 'sandbox_processor';
  const platformOwner = openOwner(databaseUrl);
  await platformOwner.query(`create database ${name}`);
  await platformOwner.end();
  const address = new URL(databaseUrl);
  address.pathname = name;
  return { databaseUrl: address.href, owner: openOwner(address.href) };
};

const openOn = async (
  opened: Opened,
  {
    processes,
    databases = usualDatabases,
    ownFolders = false,
    withNextRelease = false,
    environment = {},
  }: ExternalOptions,
): Promise<Platform> => {
  const folder = createDataFolder();
  opened.add(() => folder.remove());
  const next = withNextRelease ? makeNextRelease() : undefined;
  if (next) opened.add(() => Promise.resolve(next.remove()));
  const database = await startDatabaseServer(join(folder.path, 'database'), databases.version);
  opened.add(() => database.stop());
  const { databaseUrl } = database;
  const sandbox = databases.ownSandbox ? await createSandboxDatabase(databaseUrl) : undefined;
  if (sandbox) opened.add(() => sandbox.owner.end());
  const first = join(folder.path, 'platform');
  // Processes of one database need the same keys.
  const dataDirectoryOf = (index: number) =>
    ownFolders && index > 0 ? join(folder.path, `platform-${index}`) : first;
  const optionsOf = (index: number): ApiProcessOptions => ({
    dataDirectory: dataDirectoryOf(index),
    databaseUrl,
    environment: { ...environment, ...(sandbox && { SANDBOX_DATABASE_URL: sandbox.databaseUrl }) },
  });
  const startThis = (index: number) => startApi(optionsOf(index));
  const apis: ApiProcess[] = [];
  opened.add(() => Promise.all(apis.map((api) => api.stop())));
  for (let index = 0; index < processes; index += 1) {
    if (dataDirectoryOf(index) !== first && index > 0) {
      cpSync(join(first, 'keys'), join(dataDirectoryOf(index), 'keys'), { recursive: true });
    }
    apis.push(await startThis(index));
  }
  const owner = openOwner(databaseUrl);
  opened.add(() => owner.end());
  await settleImmediately(owner);
  const replaceBy = async (index: number, start: (index: number) => Promise<ApiProcess>) => {
    await apis[index]?.stop();
    apis[index] = await start(index);
  };
  const upgradeTo = ({ number, follows, apiFolder, migrations }: NextRelease): Upgrade => {
    const startNext = (index: number) => startApi({ ...optionsOf(index), releaseFolder: apiFolder });
    return {
      from: follows,
      to: number,
      migrations,
      add: async () => {
        apis.push(await startNext(apis.length));
      },
      restart: (index) => replaceBy(index, startThis),
      replace: (index) => replaceBy(index, startNext),
    };
  };
  return {
    where: 'external',
    apis: () => apis,
    databaseUrl: () => databaseUrl,
    owner: () => owner,
    ...(sandbox && { sandbox }),
    kill: async (victim) => {
      const dying = [
        ...(victim === 'database' ? [] : apis.map((api) => api.killNode())),
        ...(victim === 'node' ? [] : [database.kill()]),
      ];
      await Promise.all(dying);
    },
    stopDatabase: () => database.stop(),
    startDatabase: () => database.start(),
    replace: (index) => replaceBy(index, startThis),
    killOne: async (index) => {
      await apis[index]?.killNode();
      apis[index] = await startThis(index);
    },
    ...(next && { upgrade: upgradeTo(next) }),
    startWithClockAhead: async (clockAheadMs) => {
      const api = await startApi({ ...optionsOf(0), clockAheadMs });
      opened.add(() => api.stop());
      return api;
    },
    restart: async () => {
      await database.start();
      for (const [index, api] of apis.entries()) {
        if (api.isRunning()) await untilReady(api);
        else apis[index] = await startApi(optionsOf(index));
      }
    },
    close: () => opened.close(),
  };
};

export const openExternalPlatform = (options: ExternalOptions): Promise<Platform> =>
  openAll((opened) => openOn(opened, options));

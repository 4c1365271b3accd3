import { join } from 'node:path';
import { type ApiProcess, startApi } from './api-process.ts';
import { makeDataFolder } from './data-folder.ts';
import { startDatabaseServer } from './database-server.ts';
import { openAll, type Opened } from './opened.ts';
import { openOwner, type Platform, settleAtOnce, untilReady } from './platform.ts';

const openOn = async (opened: Opened, processes: number): Promise<Platform> => {
  const folder = makeDataFolder();
  opened.add(() => folder.remove());
  const database = await startDatabaseServer(join(folder.path, 'database'));
  opened.add(() => database.stop());
  const { databaseUrl } = database;
  // One folder: all processes of one database need the same keys.
  const options = { dataDirectory: join(folder.path, 'platform'), databaseUrl };
  const apis: ApiProcess[] = [];
  opened.add(() => Promise.all(apis.map((api) => api.stop())));
  while (apis.length < processes) apis.push(await startApi(options));
  const owner = openOwner(databaseUrl);
  opened.add(() => owner.end());
  await settleAtOnce(owner);
  return {
    where: 'external',
    apis: () => apis,
    databaseUrl: () => databaseUrl,
    owner: () => owner,
    kill: async (victim) => {
      const dying = [
        ...(victim === 'database' ? [] : apis.map((api) => api.killNode())),
        ...(victim === 'node' ? [] : [database.kill()]),
      ];
      await Promise.all(dying);
    },
    startDatabase: () => database.start(),
    comeBack: async () => {
      await database.start();
      for (const [place, api] of apis.entries()) {
        if (api.isRunning()) await untilReady(api);
        else apis[place] = await startApi(options);
      }
    },
    close: () => opened.close(),
  };
};

/** Several processes on a PostgreSQL that stands by itself behind DATABASE_URL. */
export const openExternalPlatform = (processes: number): Promise<Platform> =>
  openAll((opened) => openOn(opened, processes));

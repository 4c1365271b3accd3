import { startApi } from './api-process.ts';
import { createDataFolder } from './data-folder.ts';
import { openAll, type Opened } from './opened.ts';
import { openOwner, type Platform, settleImmediately, untilReady } from './platform.ts';

const open = async (opened: Opened): Promise<Platform> => {
  const folder = createDataFolder();
  opened.add(() => folder.remove());
  const options = { dataDirectory: folder.path };
  let api = await startApi(options);
  opened.add(() => api.stop());
  let owner = openOwner(api.databaseUrl);
  opened.add(() => owner.end());
  await settleImmediately(owner);
  return {
    where: 'embedded',
    apis: () => [api],
    databaseUrl: () => api.databaseUrl,
    owner: () => owner,
    kill: async (victim) => {
      switch (victim) {
        case 'node':
          return api.killNode();
        case 'database':
          return api.killDatabase();
        case 'everything':
          return api.killEverything();
      }
    },
    restart: async () => {
      // A running process restarts its database at the same address.
      if (api.isRunning()) return untilReady(api);
      api = await startApi(options);
      await owner.end();
      owner = openOwner(api.databaseUrl);
    },
    close: () => opened.close(),
  };
};

export const openEmbeddedPlatform = (): Promise<Platform> => openAll(open);

import { databaseAddresses } from '../database-setup.ts';
import { type ApiEnvironment, ownApiFolder } from '../members/api-member.ts';
import type { Passwords } from './local-settings.ts';
import type { ClusterSettings } from './settings.ts';

/** No setting of whoever runs this may reach the cluster. */
const ownSettings =
  /^(?:DATABASE_|SANDBOX_|SMTP_|NODE_ENV$|PORT$|HOST$|DATA_DIR$|WORKER$|SEED$|.*_BASE_URL$)/;

const inherited = (): ApiEnvironment =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownSettings.test(name)));

const environmentOfThisRelease = (
  settings: ClusterSettings,
  passwords: Passwords,
  bankAddress: string,
): ApiEnvironment => {
  const { owner, application, read } = databaseAddresses(settings, passwords);
  const { webPort, tokenizationPort } = settings.front;
  return {
    ...inherited(),
    DATABASE_URL: application,
    DATABASE_OWNER_URL: owner,
    DATABASE_READ_URL: read,
    SANDBOX_DATABASE_URL: bankAddress,
    DATABASE_POOL_SIZE: '24',
    WEB_BASE_URL: `https://localhost:${webPort}`,
    TOKENIZATION_BASE_URL: `https://localhost:${tokenizationPort}`,
    TRUST_PROXY: 'on',
    SEED: 'demo',
    // Long enough for HAProxy to see that a stopping process is not ready any more.
    SHUTDOWN_DELAY_MS: '5000',
  };
};

/** What a process is told, by the folder of its release. */
export type EnvironmentOf = (apiFolder: string) => ApiEnvironment;

/** An older release may know one address of the database alone: its owner's. */
export const apiEnvironments = (
  settings: ClusterSettings,
  passwords: Passwords,
  bankAddress: string,
  further: ApiEnvironment,
): { readonly environmentOf: EnvironmentOf; readonly ofOwner: ApiEnvironment } => {
  const own = { ...environmentOfThisRelease(settings, passwords, bankAddress), ...further };
  const ofOwner = { ...own, DATABASE_URL: databaseAddresses(settings, passwords).owner };
  return { environmentOf: (apiFolder) => (apiFolder === ownApiFolder ? own : ofOwner), ofOwner };
};

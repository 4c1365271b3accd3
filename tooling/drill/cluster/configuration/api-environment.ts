import { databaseAddresses } from '../database-setup.ts';
import type { ApiEnvironment } from '../members/api-member.ts';
import type { Passwords } from './local-settings.ts';
import type { ClusterSettings } from './settings.ts';

/** Settings of the user's shell that must not reach the cluster. */
const ownSettings =
  /^(?:DATABASE_|SANDBOX_|SMTP_|NODE_ENV$|PORT$|HOST$|DATA_DIR$|WORKER$|SEED$|.*_BASE_URL$)/;

const inherited = (): ApiEnvironment =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownSettings.test(name)));

const commonEnvironment = (
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
    // Long enough for HAProxy to notice that a stopping process is not ready.
    SHUTDOWN_DELAY_MS: '5000',
  };
};

/** Returns the environments of the serving processes and of commands that run as the database owner. */
export const apiEnvironments = (
  settings: ClusterSettings,
  passwords: Passwords,
  bankAddress: string,
  further: ApiEnvironment,
): { readonly own: ApiEnvironment; readonly ofOwner: ApiEnvironment } => {
  const own = { ...commonEnvironment(settings, passwords, bankAddress), ...further };
  return { own, ofOwner: { ...own, DATABASE_URL: databaseAddresses(settings, passwords).owner } };
};

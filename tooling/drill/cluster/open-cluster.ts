import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiFolder } from '../product/api-process.ts';
import { openBackupRepository } from './backup-repository.ts';
import type { Cluster } from './cluster.ts';
import { apiEnvironments } from './configuration/api-environment.ts';
import { balancerFiles } from './configuration/configuration-files.ts';
import { localSettings, readPasswords, type TakePort } from './configuration/local-settings.ts';
import type { ApiMachine } from './configuration/settings.ts';
import {
  createApplicationUser,
  createBankDatabase,
  createOwner,
  databaseAddresses,
} from './database-setup.ts';
import { clusterFaults, isReady } from './health.ts';
import { type ApiEnvironment, type ApiMember, openApiMember } from './members/api-member.ts';
import { localCertificate, openBalancer, trustCertificate } from './members/balancer.ts';
import { openBank } from './members/bank.ts';
import { openDatabaseMembers } from './members/database-members.ts';
import { requestPatroni } from './patroni-request.ts';
import { processesOfFolder, signalAll } from './processes/processes-of-folder.ts';
import { databaseUser, makeFolder, type SystemUser } from './processes/system-user.ts';
import { untilDone, untilNone } from './wait-until.ts';

const run = promisify(execFile);
const migrateWords = ['--conditions=tillbook-source', 'src/programs/migrate.ts'];

export type ClusterOptions = {
  readonly folder: string;
  readonly takePort: TakePort;
  readonly environment?: ApiEnvironment;
  readonly isCanceled?: () => boolean;
  readonly say: (line: string) => void;
};

/** PostgreSQL limits the length of socket paths. */
const longestFolder = 80;

const prepareFolder = (folder: string, user: SystemUser | undefined): void => {
  if (folder.length > longestFolder)
    throw new Error(`${folder} is too long for a PostgreSQL socket. Choose a shorter folder with --data.`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  // Leftovers of a killed run would occupy the ports.
  signalAll(processesOfFolder(folder), 'SIGKILL');
  makeFolder(join(folder, 'repository'), user);
};

const lastWords = (logFile: string): string => readFileSync(logFile, 'utf8').slice(-500);

const apiFaults = async (machine: ApiMachine, logFile: string): Promise<readonly string[]> =>
  (await isReady(machine)) ? [] : [`${machine.name} is not ready: ${lastWords(logFile)}`];

/** Starts the first process, which creates demo data and keys, then the others with a copy of the keys. */
const startApis = async (
  apis: readonly ApiMember[],
  isCanceled: (() => boolean) | undefined,
): Promise<void> => {
  const [first, ...others] = apis;
  if (first === undefined) return;
  first.start();
  await untilNone(() => apiFaults(first.machine, first.service.logFile), isCanceled);
  for (const api of others) {
    cpSync(join(first.dataFolder, 'keys'), join(api.dataFolder, 'keys'), { recursive: true });
    api.start();
  }
};

/** Prepares all parts without starting them. */
const openParts = async ({ folder, takePort, environment = {} }: ClusterOptions) => {
  const user = databaseUser();
  prepareFolder(folder, user);
  const passwords = readPasswords(folder);
  const settings = await localSettings(folder, passwords, takePort);
  trustCertificate(localCertificate(join(folder, 'front'), user));
  const files = balancerFiles(settings);
  const balancer = (name: string, subfolder: string, file: string) =>
    openBalancer(name, join(folder, subfolder), files[file] ?? '', user);
  const { programs, superuser } = settings.postgres;
  const bankPort = await takePort();
  const bankServer = `postgres://${superuser}@127.0.0.1:${bankPort}`;
  const bankAddress = `${bankServer}/bank`;
  const { own, ofOwner } = apiEnvironments(settings, passwords, bankAddress, environment);
  const databases = openDatabaseMembers(settings, user);
  return {
    settings,
    passwords,
    isNew: !existsSync(join(folder, 'db1', 'postgres')),
    databases,
    repository: openBackupRepository(settings.scope, databases.leader, user),
    bank: await openBank({ folder: join(folder, 'bank'), port: bankPort, programs, superuser, user }),
    bankServer,
    bankAddress,
    front: balancer('HAProxy', 'front', 'haproxy.cfg'),
    databaseBalancer: balancer('HAProxy of the database', 'database-balancer', 'haproxy-database.cfg'),
    apis: settings.apis.map((machine) => openApiMember(machine, folder, own)),
    ownerEnvironment: ofOwner,
  };
};

type Parts = Awaited<ReturnType<typeof openParts>>;

/** Starts the parts in the order of docs/operating.md, the database first. */
const startParts = async (parts: Parts, { isCanceled, say }: ClusterOptions): Promise<void> => {
  const { settings, passwords, databases, repository, bank, bankServer, databaseBalancer, front, apis } =
    parts;
  say('Starting etcd, Patroni and PostgreSQL.');
  bank.start();
  databaseBalancer.start();
  await databases.start(isCanceled);
  await untilDone(() => createOwner(settings, passwords));
  await untilDone(() => createBankDatabase(`${bankServer}/postgres`));
  if (parts.isNew) {
    say('Taking the first backup.');
    await repository.create();
    await repository.backUp('full');
  }
  say('Starting three API processes; the first start creates demo data.');
  const env = { ...parts.ownerEnvironment };
  await run(process.execPath, migrateWords, { cwd: apiFolder, env });
  await createApplicationUser(settings, passwords);
  front.start();
  await startApis(apis, isCanceled);
  await untilNone(() => clusterFaults(settings), isCanceled);
};

const stopParts = async ({ apis, front, databases, databaseBalancer, bank }: Parts): Promise<void> => {
  await Promise.all(apis.map(({ service }) => service.stop()));
  await Promise.all([front.stop(), databases.stop()]);
  await Promise.all([databaseBalancer.stop(), bank.stop()]);
};

/** Starts the cluster, with the data of an earlier run in the folder if there is any. */
export const openCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { folder } = options;
  const killRest = () => signalAll(processesOfFolder(folder), 'SIGKILL');
  const parts = await openParts(options);
  const { settings, passwords, databases, repository, bank, databaseBalancer, front, apis } = parts;
  const close = async () => {
    await stopParts(parts);
    // A killed member may have left a child process.
    killRest();
  };
  // Kills all processes if this process exits early. API processes exit when their channel closes.
  process.once('exit', killRest);
  try {
    await startParts(parts, options);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    settings,
    databases: databases.all,
    apis,
    databaseBalancer,
    front,
    addresses: databaseAddresses(settings, passwords),
    bankAddress: parts.bankAddress,
    webBaseUrl: `https://localhost:${settings.front.webPort}`,
    tokenizationBaseUrl: `https://localhost:${settings.front.tokenizationPort}`,
    services: () => [
      ...databases.all().flatMap(({ etcd, patroni }) => [etcd, patroni]),
      bank,
      databaseBalancer,
      front,
      ...apis.map(({ service }) => service),
    ],
    leader: databases.leader,
    untilHealthy: () => untilNone(() => clusterFaults(settings)),
    repository,
    restoreTo: databases.restoreTo,
    askPatroni: ({ machine }, path, body) => requestPatroni(machine, passwords.patroni, path, body),
    close,
  };
};

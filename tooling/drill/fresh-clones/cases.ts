import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@tillbook/e2e/free-ports';
import { runInClone, startInClone } from '@tillbook/setup/clone-command';
import { typed } from '@tillbook/setup/readme-commands';
import { stop, waitUntilReady } from './wait-until-ready.ts';

type CaseContext = {
  readonly folder: string;
  /** A folder that outlives the clones, with the data of the first start and its backup. */
  readonly shared: string;
};

/** Runs a command as the first command in a clone and returns a summary. Throws if the command fails. */
export type Case = (context: CaseContext) => Promise<string>;

const require = (isRight: boolean, message: string): void => {
  if (!isRight) throw new Error(message);
};

const ends =
  (command: string, words: readonly string[], expected = ''): Case =>
  async ({ folder }) => {
    const { exitCode, output } = await runInClone(folder, typed(command, ...words));
    require(exitCode === 0 && output.includes(expected), `It ended with ${exitCode}:\n${output}`);
    return `npm ${typed(command, ...words).join(' ')} succeeded`;
  };

const ports = async (...names: string[]): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await freePort())])));

const addressAt = (environment: Readonly<Record<string, string>>, name: string, path = '/'): string =>
  `http://localhost:${environment[name]}${path}`;

const installed = (folder: string): readonly string[] => readdirSync(join(folder, 'node_modules', '.pnpm'));

const notForTheProduct = /^(?:storybook|oxlint|knip|vitest|playwright|lighthouse|msw|@changesets)/;

const start: Case = async ({ folder, shared }) => {
  const environment = {
    ...(await ports('PORT', 'TOKENIZATION_PORT')),
    DATA_DIR: join(shared, 'data'),
  };
  const command = startInClone(folder, typed('start'), environment);
  await waitUntilReady(command, addressAt(environment, 'PORT', '/api/ready'));
  await stop(command);
  const output = command.output();
  require(/filled in\n/.test(output), `No rows were counted:\n${output}`);
  const isPlain = !output.includes('\u001B') && !/transforming|vite v|chunks/.test(output);
  require(isPlain, `The output has a tool's messages or colors:\n${output}`);
  require(output.trimEnd().split('\n').at(-1)?.includes('admin@example.com') ===
    true, `The output does not end with the table:\n${output}`);
  const surplus = installed(folder).filter((name) => notForTheProduct.test(name));
  require(surplus.length === 0, `It installed ${surplus.join(', ')}.`);
  return `served, with ${installed(folder).length} packages installed`;
};

const startAdmin: Case = async ({ folder }) => {
  const environment = await ports('ADMIN_PORT');
  const command = startInClone(folder, typed('start:admin'), {
    ...environment,
    ADMIN_BASE_URL: addressAt(environment, 'ADMIN_PORT', ''),
  });
  await waitUntilReady(command, addressAt(environment, 'ADMIN_PORT', '/health'));
  await stop(command);
  return 'served';
};

const dev: Case = async ({ folder, shared }) => {
  const environment = {
    ...(await ports(
      'PORT',
      'TOKENIZATION_PORT',
      'DEV_API_PORT',
      'DEV_VAULT_PORT',
      'DEV_ADMIN_PORT',
      'DEV_DOCS_PORT',
    )),
    DATA_DIR: join(shared, 'dev-data'),
    SEED: 'off',
  };
  const command = startInClone(folder, typed('dev'), environment);
  await waitUntilReady(command, addressAt(environment, 'PORT', '/api/ready'));
  await waitUntilReady(command, addressAt(environment, 'PORT'));
  await stop(command);
  return 'served, the API through the development server as well';
};

const storybook: Case = async ({ folder }) => {
  const port = String(await freePort());
  const command = startInClone(folder, typed('storybook', '--port', port));
  await waitUntilReady(command, `http://localhost:${port}/index.json`);
  await stop(command);
  return 'served';
};

const build: Case = async ({ folder }) => {
  const { exitCode, output } = await runInClone(folder, typed('build', '@tillbook/tokenization'));
  const isBuilt = existsSync(join(folder, 'apps/tokenization/dist/card-form.html'));
  require(exitCode === 0 && isBuilt, `It ended with ${exitCode}:\n${output}`);
  return 'the forms are built';
};

/** Renders the example only. `npm run drill -- failover` starts a cluster. */
const cluster: Case = async ({ folder, shared }) => {
  const out = join(shared, 'cluster');
  const settings = join(folder, 'deploy', 'cluster', 'settings.example.json');
  const { exitCode, output } = await runInClone(folder, typed('cluster', 'render', settings, out));
  const isWritten = existsSync(join(out, 'db1', 'patroni.yaml'));
  require(exitCode === 0 && isWritten, `It ended with ${exitCode}:\n${output}`);
  return 'the configuration of real machines is written';
};

const rowsIn = (output: string): string | undefined => /^(\d+ rows of \d+ tables) /m.exec(output)?.[1];

const backup: Case = async ({ folder, shared }) => {
  const environment = { DATA_DIR: join(shared, 'data') };
  const file = join(shared, 'whole.backup');
  const { exitCode, output } = await runInClone(folder, typed('backup', file), environment);
  require(exitCode === 0 && existsSync(file), `It ended with ${exitCode}:\n${output}`);
  return `${rowsIn(output)} written`;
};

const restore: Case = async ({ folder, shared }) => {
  const environment = { DATA_DIR: join(shared, 'restored') };
  // README's steps for returning to an older version.
  cpSync(join(shared, 'data', 'keys'), join(shared, 'restored', 'keys'), { recursive: true });
  const { exitCode, output } = await runInClone(
    folder,
    typed('restore', join(shared, 'whole.backup')),
    environment,
  );
  const isWhole = output.includes('the books balance') && !output.includes('Before the start');
  require(exitCode === 0 && isWhole, `It ended with ${exitCode}:\n${output}`);
  return `${rowsIn(output)} read, and the books balance`;
};

const rotateKey: Case = async ({ folder, shared }) => {
  const environment = { DATA_DIR: join(shared, 'data') };
  const { exitCode, output } = await runInClone(folder, typed('rotate-key'), environment);
  require(exitCode === 0 &&
    /[1-9]\d* payment instruments/.test(output), `It ended with ${exitCode}:\n${output}`);
  return 'sealed again';
};

const migrate: Case = async ({ folder, shared }) => {
  const environment = { DATA_DIR: join(shared, 'migrated') };
  const { exitCode, output } = await runInClone(folder, typed('migrate'), environment);
  const [, count] = /^(\d+) migrations were applied/m.exec(output) ?? [];
  require(exitCode === 0 && count !== undefined, `It ended with ${exitCode}:\n${output}`);
  return `${count} migrations applied`;
};

const createAdmin: Case = async ({ folder, shared }) => {
  const environment = { DATA_DIR: join(shared, 'migrated') };
  const { exitCode, output } = await runInClone(
    folder,
    typed('create-admin', 'first@example.com'),
    environment,
  );
  const isLinked = /\/reset-password\?token=\S+/.test(output);
  require(exitCode === 0 && isLinked, `It ended with ${exitCode}:\n${output}`);
  return 'a link was printed';
};

/**
 * Each command of README, in order of dependency: the backup contains the first start's data. Every clone is
 * new.
 */
export const cases: Readonly<Record<string, Case>> = {
  start,
  backup,
  restore,
  'rotate-key': rotateKey,
  migrate,
  'create-admin': createAdmin,
  'start:admin': startAdmin,
  dev,
  storybook,
  cluster,
  build,
  format: ends('format', []),
  changeset: ends('changeset', ['status']),
  release: ends('release', [], 'Nothing was published.'),
  test: ends('test', ['format'], '1 passed, 0 failed'),
  check: ends('check', [], '4 passed, 0 failed'),
  'supply-chain': ends('supply-chain', ['licenses'], '1 done'),
  drill: ends('drill', ['keys', '4'], '1 done'),
  bench: ends('bench', ['combobox'], '1 done'),
  pictures: ends('pictures', ['badge']),
};

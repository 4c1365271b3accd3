/**
 * `npm run cluster`: runs a cluster on this machine, shows the running cluster, or renders the configuration
 * of real machines.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderConfiguration } from './configuration/render-configuration.ts';
import { missingPackages } from './missing-packages.ts';
import { runCluster } from './run-cluster.ts';
import { showStatus } from './status.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, port: { type: 'string' } },
});
const [what, settingsFile = '', outputFolder = ''] = positionals;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** If root owns the repository, the database's user may not be able to read its folders. */
const usualFolder =
  process.getuid?.() === 0
    ? '/var/lib/tillbook-cluster'
    : resolve(import.meta.dirname, '../../../.data/cluster');
const folder = values.data === undefined ? usualFolder : typedPath(values.data);

const firstPort = Number(values.port ?? 4400);
const lastFirstPort = 65_000;

const start = async (): Promise<void> => {
  if (!Number.isInteger(firstPort) || firstPort < 1024 || firstPort > lastFirstPort)
    fail(`The port ${values.port} is not a number from 1024 to ${lastFirstPort}.`);
  const missing = missingPackages();
  if (missing !== undefined) fail(missing);
  await runCluster({ folder, firstPort, say });
};

const render = (): void => {
  if (outputFolder === '') fail('Name a file with settings and a folder.');
  for (const path of renderConfiguration(typedPath(settingsFile), typedPath(outputFolder))) say(path);
};

if (what === 'render') render();
else if (what === 'status') process.exit((await showStatus(folder, say)) ? 0 : 1);
else await start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { apiFolder } from './api-process.ts';

const execute = promisify(execFile);
const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** What the migrations say themselves: the oldest release that can run beside all of them. */
const oldestReleaseBeside = (): number => {
  const folder = join(apiFolder, 'src', 'db', 'migrations');
  const texts = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const numbers = texts.map((name) => {
    const [, number = '0'] =
      /^-- Runs beside releases from (\d+)\./.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return Number(number);
  });
  return Math.max(...numbers);
};

const git = (folder: string, ...words: string[]) => execute('git', words, { cwd: folder });

/** Releases of the history, oldest first, each with a commit at which every check passed. */
const releases: readonly { readonly number: number; readonly commit: string }[] = [
  { number: 14, commit: '53679fcee21526d785afe8f3d21112dcc7b02cae' },
];

export type PreviousRelease = { readonly number: number; readonly apiFolder: string };

/** Checks out the oldest release of the history that can run beside this one, and installs its packages. */
export const checkOutPreviousRelease = async (folder: string): Promise<PreviousRelease> => {
  const oldest = oldestReleaseBeside();
  const release = releases.find((one) => one.number >= oldest);
  if (release === undefined) throw new Error(`Name a commit of release ${oldest} in previous-release.ts.`);
  const { number, commit } = release;
  await git(repositoryRoot, 'clone', '--quiet', '--no-checkout', repositoryRoot, folder);
  await git(folder, 'checkout', '--quiet', commit);
  const declared: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof declared !== 'object' || declared === null || !('packageManager' in declared))
    throw new Error(`package.json names no packageManager at ${commit}.`);
  const installing = ['install', '--frozen-lockfile', '--filter=@tillbook/api...'];
  await execute('npx', ['--yes', String(declared.packageManager), ...installing], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { number, apiFolder: join(folder, 'apps', 'api') };
};

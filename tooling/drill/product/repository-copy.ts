import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

/** Lists the files that git tracks or would add. */
const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(repository, file)));

/** Copies the links of a package. They are relative, so they lead to the copied packages. */
const copyLinks = (root: string, folder: string): void => {
  const links = join(folder, 'node_modules');
  if (!existsSync(join(repository, links))) return;
  cpSync(join(repository, links), join(root, links), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/node_modules\/\.(?:vite|cache)/.test(source),
  });
};

export type RepositoryCopy = { readonly root: string; remove(): void };

/**
 * Copies the working tree with its installed packages. An interrupted run must not leave edits in the
 * repository.
 */
export const copyRepository = (): RepositoryCopy => {
  const root = mkdtempSync(join(tmpdir(), 'tillbook-copy-'));
  // If the tests run as root, their database runs as another user, who needs access to its programs.
  chmodSync(root, 0o755);
  const files = sourceFiles();
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const packages = files.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file));
  for (const folder of packages) copyLinks(root, folder);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

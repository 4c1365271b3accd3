import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const copyUncommitted = (folder: string): void => {
  const paths = git('ls-files', '-z', '--modified', '--others', '--exclude-standard').split('\0');
  for (const path of paths) {
    if (path === '') continue;
    const source = join(repositoryRoot, path);
    const target = join(folder, path);
    if (!existsSync(source)) {
      rmSync(target, { force: true });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
};

export type FreshClone = { readonly folder: string; remove(): void };

/** Clones the repository with its uncommitted files, but without its installed packages. pnpm's store is shared. */
export const freshClone = (): FreshClone => {
  const parent = mkdtempSync(join(tmpdir(), 'tillbook-clone-'));
  // The database's system user needs access to the installed files.
  chmodSync(parent, 0o755);
  const folder = join(parent, 'tillbook');
  git('clone', '--quiet', repositoryRoot, folder);
  // The clone's branch is named main, even if the repository's current branch has another name.
  execFileSync('git', ['checkout', '--quiet', '-B', 'main'], { cwd: folder });
  copyUncommitted(folder);
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
};

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const packages = resolve(import.meta.dirname, '../../../../packages');
const guides = resolve(import.meta.dirname, '../../../../docs/guides/packages');

/** A package as published to a registry. */
export type PackedPackage = {
  readonly tarballPath: string;
  readonly readme: string;
  /** Its page in the documentation, for packages that have one. */
  readonly page: string;
};

export type Packer = 'npm' | 'pnpm';

/**
 * Packs a package of this repository; its `prepack` builds it first.
 *
 * @param packer npm if the manifest needs no changes, pnpm if it uses versions of the workspace's catalog
 */
export const packPackage = (name: string, packer: Packer, destination: string): PackedPackage => {
  const folder = join(packages, name);
  execFileSync(packer, ['pack', '--pack-destination', destination], { cwd: folder, stdio: 'pipe' });
  const file = readdirSync(destination).find(
    (entry) => entry.includes(`-${name}-`) && entry.endsWith('.tgz'),
  );
  if (file === undefined) throw new Error(`${packer} pack of ${name} left no tarball.`);
  const page = join(guides, `${name}.md`);
  return {
    tarballPath: join(destination, file),
    readme: readFileSync(join(folder, 'README.md'), 'utf8'),
    page: existsSync(page) ? readFileSync(page, 'utf8') : '',
  };
};

/** Packs a dependency from its folder, without the registry. */
export const packDependency = (
  of: string,
  name: string,
  destination: string,
): Pick<PackedPackage, 'tarballPath'> => {
  const copy = join(destination, `${name}-as-it-lies-here`);
  cpSync(realpathSync(join(packages, of, 'node_modules', name)), join(copy, 'package'), { recursive: true });
  const tarballPath = join(destination, `dependency-${name}.tgz`);
  execFileSync('tar', ['-czf', tarballPath, '-C', copy, 'package']);
  return { tarballPath };
};

/** publint's messages about a tarball, without suggestions. */
export const publintMessages = async ({ tarballPath }: PackedPackage): Promise<readonly string[]> => {
  const bytes = readFileSync(tarballPath);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'warning', strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
};

/** These packages are ES modules only; their README says so to users of require or Node 10 resolution. */
const otherResolutions = new Set(['node10', 'node16-cjs']);

/** Problems with a tarball's types, if any. */
export const typeProblems = async (
  { tarballPath }: PackedPackage,
  untypedEntrypoints: readonly string[] = [],
): Promise<readonly string[]> => {
  const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(tarballPath)));
  const checked = await checkPackage(tarball, { excludeEntrypoints: [...untypedEntrypoints] });
  if (checked.types === false) return ['The package has no types.'];
  return checked.problems
    .filter((problem) => !('resolutionKind' in problem && otherResolutions.has(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
};

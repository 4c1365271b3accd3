import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const packages = resolve(import.meta.dirname, '../../../packages');

/** A package as a registry would get it. */
export type PackedPackage = {
  readonly tarballPath: string;
  readonly readme: string;
};

export type Packer = 'npm' | 'pnpm';

/**
 * Packs a package of this repository; its `prepack` builds it first.
 *
 * @param packer npm where the manifest can be taken as it is, pnpm where it names versions from the workspace's catalog
 */
export const packPackage = (name: string, packer: Packer, destination: string): PackedPackage => {
  const folder = join(packages, name);
  execFileSync(packer, ['pack', '--pack-destination', destination], { cwd: folder, stdio: 'pipe' });
  const file = readdirSync(destination).find(
    (entry) => entry.includes(`-${name}-`) && entry.endsWith('.tgz'),
  );
  if (file === undefined) throw new Error(`${packer} pack of ${name} left no tarball.`);
  return { tarballPath: join(destination, file), readme: readFileSync(join(folder, 'README.md'), 'utf8') };
};

/** Packs a package that these depend on, as it lies here: nobody has to be asked for it. */
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

/** What publint has to say of a tarball, suggestions left out. */
export const publintMessages = async ({ tarballPath }: PackedPackage): Promise<readonly string[]> => {
  const bytes = readFileSync(tarballPath);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'warning', strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
};

/** These packages are ES modules; whoever requires them or resolves as Node 10 did is told so by their README. */
const otherResolutions = new Set(['node10', 'node16-cjs']);

/** How the types of a tarball mislead a compiler, if they do. */
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

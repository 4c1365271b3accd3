import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const packages = resolve(import.meta.dirname, '../../../../packages');
const guides = resolve(import.meta.dirname, '../../../../docs/guides/packages');

export type PackedPackage = {
  readonly tarballPath: string;
  readonly readme: string;
  /** Markdown of the documentation page; empty if the package has no page. */
  readonly page: string;
};

export type Packer = 'npm' | 'pnpm';

/**
 * Packs a package of this repository; its `prepack` script builds it first.
 *
 * @param packer pnpm if the manifest uses catalog versions of the workspace, otherwise npm
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

/** Packs an installed dependency, without the registry. */
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

export const publintMessages = async ({ tarballPath }: PackedPackage): Promise<readonly string[]> => {
  const bytes = readFileSync(tarballPath);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'warning', strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
};

/** The packages are ES modules only; their READMEs mention this for `require` and Node 10 resolution. */
const otherResolutions = new Set(['node10', 'node16-cjs']);

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

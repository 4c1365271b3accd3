import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, memoryDirectory, repositoryRoot } from './repository.mjs';

/** Generated files, which don't affect the installation or the build. */
const notSource = new Set([
  'node_modules',
  'dist',
  'reports',
  'storybook-static',
  '.turbo',
  '.data',
  'routeTree.gen.ts',
]);

/**
 * @param {string} path below the repository's root
 * @param {ReadonlySet<string>} leftOut names of entries
 * @returns {string[]}
 */
const filesBelow = (path, leftOut) => {
  const entries = readdirSync(inRepository(path), { withFileTypes: true });
  return entries
    .filter(({ name }) => !leftOut.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name), leftOut) : [join(path, entry.name)],
    );
};

/** @param {string} path */
export const sourceFilesBelow = (path) => filesBelow(path, notSource);

/** @param {string} path */
export const everyFileBelow = (path) => (existsSync(inRepository(path)) ? filesBelow(path, new Set()) : []);

/** @param {readonly string[]} paths below the repository's root */
export const fingerprintOf = (paths) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${repositoryRoot}\0`);
  for (const path of paths.toSorted()) {
    const content = readFileSync(join(repositoryRoot, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/** @param {string} name */
const memoryFile = (name) => join(memoryDirectory, `${name}.sha256`);

/**
 * @param {string} name of a task
 * @returns {string | undefined} the fingerprint of its last completed run
 */
export const remembered = (name) =>
  existsSync(memoryFile(name)) ? readFileSync(memoryFile(name), 'utf8').trim() : undefined;

/**
 * @param {string} name
 * @param {string} fingerprint
 */
export const remember = (name, fingerprint) => {
  mkdirSync(memoryDirectory, { recursive: true });
  writeFileSync(memoryFile(name), `${fingerprint}\n`);
};

/** @param {string} name of a task that is about to run */
export const forget = (name) => rmSync(memoryFile(name), { force: true });

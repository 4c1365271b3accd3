import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/**
 * The inputs of every transform in addition to the module's code: the versions of all packages and the
 * compiler's options.
 */
const settingsFiles = ['pnpm-lock.yaml', 'tooling/config/vite/index.ts'] as const;

const hashOf = (...parts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Creates the folder for the current inputs and removes all other folders. */
const openFolder = (root: string): string => {
  const current = hashOf(...settingsFiles.map((file) => readFileSync(join(repositoryRoot, file), 'utf8')));
  mkdirSync(join(root, current), { recursive: true });
  for (const name of readdirSync(root)) {
    if (name !== current) rmSync(join(root, name), { recursive: true, force: true });
  }
  return join(root, current);
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Stores the source map, if any, in the first line and the code below. The rename keeps other processes from
 * reading an incomplete file.
 */
const store = (file: string, code: string, map: unknown): void => {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, `${map ? JSON.stringify(map) : ''}\n${code}`);
  renameSync(unfinished, file);
};

const usualFolder = join(repositoryRoot, 'node_modules/.cache/tillbook/transforms');

/**
 * Stores a plugin's result for each module, so that packages whose tests load the same module compile it
 * once.
 *
 * @param root folder of the stored results
 */
export const withStoredTransforms = (plugin: Rolldown.Plugin, root = usualFolder): Rolldown.Plugin => {
  const hook = plugin.transform;
  if (typeof hook !== 'object') return plugin;
  const folder = openFolder(root);
  const { handler } = hook;
  hook.handler = async function transform(code, id, options) {
    const file = join(folder, hashOf(plugin.name, relative(repositoryRoot, id), code));
    const stored = readText(file);
    if (stored !== undefined) {
      const end = stored.indexOf('\n');
      return { map: end === 0 ? null : stored.slice(0, end), code: stored.slice(end + 1) };
    }
    const result = await handler.call(this, code, id, options);
    if (typeof result === 'object' && result !== null && typeof result.code === 'string') {
      store(file, result.code, result.map);
    }
    return result;
  };
  return plugin;
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  src: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), chunk);
const modules = z.record(z.string(), z.array(z.string()));

/** One app's folder of built files. */
export type BuildOutput = {
  readonly folder: string;
  readonly manifest: z.infer<typeof manifest>;
  /** The modules of each chunk, by its file. */
  readonly modules: z.infer<typeof modules>;
};

/** A page's initial links: its entry, and the style sheet of an app that has only one. */
export const startOf = ({ manifest: chunks }: BuildOutput): readonly string[] =>
  Object.keys(chunks).filter((key) => chunks[key]?.isEntry || key === 'style.css');

/** A file's readable name, from its modules: file names are hashes. */
export const fileLabel = ({ manifest: chunks }: BuildOutput, file: string): string => {
  const name = Object.values(chunks).find((one) => one.file === file)?.name;
  return name === undefined ? file : `${file} (${name})`;
};

/**
 * Reads a build's manifest and module list, or `undefined` if there is no build, or one without these
 * settings.
 */
export function readBuildOutput(folder: string): BuildOutput | undefined {
  const written = ['manifest.json', 'modules.json'].map((name) => join(folder, '.vite', name));
  if (!written.every((path) => existsSync(path))) return undefined;
  const [chunks, modulesOfChunks] = written.map((path): unknown => JSON.parse(readFileSync(path, 'utf8')));
  return { folder, manifest: manifest.parse(chunks), modules: modules.parse(modulesOfChunks) };
}

/** The files of some chunks and of all their static imports, stylesheets included. */
export function filesOf({ manifest: chunks }: BuildOutput, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    const found = chunks[key];
    if (!found || seen.has(key)) return;
    seen.add(key);
    for (const file of [found.file, ...(found.css ?? [])]) files.add(file);
    for (const imported of found.imports ?? []) add(imported);
  };
  for (const key of keys) add(key);
  return files;
}

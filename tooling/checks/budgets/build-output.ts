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

export type BuildOutput = {
  readonly folder: string;
  readonly manifest: z.infer<typeof manifest>;
  /** Modules by the file of their chunk. */
  readonly modules: z.infer<typeof modules>;
};

/** Returns the chunks that every page loads: the app's entry and its only style sheet. */
export const startOf = ({ manifest: chunks }: BuildOutput): readonly string[] =>
  Object.keys(chunks).filter((key) => chunks[key]?.isEntry || key === 'style.css');

/** Returns a chunk's file followed by the chunk's name, because the file is named by a hash. */
export const fileLabel = ({ manifest: chunks }: BuildOutput, file: string): string => {
  const name = Object.values(chunks).find((one) => one.file === file)?.name;
  return name === undefined ? file : `${file} (${name})`;
};

/** Reads a build's manifest and module list; `undefined` if either is missing. */
export function readBuildOutput(folder: string): BuildOutput | undefined {
  const written = ['manifest.json', 'modules.json'].map((name) => join(folder, '.vite', name));
  if (!written.every((path) => existsSync(path))) return undefined;
  const [chunks, modulesOfChunks] = written.map((path): unknown => JSON.parse(readFileSync(path, 'utf8')));
  return { folder, manifest: manifest.parse(chunks), modules: modules.parse(modulesOfChunks) };
}

/** Returns the files of chunks, their static imports and their style sheets. */
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

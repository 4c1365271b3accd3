import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { layers } from './layers.ts';

export type SmallWorkspace = { readonly root: string; readonly remove: () => void };

const nameOf = (folder: string): string => `@tillbook/${folder.slice(folder.indexOf('/') + 1)}`;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/**
 * Creates a temporary workspace with an empty version of every package, and adds `files`. In the real tree,
 * the actual check would find the planted violations.
 */
export function plant(files: Readonly<Record<string, string>>): SmallWorkspace {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const folder of [...Object.keys(layers), 'tooling/e2e']) {
    const exports = { '.': { 'tillbook-source': './src/index.ts' } };
    write(
      join(root, folder, 'package.json'),
      JSON.stringify({ name: nameOf(folder), type: 'module', exports }),
    );
    write(join(root, folder, 'src/index.ts'), 'export const here = 1;\n');
    mkdirSync(join(root, 'node_modules/@tillbook'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules', nameOf(folder)));
  }
  for (const [path, text] of Object.entries(files)) write(join(root, path), text);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

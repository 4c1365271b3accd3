import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Manifest = Readonly<Record<string, { readonly name?: string; readonly file: string }>>;

const written = resolve(import.meta.dirname, '../../../apps/merchant/dist/.vite/manifest.json');

/** Returns the URL pattern of a lazy module of the merchant app by its name, such as `refund-dialog`. */
export const builtFile = (name: string): string => {
  const manifest: Manifest = JSON.parse(readFileSync(written, 'utf8'));
  const found = Object.values(manifest).find((chunk) => chunk.name === name);
  if (!found) throw new Error(`The merchant app has no part named ${name}.`);
  return `**/${found.file}`;
};

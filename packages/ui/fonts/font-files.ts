import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { punctuation, weightRange } from '../src/fonts/basic-characters.ts';

const packaged = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');
const installed = (path: string): Buffer => readFileSync(packaged.replace('package.json', path));

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Contextual forms, kerning and tabular digits. Without a list, the file would contain all of Inter's features. */
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: weightRange },
  keepFeatures: ['calt', 'ccmp', 'kern', 'mark', 'mkmk', 'tnum'],
} as const;

/** Returns the files of `src/fonts` by name: Inter, its most frequent characters, and its license. */
export const fontFiles = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const latin = installed('files/inter-latin-wght-normal.woff2');
  return new Map([
    ['inter-basic.woff2', await subsetFont(latin, ascii.join('') + punctuation, options)],
    ['inter-latin.woff2', latin],
    ['inter-OFL.txt', installed('LICENSE')],
  ]);
};

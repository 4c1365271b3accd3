/** `npm run texts [part of a path]`: lists every text of the product with its file and screens. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readerPlace } from './reader-place.ts';
import { screensOfFiles } from './screens-of-files.ts';
import { textsInFile } from './texts-in-file.ts';
import { textsInPage } from './texts-in-page.ts';

const root = resolve(import.meta.dirname, '../../..');
const [part = ''] = process.argv.slice(2);

const sources = ['apps', 'packages', 'tooling/setup', 'docs/guides'];

const hasTexts = (path: string): boolean =>
  /\.(?:tsx?|mjs|html|md)$/.test(path) && /^docs|^tooling|\/(?:src|rendering)\/|\.html$/.test(path);

const isInternal = (path: string): boolean =>
  /\.(?:test|stories|css|gen|d)\.|\/(?:testing|fixtures|reference-data|seed|icons|ui\/src\/guide|db\/description)\//.test(
    path,
  ) || /\/story-[^/]*$/.test(path);

const paths = execFileSync('git', ['ls-files', '-z', ...sources], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => hasTexts(path) && !isInternal(path));

/**
 * Above this number of screens, a text belongs to the frame or a shared component, and only the number is
 * printed.
 */
const mostScreens = 4;

const screens = screensOfFiles(
  root,
  paths.filter((path) => /\.tsx?$/.test(path)),
);
const placeOf = (path: string): string => {
  const shownOn = screens.get(path) ?? [];
  if (shownOn.length === 0) return readerPlace(path);
  return shownOn.length > mostScreens ? `${shownOn.length} screens` : shownOn.join(', ');
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

let count = 0;
for (const path of paths.filter((name) => name.includes(part))) {
  const content = readFileSync(join(root, path), 'utf8');
  const texts = /\.(?:html|md)$/.test(path) ? textsInPage(content) : textsInFile(path, content);
  if (texts.length === 0) continue;
  print(`\n${path}  (${placeOf(path)})`);
  for (const { line, text } of texts) print(`${String(line).padStart(5)}  ${text}`);
  count += texts.length;
}
print(`\n${count} texts`);

/** `npm run texts [part of a path]` in this folder: every text of the product, its file and where it is read. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readIn } from './read-in.ts';
import { screensOfFiles } from './screens-of-files.ts';
import { textsInFile } from './texts-in-file.ts';
import { textsInPage } from './texts-in-page.ts';

const root = resolve(import.meta.dirname, '../../..');
const [part = ''] = process.argv.slice(2);

const sources = ['apps', 'packages', 'tooling/setup', 'docs/guides'];

const isWritten = (path: string): boolean =>
  /\.(?:tsx?|mjs|html|md)$/.test(path) && /^docs|^tooling|\/(?:src|rendering)\/|\.html$/.test(path);

const isUnread = (path: string): boolean =>
  /\.(?:test|stories|css|gen|d)\.|\/(?:testing|fixtures|reference-data|seed|icons|ui\/src\/guide|db\/description)\//.test(
    path,
  ) || /\/story-[^/]*$/.test(path);

const paths = execFileSync('git', ['ls-files', '-z', ...sources], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => isWritten(path) && !isUnread(path));

/** Beyond this many, a text is part of the frame or of a shared component. */
const fewScreens = 4;

const screens = screensOfFiles(
  root,
  paths.filter((path) => /\.tsx?$/.test(path)),
);
const whereShown = (path: string): string => {
  const shownOn = screens.get(path) ?? [];
  if (shownOn.length === 0) return readIn(path);
  return shownOn.length > fewScreens ? `${shownOn.length} screens` : shownOn.join(', ');
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

let count = 0;
for (const path of paths.filter((name) => name.includes(part))) {
  const content = readFileSync(join(root, path), 'utf8');
  const texts = /\.(?:html|md)$/.test(path) ? textsInPage(content) : textsInFile(path, content);
  if (texts.length === 0) continue;
  say(`\n${path}  (${whereShown(path)})`);
  for (const { line, text } of texts) say(`${String(line).padStart(5)}  ${text}`);
  count += texts.length;
}
say(`\n${count} texts`);

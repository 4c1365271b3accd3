import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { PackedPackage } from './packed-package.ts';

const packages = join(import.meta.dirname, '../../node_modules');
// The repository's TypeScript; this package has an older version for the type generator.
const compiler = join(import.meta.dirname, '../../../../node_modules/.bin/tsc');

/** An empty project outside the workspace. */
export type OutsideProject = {
  /** Installs tarballs in one npm call, offline. */
  install(...packed: readonly Pick<PackedPackage, 'tarballPath'>[]): void;
  /** Unpacks a tarball without its dependencies; `link` provides them. */
  unpack(name: string, packed: PackedPackage): void;
  /** Links packages that `tooling/e2e` depends on. */
  link(...names: readonly string[]): void;
  write(file: string, text: string): void;
  /** Runs a module, by default in the current Node, and returns the lines of its output. */
  run(file: string, how?: { readonly node?: string; readonly words?: readonly string[] }): readonly string[];
  /** Returns the output of the strict compiler, which is empty if there are no errors. */
  checkTypes(file: string, module: 'nodenext' | 'bundler'): string;
  /** Builds a page with Vite and opens it in Chromium; throws on any console error. */
  openPage<Seen>(entry: string, look: (page: Page) => Promise<Seen>): Promise<Seen>;
  remove(): void;
};

const compilerOptions = {
  nodenext: ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
  bundler: ['--module', 'preserve', '--moduleResolution', 'bundler'],
} as const;

const strictly =
  '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --verbatimModuleSyntax --allowImportingTsExtensions ' +
  '--skipLibCheck false --target es2023 --jsx react-jsx --types';

const linkPackage = (folder: string, name: string) => {
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(join(packages, name)), target);
};

const contentOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;

const buildFiles = async (folder: string): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const result = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false } });
  if (!('output' in result)) throw new Error('One page was to be built, once.');
  return new Map(result.output.map((file) => [`/${file.fileName}`, contentOf(file)]));
};

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
};

const serve = async (files: ReadonlyMap<string, string | Uint8Array>) => {
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    response.setHeader(
      'Content-Type',
      contentTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    );
    const content = files.get(path);
    if (content === undefined) response.writeHead(404);
    response.end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
};

const openPage = async <Seen>(
  folder: string,
  entry: string,
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> => {
  const html = `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="./${entry}"></script></body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  const server = await serve(await buildFiles(folder));
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(server.url);
    const seen = await look(page);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return seen;
  } finally {
    await browser.close();
    server.close();
  }
};

const checkTypes = (folder: string, file: string, module: 'nodenext' | 'bundler', types: string): string => {
  const command = [...strictly.split(' '), types, ...compilerOptions[module], file];
  try {
    return execFileSync(compiler, command, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
};

/**
 * Creates a project in a temporary folder.
 *
 * @param types comma-separated packages whose global types the project has; may be empty
 * @example const project = outsideProject(); project.install(packed); project.remove();
 */
export const outsideProject = (types = ''): OutsideProject => {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outside', private: true, type: 'module' }),
  );
  return {
    install: (...packed) => {
      const how = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
      const tarballs = packed.map(({ tarballPath }) => tarballPath);
      execFileSync('npm', ['install', ...how, ...tarballs], { cwd: folder, stdio: 'pipe' });
    },
    unpack: (name, { tarballPath }) => {
      const target = join(folder, 'node_modules', name);
      mkdirSync(target, { recursive: true });
      execFileSync('tar', ['-xzf', tarballPath, '--strip-components=1', '-C', target]);
    },
    link: (...names) => {
      for (const name of names) linkPackage(folder, name);
    },
    write: (file, text) => writeFileSync(join(folder, file), text),
    run: (file, { node = process.execPath, words = [] } = {}) =>
      execFileSync(node, [join(folder, file), ...words], { encoding: 'utf8' })
        .trimEnd()
        .split('\n'),
    checkTypes: (file, module) => checkTypes(folder, file, module, types),
    openPage: (entry, look) => openPage(folder, entry, look),
    remove: () => rmSync(folder, { recursive: true }),
  };
};

export const firstExample = (document: string, language: string): string => {
  const example = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(document)?.[1];
  if (example === undefined) throw new Error(`The document has no example in ${language}.`);
  return example;
};

/** Returns the output that an example promises in the comments after its `console.log` calls. */
export const promisedLines = (example: string): readonly (string | undefined)[] =>
  [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);

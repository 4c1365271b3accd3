import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFailure } from './start-failure.ts';

let app: string;

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'start-failure-'));
});
afterEach(() => rmSync(app, { recursive: true }));

const buildPage = async (body: string): Promise<string> => {
  writeFileSync(join(app, 'entry.js'), 'document.title = "Started";');
  writeFileSync(
    join(app, 'index.html'),
    `<!doctype html><title>Page</title><body>${body}<script type="module" src="/entry.js"></script></body>`,
  );
  await build({ root: app, configFile: false, logLevel: 'silent', plugins: [startFailure()] });
  return readFileSync(join(app, 'dist/index.html'), 'utf8');
};

test('builds a page with a message for a failed start and a message for a browser without JavaScript', async () => {
  const page = await buildPage('<div id="root"><svg></svg></div>');
  expect(page).toMatch(
    /<div id="root"><svg><\/svg><template id="start-failure"><main[^>]*><h1>This page couldn’t start<\/h1>.*<a href="">reload the page<\/a>\.<\/p><\/main><\/template><\/div>/,
  );
  expect(page).toMatch(
    /<noscript><p [^>]*>This page needs JavaScript\..*<a href="">reload the page<\/a>\.<\/p><\/noscript>/,
  );
});

test('listens for a failed start before requesting the page’s script', async () => {
  const page = await buildPage('<div id="root"></div>');
  expect(page.indexOf("addEventListener('error'")).toBeGreaterThan(0);
  expect(page.indexOf("addEventListener('error'")).toBeLessThan(page.indexOf('type="module"'));
});

test('rejects a page without an element for the message', async () => {
  await expect(buildPage('<main></main>')).rejects.toThrow('has no <div id="root">.');
});

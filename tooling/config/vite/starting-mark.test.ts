import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startingMark } from './starting-mark.ts';

let app: string;

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'starting-mark-'));
  mkdirSync(join(app, 'public'));
  writeFileSync(join(app, 'public/mark.svg'), '<svg viewBox="0 0 24 24"><path d="M1 1h2"/></svg>\n');
});
afterEach(() => rmSync(app, { recursive: true }));

const buildPage = async (body: string): Promise<string> => {
  writeFileSync(join(app, 'index.html'), `<!doctype html><title>Page</title><body>${body}</body>`);
  await build({ root: app, configFile: false, logLevel: 'silent', plugins: [startingMark()] });
  return readFileSync(join(app, 'dist/index.html'), 'utf8');
};

test('builds a page that shows the mark until its code arrives, without inline styles', async () => {
  const page = await buildPage('<div id="root"></div>');
  expect(page).toMatch(/<div id="root"><svg [^>]*aria-hidden="true">.*<path d="M1 1h2"\/>.*<\/svg><\/div>/);
  expect(page).toContain('<svg width="40" height="40" viewBox="0 0 24 24">');
  expect(page).not.toContain('style');
});

test('rejects a page without a placeholder for the mark', async () => {
  await expect(buildPage('<main></main>')).rejects.toThrow('has no <div id="root"></div>.');
});

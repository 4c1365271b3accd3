import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ports, webApp } from './index.ts';

let app: string;

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'web-app-'));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(app, 'node_modules'));
  // Otherwise the build would contain React's development version.
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(app, { recursive: true });
});

const page = (settings: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>Page</title>
    ${settings}
    <script type="module" src="/src/main.tsx"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
const emptySettings = '<script type="application/json" id="page-settings">{}</script>';
const settingsOverLines = '<script type="application/json" id="page-settings">\n      {}\n    </script>';

const component = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Later } from './later.tsx';
const Counter = ({ step }: { step: number }) => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + step)}>{[count, step].join(' of ')}<Later /></button>;
};
createRoot(document.body).render(<Counter step={2} />);
`;
const lazyPart = `
import { lazy } from 'react';
export const Later = lazy(async () => ({ default: (await import('./part.tsx')).Part }));
`;

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
};
const source = (main: string, html = page(emptySettings)) => ({
  'package.json': JSON.stringify({ name: 'page', type: 'module' }),
  'index.html': html,
  'src/main.tsx': main,
  'src/later.tsx': lazyPart,
  'src/part.tsx': 'export const Part = () => <p>Later</p>;\n',
});
const buildApp = () =>
  build({ ...webApp({ port: ports.merchant }), root: app, configFile: false, logLevel: 'silent' });
const built = (path: string): string => readFileSync(join(app, 'dist', path), 'utf8');

describe('a build', () => {
  test('builds a page that a strict policy allows, with its manifest and module list', async () => {
    write(source(component));
    await buildApp();
    const scripts = built('index.html').match(/<script(?![^>]*application\/json)[^>]*>/g);
    expect(scripts).toHaveLength(1);
    expect(scripts?.[0]).toMatch(/src="\/assets\/[^"]+\.js"/);
    const javaScript = globSync('assets/*.js', { cwd: join(app, 'dist') })
      .map(built)
      .join('\n');
    expect(javaScript).not.toMatch(/\beval\(|new Function\(|data:[a-z]+\//);
    expect(JSON.parse(built('.vite/manifest.json'))).toHaveProperty(['index.html', 'isEntry'], true);
    const modules = Object.values<readonly string[]>(JSON.parse(built('.vite/modules.json'))).flat();
    expect(modules).toContain('src/part.tsx');
  });

  test.each([emptySettings, settingsOverLines])(
    'leaves the settings empty for the server: %j',
    async (html) => {
      write(source(component, page(html)));
      await buildApp();
      expect(built('index.html')).toContain(emptySettings);
    },
  );

  test('removes the fields of a call that only the server reads', async () => {
    write({
      ...source(`import { pay } from './payments/calls.ts';\n${component}\nfetch(pay.path, pay);`),
      'src/endpoint.ts': 'export const defineEndpoint = <const E,>(endpoint: E): E => endpoint;\n',
      'src/payments/calls.ts': `
import { defineEndpoint } from '../endpoint.ts';
const amount = (): string => 'request schema';
export const pay = defineEndpoint({
  name: 'pay', method: 'POST', path: '/payments', summary: 'Takes a payment.',
  body: { amount: amount() }, response: 'response schema', events: 'event schema',
});`,
    });
    await buildApp();
    const javaScript = globSync('assets/*.js', { cwd: join(app, 'dist') })
      .map(built)
      .join('\n');
    expect(javaScript).toMatch(/\/payments.*response schema.*event schema/);
    expect(javaScript).not.toMatch(/Takes a payment|request schema/);
  });

  test('rejects a page without a placeholder for the settings', async () => {
    write(source(component, page('')));
    await expect(buildApp()).rejects.toThrow('has no <script type="application/json" id="page-settings">');
  });

  test('compiles only components that call a hook', async () => {
    write({
      ...source(component),
      'src/part.tsx': 'export const Part = ({ text }: { text?: string }) => <p title={text}>{text}</p>;\n',
    });
    await buildApp();
    const cache = /\bc\)\(\d+\)/;
    const manifest: Record<string, { readonly file: string }> = JSON.parse(built('.vite/manifest.json'));
    expect(built(manifest['index.html']?.file ?? '')).toMatch(cache);
    expect(built(manifest['src/part.tsx']?.file ?? '')).not.toMatch(cache);
  });

  test('fails if React Compiler has not run', async () => {
    // Opting out simulates a compiler that is disabled by mistake.
    write({
      ...source(`'use no memo';\n${component}`),
      'src/part.tsx': `'use no memo';\nexport const Part = () => null;\n`,
    });
    await expect(buildApp()).rejects.toThrow('React Compiler has not run');
  });
});

const settingsOf = async (): Promise<unknown> => {
  write(source(component, page(settingsOverLines)));
  const server = await createServer({
    ...webApp({ port: ports.merchant }),
    root: app,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true },
    optimizeDeps: { noDiscovery: true },
  });
  const html = await server.transformIndexHtml('/', readFileSync(join(app, 'index.html'), 'utf8'));
  await server.close();
  return JSON.parse(/id="page-settings">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
};

describe('during development', () => {
  test('fills in the settings that a server would provide', async () => {
    expect(await settingsOf()).toEqual({
      webBaseUrl: 'http://localhost:4310',
      apiBaseUrl: 'http://localhost:4310/api',
      tokenizationBaseUrl: 'http://localhost:4311',
      documentationUrl: 'http://localhost:4310/docs',
      applicationMode: 'production',
      brandName: 'Tillbook',
      nonce: '',
    });
  });

  test('reads a setting from the environment and escapes the end of a script', async () => {
    vi.stubEnv('WEB_BASE_URL', 'https://pay.example/');
    vi.stubEnv('BRAND_NAME', '</script><script>alert(1)</script>');
    expect(await settingsOf()).toMatchObject({
      webBaseUrl: 'https://pay.example',
      apiBaseUrl: 'https://pay.example/api',
      brandName: '</script><script>alert(1)</script>',
    });
  });
});

test.each(['0', 'http', '4310.5', '70000'])('rejects the port %j and names its variable', async (port) => {
  vi.stubEnv('DEV_API_PORT', port);
  vi.resetModules();
  await expect(import('./development-servers.ts')).rejects.toThrow(`DEV_API_PORT is "${port}"`);
});

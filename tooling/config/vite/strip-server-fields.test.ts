import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stripServerFields } from './strip-server-fields.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strip-server-fields-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const library = {
  'library/endpoint.ts': `
export const defineEndpoint = <const E,>(endpoint: E): E => endpoint;
export const defineListEndpoint = <const E,>(endpoint: E, toList: unknown) => ({ ...endpoint, toList });
export const declareThing = <const T,>(thing: T): T => thing;
export const openEnum = (...known: readonly string[]) => ({ known });`,
  'node_modules/zod/package.json': `{"name": "zod", "exports": {"./mini": "./mini.js"}}`,
  'node_modules/zod/mini.js': 'export const describe = (text) => ({ text });',
};

const bundle = async (module: string, text: string): Promise<string> => {
  const files = {
    ...library,
    'main.ts': `import * as all from './${module}'; console.log(all);`,
    [module]: text,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  let code = '';
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      stripServerFields(),
      {
        name: 'collect',
        generateBundle: (_options, output) => {
          for (const file of Object.values(output)) if (file.type === 'chunk') code += file.code;
        },
      },
    ],
    resolve: { alias: { '#endpoint': join(folder, 'library/endpoint.ts') } },
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'main.ts') } },
  });
  return code;
};

const endpoint = `{
  name: 'pay', method: 'POST', path: '/payments', summary: 'Takes a payment.',
  access: { kind: 'account' }, body: { amount: 'the request' }, errors: ['no_money'], response: 'the response',
}`;

const stripped = /Takes a payment|kind: "account"|the request|no_money/;
const kept = /\/payments[^]*body: true[^]*the response/;

test.each([
  [
    'contract/src/payments.ts',
    `import { defineEndpoint } from '../../library/endpoint.ts';`,
    'defineEndpoint',
  ],
  ['a/b/c/Deep_Folder/calls.ts', `import { defineEndpoint } from '#endpoint';`, 'defineEndpoint'],
  ['payments.ts', `import { defineEndpoint as define } from './library/endpoint.ts';`, 'define'],
  ['payments.ts', `import * as calls from './library/endpoint.ts';`, 'calls.defineEndpoint'],
  ['payments.tsx', `import { defineEndpoint } from './library/endpoint.ts';`, 'defineEndpoint'],
])(
  'strips the server-only fields from an endpoint in %s, with the import %s',
  async (module, imported, name) => {
    const built = await bundle(module, `${imported}\nexport const pay = ${name}(${endpoint});`);
    expect(built).toMatch(kept);
    expect(built).not.toMatch(stripped);
  },
);

test('strips the server-only fields from a list’s endpoint, and preserves the function that reads its envelope', async () => {
  const built = await bundle(
    'payments.ts',
    `import { defineListEndpoint } from '#endpoint';
     export const list = defineListEndpoint(${endpoint}, 'the envelope');`,
  );
  expect(built).toMatch(kept);
  expect(built).toContain('the envelope');
  expect(built).not.toMatch(stripped);
});

test('strips descriptions and known values, even if the functions are imported under other names', async () => {
  const built = await bundle(
    'payments.ts',
    `import * as z from 'zod/mini';
     import { openEnum as anyOf } from '#endpoint';
     export const schemas = [z.describe('the description'), anyOf('known value')];`,
  );
  expect(built).not.toMatch(/the description|known value/);
});

test.each([
  ['that declares a function of the same name', 'const defineEndpoint = (one: unknown) => one;'],
  ['that imports another function', `import { declareThing as defineEndpoint } from '#endpoint';`],
])('leaves unchanged a module %s', async (_condition, declared) => {
  const built = await bundle(
    'contract/src/payments.ts',
    `${declared}
     const words = { describe: (text: string) => text };
     export const pay = defineEndpoint(${endpoint});
     export const described = words.describe('the description');`,
  );
  for (const text of ['Takes a payment.', 'the request', 'no_money', 'the description']) {
    expect(built).toContain(text);
  }
});

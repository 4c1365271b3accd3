import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBudgets, type Budgets } from './budgets.ts';
import { table } from './report.ts';

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: true; dynamicImports?: string[] };

type Tail<Values extends readonly unknown[]> = Values extends readonly [unknown, ...infer Rest]
  ? Rest
  : never;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'budgets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

const connection = { 'connection.js': ['../../packages/web-shell/src/api/connection.first-call.ts'] };

/** Returns the modules of each route's chunk, which identify the route regardless of the chunk's name. */
const routeModules = (chunks: Readonly<Record<string, Chunk>>) =>
  Object.fromEntries(
    Object.entries(chunks)
      .filter(([key]) => key.startsWith('src/routes/'))
      .map(([key, { file }]) => [file, [key]]),
  );

/** Writes a build of random bytes, which brotli can't compress, so that sizes are predictable. */
const buildIn = (
  folder: string,
  chunks: Readonly<Record<string, Chunk>>,
  bytes: Readonly<Record<string, number>>,
  modules: Readonly<Record<string, readonly string[]>> = {},
): void => {
  const dist = join(root, folder, 'dist');
  write(join(dist, '.vite/manifest.json'), JSON.stringify(chunks));
  write(join(dist, '.vite/modules.json'), JSON.stringify({ ...routeModules(chunks), ...modules }));
  for (const [file, length] of Object.entries(bytes)) write(join(dist, file), randomBytes(length));
};

const build = (app: string, ...output: Tail<Parameters<typeof buildIn>>): void =>
  buildIn(join('apps', app), ...output);

const entry = { file: 'entry.js', css: ['entry.css'], isEntry: true as const };
const route = (file: string) => `src/routes/${file}.tsx?tsr-split=component---loader`;
const merchant: Readonly<Record<string, Chunk>> = {
  'index.html': { ...entry, dynamicImports: ['src/dialog.tsx', route('(public)/login')] },
  'src/dialog.tsx': { file: 'dialog.js', imports: ['index.html'] },
  '_connection.js': { file: 'connection.js', imports: ['_schemas.js'] },
  '_schemas.js': { file: 'schemas.js' },
  '_table.js': { file: 'table.js', imports: ['index.html'], css: ['table.css'] },
  [route('(public)/login')]: { file: 'login.js', imports: ['index.html'] },
  [route('_account')]: { file: 'account.js', imports: ['index.html'] },
  [route('_account/payments/index')]: {
    file: 'payments.js',
    imports: ['index.html', '_table.js', '_schemas.js'],
  },
  'src/routes/_account/payments/index.tsx?tsr-split=errorComponent': { file: 'error.js' },
};
const small = {
  'entry.js': 90_000,
  'entry.css': 2000,
  'dialog.js': 40_000,
  'connection.js': 12_000,
  'schemas.js': 8000,
  'table.js': 6000,
  'table.css': 500,
  'login.js': 3000,
  'account.js': 4000,
  'payments.js': 5000,
  'error.js': 40_000,
};
const form: Readonly<Record<string, Chunk>> = {
  'card-form.html': { file: 'card.js', imports: ['_shared.js'], isEntry: true },
  'bank-form.html': { file: 'bank.js', imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'shared.js' },
};
const smallForm = { 'card.js': 2000, 'bank.js': 3000, 'shared.js': 60_000 };

const buildAll = (
  bytes: Partial<typeof small> = {},
  formBytes: Partial<typeof smallForm> = {},
  modules: Readonly<Record<string, readonly string[]>> = {},
): Budgets => {
  build('merchant', merchant, { ...small, ...bytes }, { ...connection, ...modules });
  build(
    'admin',
    {
      'index.html': entry,
      '_connection.js': { file: 'connection.js' },
      [route('accounts')]: { file: 'accounts.js' },
    },
    { 'entry.js': 80_000, 'entry.css': 2000, 'connection.js': 12_000, 'accounts.js': 5000 },
    connection,
  );
  build('tokenization', form, { ...smallForm, ...formBytes });
  return checkBudgets(root);
};
const roughly = (bytes: number): number => Math.round(bytes / 100) * 100;

test('passes small pages, and counts exactly the files that each page needs', () => {
  const { passed, failed, complaints, measured } = buildAll();
  expect(complaints).toEqual([]);
  expect([passed, failed]).toEqual([9, 0]);
  const sizes = Object.fromEntries(measured.map(({ name, bytes }) => [name, roughly(bytes)]));
  expect(sizes).toEqual({
    'merchant (public)/login, opened first': 95_000,
    'merchant (public)/login, opened later': 3000,
    'merchant _account, opened later': 4000,
    'merchant _account/payments/index, opened first': 127_500,
    'merchant _account/payments/index, opened later': 11_500,
    'admin accounts, opened first': 99_000,
    'admin accounts, opened later': 5000,
    'tokenization card-form.html': 62_000,
    'tokenization bank-form.html': 63_000,
  });
});

test('counts an app’s only style sheet toward first screens and not toward later screens', () => {
  const before = buildAll().measured;
  build(
    'merchant',
    { ...merchant, 'style.css': { file: 'style.css' } },
    { ...small, 'style.css': 8000 },
    connection,
  );
  const after = checkBudgets(root).measured;
  const grown = after.map(({ name, bytes }, at) => [name, roughly(bytes - (before[at]?.bytes ?? 0))]);
  expect(grown.filter(([, by]) => by !== 0)).toEqual([
    ['merchant (public)/login, opened first', 8000],
    ['merchant _account/payments/index, opened first', 8000],
  ]);
});

test('finds a layout that shares its chunk with other code', () => {
  const { [route('_account')]: _layout, ...others } = merchant;
  build('merchant', { ...others, '_frame.js': { file: 'account.js', imports: ['index.html'] } }, small, {
    ...connection,
    'account.js': ['../ui/card.tsx', route('_account')],
  });
  const { measured } = checkBudgets(root);
  expect(
    measured.find(({ name }) => name === 'merchant _account/payments/index, opened later')?.bytes,
  ).toBeLessThan(11_600);
});

test.each([
  [
    'a first screen',
    { 'account.js': 70_000 },
    {},
    'merchant _account/payments/index, opened first',
    'account.js',
  ],
  ['a form', {}, { 'shared.js': 86_000 }, 'tokenization bank-form.html', 'shared.js'],
] as const)('fails %s over its limit and lists its largest files', (_page, bytes, formBytes, page, file) => {
  const { failed, complaints } = buildAll(bytes, formBytes);
  expect(failed).toBeGreaterThan(0);
  const at = complaints.findIndex((line) => line.startsWith(`${page} is `));
  expect(complaints[at]).toContain('over its limit');
  expect(complaints.slice(at, at + 6).join()).toContain(file);
});

test('reports the size of code that loads later, but does not limit the size', () => {
  const { failed, measured } = buildAll({ 'table.js': 60_000 });
  expect(failed).toBe(0);
  const lines = table(measured).split('\n');
  expect(lines.find((line) => line.startsWith('merchant _account/payments/index, opened later'))).toMatch(
    / +65,\d{3}$/,
  );
  expect(lines.find((line) => line.startsWith('merchant (public)/login, opened first'))).toMatch(
    / +95,\d{3} of +190,000$/,
  );
});

test('fails for an app without the modules that its first API call loads', () => {
  const { failed, complaints } = buildAll({}, {}, { 'connection.js': [] });
  expect(failed).toBe(1);
  expect(complaints).toEqual(['The files that the first call of apps/merchant loads were not found.']);
});

describe('code of another app', () => {
  test('finds a module of the other app', () => {
    const { failed, complaints } = buildAll(
      {},
      {},
      { 'table.js': ['../admin/src/features/accounts/queries.ts'] },
    );
    expect(failed).toBe(1);
    expect(complaints).toEqual(['merchant carries ../admin/src/features/accounts/queries.ts in table.js.']);
  });

  test.each([
    ['merchant', '/accounts/adjustments', 'admin'],
    ['admin', '/transactions/refund', 'merchant'],
  ])('finds in %s the call %s of apps/%s', (app, path, other) => {
    buildAll();
    write(join(root, 'apps', app, 'dist/connection.js'), `call({path:\`${path}\`})`);
    const { failed, complaints } = checkBudgets(root);
    expect(failed).toBe(1);
    expect(complaints).toEqual([`${app} carries the call ${path} of apps/${other} in connection.js.`]);
  });

  test('ignores a longer path that begins like a call of the other app', () => {
    buildAll();
    write(join(root, 'apps/admin/dist/connection.js'), 'open("/transactions/txn_1")');
    expect(checkBudgets(root).complaints).toEqual([]);
  });
});

test('fails for an app that is not built', () => {
  build('tokenization', form, smallForm);
  const { passed, failed, complaints } = checkBudgets(root);
  expect([passed, failed]).toEqual([2, 2]);
  expect(complaints).toEqual(['apps/merchant is not built.', 'apps/admin is not built.']);
});

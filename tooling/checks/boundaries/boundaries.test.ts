import { posix } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inspectImports } from './inspect-imports.ts';
import { rules } from './rules.ts';
import { plant, type SmallWorkspace } from './small-workspace.ts';

let workspace: SmallWorkspace | undefined;
afterEach(() => {
  workspace?.remove();
  workspace = undefined;
});

const inspect = async (files: Readonly<Record<string, string>>) => {
  workspace = plant(files);
  return inspectImports(workspace.root);
};
const imports = (from: string) => `import { here } from '${from}';\nexport const there = here;\n`;
const feature = (noun: string) => `apps/merchant/src/features/${noun}/queries.ts`;

test('reads a valid workspace completely and finds no violation', async () => {
  const inspection = await inspect({
    'packages/contract/src/error.ts': imports('@tillbook/domain'),
    'packages/web-shell/src/guard.tsx': imports('@tillbook/api-client'),
    [feature('accounts')]: imports('@tillbook/web-shell'),
    'apps/merchant/src/routes/index.tsx': imports('../features/accounts/queries.ts'),
    'apps/merchant/src/app/main.tsx': imports('../routes/index.tsx'),
    'apps/api/src/programs/serve.ts': `import { createServer } from 'node:http';\nexport const there = createServer;\n`,
    'packages/domain/src/money.test.ts': imports('./index.ts'),
  });
  expect(inspection.breaches).toEqual([]);
  expect(inspection.unread).toEqual([]);
  expect(inspection.moduleCount).toBeGreaterThan(16);
});

const inApi = (file: string) => `apps/api/src/${file}`;
const roomOf = (file: string) => file.replace(/\/.*/, '');

/** A file of each room below the top, with a forbidden import from its own row or a row above. */
const upwardImports: readonly (readonly [file: string, above: string])[] = [
  ['server/a.ts', 'programs/serve/start-platform.ts'],
  ['jobs/a.ts', 'server/api.ts'],
  ['create-platform.ts', 'programs/serve/start-platform.ts'],
  ['modules/accounts/a.ts', 'server/api.ts'],
  ['idempotency/a.ts', 'modules/refunds/index.ts'],
  ['pages/a.ts', 'idempotency/records.ts'],
  ['http/a.ts', 'modules/refunds/index.ts'],
  ['access/a.ts', 'http/call.ts'],
  ['audit/a.ts', 'access/sessions.ts'],
  ['ledger/a.ts', 'audit/record-audit.ts'],
  ['mail-queue/a.ts', 'access/sessions.ts'],
  ['platform-metrics/a.ts', 'access/sessions.ts'],
  ['platform.ts', 'audit/record-audit.ts'],
  ['processes/a.ts', 'audit/record-audit.ts'],
  ['account-changes/a.ts', 'platform.ts'],
  ['metrics/a.ts', 'platform.ts'],
  ['processor/a.ts', 'platform.ts'],
  ['vault/a.ts', 'platform.ts'],
  ['db/a.ts', 'vault/vault.ts'],
  ['downloads/a.ts', 'db/client.ts'],
  ['mail/a.ts', 'db/client.ts'],
  ['statement-pdf/a.ts', 'db/client.ts'],
  ['runtime/a.ts', 'tracing/span.ts'],
  ['tracing/a.ts', 'db/client.ts'],
];

const planted: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'packages/domain imports only what is below it',
    'packages/domain/src/a.ts',
    imports('@tillbook/contract'),
  ],
  ['packages/contract imports only what is below it', 'packages/contract/src/a.ts', imports('@tillbook/ui')],
  [
    'packages/api-client imports only what is below it',
    'packages/api-client/src/a.ts',
    imports('@tillbook/web-shell'),
  ],
  ['packages/ui imports only what is below it', 'packages/ui/src/a.tsx', imports('@tillbook/domain')],
  ['packages/mails imports only what is below it', 'packages/mails/src/a.ts', imports('@tillbook/ui')],
  [
    'packages/web-shell imports only what is below it',
    'packages/web-shell/src/a.ts',
    imports('@tillbook/merchant'),
  ],
  ['apps/api imports only what is below it', 'apps/api/src/a.ts', imports('@tillbook/api-client')],
  [
    'apps/tokenization imports only what is below it',
    'apps/tokenization/src/a.ts',
    imports('@tillbook/web-shell'),
  ],
  [
    'apps/merchant imports only what is below it',
    'apps/merchant/src/a.ts',
    imports('../../admin/src/index.ts'),
  ],
  ['apps/admin imports only what is below it', 'apps/admin/src/a.ts', imports('@tillbook/api')],
  ['apps/docs imports only what is below it', 'apps/docs/src/a.ts', imports('../../merchant/src/index.ts')],
  ...upwardImports.map(
    ([file, above]) =>
      [
        `apps/api: ${roomOf(file)} imports only what is below it`,
        inApi(file),
        imports(posix.relative(posix.dirname(inApi(file)), inApi(above)).replace(/^(?!\.)/, './')),
      ] as const,
  ),
  ['apps/api: each folder is a room', inApi('cellar/a.ts'), imports('node:fs')],
  [
    'apps/api: a module is reached by its index',
    'apps/api/src/modules/accounts/a.ts',
    imports('../refunds/list-refunds.ts'),
  ],
  [
    'apps/api: a module is reached by its index',
    'apps/api/src/jobs/a.ts',
    imports('../modules/refunds/list-refunds.ts'),
  ],
  [
    'apps/api: the list scan is reached by its index',
    'apps/api/src/modules/accounts/a.ts',
    imports('../../db/list-scan/planner/chunk-scan.ts'),
  ],
  [
    'apps/api: only the server mounts calls',
    'apps/api/src/modules/accounts/a.ts',
    imports('../refunds/calls.ts'),
  ],
  [
    'apps/api: only in-account.ts announces a change',
    'apps/api/src/modules/accounts/a.ts',
    imports('../../account-changes/announce.ts'),
  ],
  [
    'apps/api: only in-account.ts announces a change',
    'apps/api/src/ledger/post.ts',
    imports('../account-changes/announce.ts'),
  ],
  [
    'apps/api: a store belongs to its module',
    'apps/api/src/modules/accounts/a.test.ts',
    imports('../refunds/notices/refund-store.ts'),
  ],
  [
    'apps/api: a store belongs to its module',
    'apps/api/test/a.ts',
    imports('../src/modules/refunds/store.ts'),
  ],
  ['nothing imports an app', 'tooling/e2e/src/a.ts', imports('@tillbook/merchant')],
  ['a feature never imports another', feature('accounts'), imports('../refunds/refund.ts')],
  ['a feature knows no route and no app', feature('accounts'), imports('../../routes/login.tsx')],
  [
    'what all lists share knows no list',
    'apps/merchant/src/lists/a.ts',
    imports('../features/refunds/refund.ts'),
  ],
  ['lazy code is imported on demand', feature('accounts'), imports('./notice.lazy.tsx')],
  [
    'lazy code is imported on demand',
    'packages/web-shell/src/api/a.ts',
    imports('./connection.first-call.ts'),
  ],
  [
    'what is loaded on demand says so in its name',
    feature('accounts'),
    `export const load = () => import('./card.tsx');\n`,
  ],
  ['no cycles', 'packages/ui/src/a.ts', `import type { B } from './b.ts';\nexport type A = B;\n`],
  ['every import leads somewhere', 'packages/contract/src/a.ts', imports('@tillbook/nowhere')],
  ['the domain depends on nothing', 'packages/domain/src/a.ts', imports('node:fs')],
  ['the product imports no tooling', 'apps/api/src/a.ts', imports('@tillbook/e2e')],
  ['the product imports no test', 'packages/ui/src/a.ts', imports('./b.test.ts')],
  ['the browser has no Node', 'packages/web-shell/src/a.ts', imports('node:path')],
];

const besideThem = {
  'apps/api/src/db/list-scan/planner/chunk-scan.ts': 'export const here = 1;\n',
  'apps/api/src/db/list-scan/index.ts': imports('./planner/chunk-scan.ts'),
  ...Object.fromEntries(upwardImports.map(([, above]) => [inApi(above), 'export const here = 1;\n'])),
  'apps/merchant/src/features/accounts/notice.lazy.tsx': 'export const here = 1;\n',
  'apps/merchant/src/features/accounts/card.tsx': 'export const here = 1;\n',
  'packages/web-shell/src/api/connection.first-call.ts': 'export const here = 1;\n',
  'packages/ui/src/b.ts': `import type { A } from './a.ts';\nexport type B = A | 1;\n`,
  'packages/ui/src/b.test.ts': 'export const here = 1;\n',
  'apps/api/src/account-changes/announce.ts': 'export const here = 1;\n',
  'apps/api/src/modules/refunds/calls.ts': 'export const here = 1;\n',
  'apps/api/src/modules/refunds/list-refunds.ts': 'export const here = 1;\n',
  'apps/api/src/modules/refunds/store.ts': 'export const here = 1;\n',
  'apps/api/src/modules/refunds/notices/refund-store.ts': 'export const here = 1;\n',
  'apps/merchant/src/features/refunds/refund.ts': 'export const here = 1;\n',
  'apps/merchant/src/routes/login.tsx': 'export const here = 1;\n',
};

test.each(planted)('finds a planted violation of the rule: %s', async (rule, file, text) => {
  const { breaches } = await inspect({
    ...besideThem,
    // b.ts imports this file.
    'packages/ui/src/a.ts': 'export type A = 1;\n',
    [file]: text,
  });
  expect(breaches.map((breach) => `${breach.rule}: ${breach.from}`)).toContain(`${rule}: ${file}`);
});

test('accepts the imports that rooms and modules may use', async () => {
  const { breaches } = await inspect({
    ...besideThem,
    'packages/ui/src/a.ts': 'export type A = 1;\n',
    'apps/api/src/server/a.ts': imports('../modules/refunds/calls.ts'),
    'apps/api/src/modules/accounts/a.ts': imports('../refunds/index.ts'),
    'apps/api/src/ledger/in-account.ts': imports('../account-changes/announce.ts'),
    'apps/api/src/ledger/a.ts': imports('../db/list-scan/index.ts'),
    'apps/api/src/modules/refunds/a.ts': imports('./notices/refund-store.ts'),
    'apps/api/src/modules/refunds/notices/a.ts': imports('../store.ts'),
    'apps/api/src/modules/refunds/a.test.ts': imports('../../server/api.ts'),
  });
  expect(breaches.filter(({ rule }) => rule.startsWith('apps/api'))).toEqual([]);
});

test('plants a violation of every rule', () => {
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
});

test('reports a source file that was not read', async () => {
  // Folders named reports contain test reports and are not inspected.
  const { breaches, unread } = await inspect({ 'packages/ui/src/reports/a.ts': imports('@tillbook/domain') });
  expect(breaches).toEqual([]);
  expect(unread).toEqual(['packages/ui/src/reports/a.ts']);
});

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { screenName, screensOfFiles } from './screens-of-files.ts';
import { textsInFile } from './texts-in-file.ts';
import { textsInPage } from './texts-in-page.ts';

const textsOf = (code: string): readonly string[] => textsInFile('example.tsx', code).map(({ text }) => text);

test('finds the texts of children, attributes, messages and templates', () => {
  expect(
    textsOf(`
      const failed = 'Failed to fetch items.';
      const count = (n: number) => \`Sum of \${n} entries\`;
      const screen = <Field label="Amount" help={isNew ? 'New here' : undefined}>Enter an amount</Field>;
    `),
  ).toEqual(['Failed to fetch items.', 'Sum of … entries', 'Amount', 'New here', 'Enter an amount']);
});

test('ignores types, imports, addresses, identifiers and messages of bugs', () => {
  expect(
    textsOf(`
      import { Card } from 'Some package';
      type Kind = 'In transit';
      const path = <Link href="/Payments list" className="Big card" id="One more" />;
      const fee = kind === 'Card fee' ? 'settled_ledger' : 'acceptLanguage';
      throw new Error('A TCP server has a port.');
    `),
  ).toEqual([]);
});

test('finds parts of sentences, sentences with a setting, and sentences between tags', () => {
  expect(
    textsOf(`
      const advice = 'Optional; ' + 'leave it empty.' + (port ?? 'the default port');
      const seed = 'Start again with SEED=off, or empty the database.';
      const page = \`<p>There is <code>nothing</code> at this address.</p>\`;
    `),
  ).toEqual([
    'Optional;',
    'leave it empty.',
    'the default port',
    'Start again with SEED=off, or empty the database.',
    'There is nothing at this address.',
  ]);
});

test('ignores queries, headers and styles', () => {
  expect(
    textsOf(`
      const query = 'select id from accounts where name is not null';
      const tagged = sql\`the newest of them\`;
      const header = 'Content-Type';
      const border = '1px solid rgb(0 0 0 / 40%)';
    `),
  ).toEqual([]);
});

test('finds the paragraphs of a page and its description for search engines', () => {
  const markdown = '# Fees\n\nA refund is free,\nthe fees stay.\n\n```sh\nnpm start\n```\n';
  expect(textsInPage(markdown)).toEqual([
    { line: 1, text: '# Fees' },
    { line: 3, text: 'A refund is free, the fees stay.' },
  ]);
  expect(textsInPage('<meta name="description" content="Every call.">')).toEqual([
    { line: 1, text: 'Every call.' },
  ]);
});

test('derives the path of a screen from its route file', () => {
  expect(screenName('apps/merchant/src/routes/_account/disputes/$disputeId.tsx')).toBe(
    '/disputes/$disputeId',
  );
  expect(screenName('apps/merchant/src/routes/_account/payments/index.tsx')).toBe('/payments');
  expect(screenName('apps/admin/src/routes/_admin/general-ledger/$entrySetId_.edit.tsx')).toBe(
    '/general-ledger/$entrySetId/edit',
  );
});

test('maps a file to the screens that import it, and omits files that only layouts import', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const paths = execFileSync('git', ['ls-files', 'apps/merchant/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path));
  const screens = screensOfFiles(root, paths);
  expect(screens.get('apps/merchant/src/features/transactions/refund-dialog.tsx')).toContain(
    '/transactions/$transactionId',
  );
  expect(screens.has('apps/merchant/src/app/account-frame.tsx')).toBe(false);
});

import { expect, test } from 'vitest';
import { changesIn, choose } from './changed-choice.mjs';

const packageAt = (path: string, scripts: readonly string[], reads: readonly string[] = []) => ({
  path,
  name: `@tillbook/${path.split('/').at(-1) ?? ''}`,
  scripts: new Set(scripts),
  reads,
});

const packages = [
  packageAt('apps/api', ['test']),
  packageAt('apps/docs', ['test'], ['docs/guides/**']),
  packageAt('apps/merchant', ['test']),
  packageAt('packages/mails', ['test']),
  packageAt('packages/ui', ['test']),
  packageAt('tooling/checks', ['test'], ['docs/**']),
  packageAt('tooling/drill', ['test:e2e']),
  packageAt('tooling/e2e', ['test', 'test:e2e']),
  packageAt('tooling/setup', ['test'], ['README.md', 'apps/*/package.json']),
];
const checks = ['lint', 'format', 'boundaries', 'unused'];

const dependents: Readonly<Record<string, readonly string[]>> = {
  '@tillbook/ui': ['@tillbook/merchant'],
  '@tillbook/e2e': ['@tillbook/drill'],
};

const chosenFor = (...files: readonly string[]) => {
  const changes = changesIn(files, packages);
  const affected = changes.packages.flatMap((name) => [name, ...(dependents[name] ?? [])]);
  return choose(changes, affected, packages, checks);
};

test('chooses the tests of a changed package and of the apps that use it, and all end-to-end tests', () => {
  const choice = chosenFor('packages/ui/src/components/button/button.tsx');
  expect(choice).toMatchObject({ checks, unit: ['@tillbook/merchant', '@tillbook/ui'], e2e: 'all' });
  expect(choice.reasons).toContain('End to end: all, because the product contains merchant.');
});

test('chooses the API’s tests and all end-to-end tests if a handler changed', () => {
  const choice = chosenFor('apps/api/src/modules/receipts/email-receipt.ts');
  expect(choice).toMatchObject({ checks, unit: ['@tillbook/api'], e2e: 'all' });
});

test('chooses the format check and the tests that read the file if a document changed', () => {
  expect(chosenFor('docs/guides/1-payments.md')).toMatchObject({
    checks: ['format'],
    unit: ['@tillbook/docs', '@tillbook/checks'],
    e2e: [],
  });
  expect(chosenFor('README.md')).toMatchObject({
    checks: ['format'],
    unit: ['@tillbook/setup'],
    e2e: [],
  });
});

test('adds the tests that read a changed document to the tests of changed code', () => {
  const choice = chosenFor('README.md', 'packages/mails/src/receipt.ts');
  expect(choice).toMatchObject({ checks, unit: ['@tillbook/mails', '@tillbook/setup'], e2e: [] });
});

test('matches a name with `*` and a path with `**` in turbo.json', () => {
  expect(chosenFor('apps/api/package.json').unit).toEqual(['@tillbook/api', '@tillbook/setup']);
  expect(chosenFor('apps/api/src/package.json').unit).toEqual(['@tillbook/api']);
  expect(chosenFor('docs/guides/more/a.md').unit).toEqual(['@tillbook/docs', '@tillbook/checks']);
});

test('chooses no dependents if only tests of a package changed', () => {
  expect(chosenFor('packages/ui/src/components/button/button.test.tsx')).toMatchObject({
    checks,
    unit: ['@tillbook/ui'],
    e2e: [],
  });
  expect(chosenFor('tooling/e2e/journeys/search.test.ts')).toMatchObject({
    unit: ['@tillbook/e2e'],
    e2e: ['@tillbook/e2e'],
  });
});

test('chooses only a package’s own end-to-end tests if the package is not part of the product', () => {
  expect(chosenFor('tooling/drill/drills/kills.ts')).toMatchObject({ unit: [], e2e: ['@tillbook/drill'] });
});

test.each(['pnpm-lock.yaml', 'package.json', 'tooling/config/tsconfig/base.json', 'turbo.json'])(
  'chooses everything if %s changed',
  (file) => {
    expect(chosenFor(file)).toMatchObject({ checks, unit: 'all', e2e: 'all' });
  },
);

test('chooses only checks if the changed file belongs to no package', () => {
  expect(chosenFor('.github/workflows/ci.yml')).toMatchObject({ checks, unit: [], e2e: [] });
});

test('chooses nothing if no file changed', () => {
  expect(chosenFor()).toEqual({ checks: [], unit: [], e2e: [], reasons: ['Nothing has changed.'] });
});

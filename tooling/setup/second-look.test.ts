import { expect, test } from 'vitest';
import { filesForSecondLook, flakyLines, withoutFlaky } from './second-look.mjs';
import { noTests } from './tally.mjs';

const failureIn = (subject: string, title = 'fails') => ({ subject, title, message: 'Error', command: '' });

const journey = 'tooling/e2e/journeys/search.test.ts';

test.each([
  journey,
  'tooling/e2e/consumers/packages/ui.test.ts',
  'tooling/drill/cluster/haproxy.test.ts',
  'apps/merchant/src/app/session.test.tsx',
  'packages/ui/src/components/tooltip/tooltip.stories.tsx',
  'apps/api/src/programs/serve/serve.test.ts',
  'apps/api/src/db/embedded/open-embedded-database.test.ts',
])('repeats a failed file that starts a browser or a process: %s', (subject) => {
  expect(filesForSecondLook([failureIn(subject), failureIn(subject, 'fails, too')])).toEqual([subject]);
});

test.each([
  'packages/domain/src/accounts/accounts.test.ts',
  'packages/contract/src/openapi.test.ts',
  'apps/api/src/ledger/posting.test.ts',
  'apps/api/src/modules/transactions/races.test.ts',
  'apps/api/src/modules/transactions/idempotency.test.ts',
  'apps/api/src/programs/serve/money-journey.test.ts',
  'tooling/e2e/journeys/partial-refunds.test.ts',
  'tooling/e2e/journeys/money-to-the-ledger-and-back.test.ts',
  'tooling/e2e/journeys/who-may-enter.test.ts',
  'apps/api/src/server/access-matrix.test.ts',
  'apps/api',
  'lint',
])('repeats no file if a busy machine cannot explain the failure of %s', (subject) => {
  expect(filesForSecondLook([failureIn(subject), failureIn(journey)])).toEqual([]);
});

test('repeats no file if more than five files failed', () => {
  const failures = [1, 2, 3, 4, 5, 6].map((number) => failureIn(`tooling/e2e/journeys/${number}.test.ts`));
  expect(filesForSecondLook(failures)).toEqual([]);
  expect(filesForSecondLook(failures.slice(1))).toHaveLength(5);
});

test('counts only the failures of a flaky file as passed', () => {
  const failures = [failureIn(journey), failureIn(journey, 'fails, too'), failureIn('lint')];
  const flaky = [{ subject: journey, failures: failures.slice(0, 2), load: 3.14 }];
  expect(withoutFlaky({ ...noTests, passed: 7, failed: 3, failures }, flaky)).toEqual({
    ...noTests,
    passed: 9,
    failed: 1,
    failures: failures.slice(2),
  });
});

test('prints a flaky file with its failures and the machine’s load', () => {
  expect(flakyLines([{ subject: journey, failures: [failureIn(journey)], load: 3.14 }])).toEqual([
    `Flaky: ${journey} failed, and passed when it ran once more alone (load then 3.1)`,
    '  × fails',
    '    Error',
  ]);
});

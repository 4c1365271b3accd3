import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountBooks } from '../../test/account-entries.ts';
import { availabilityFaults } from '../../test/available-account.ts';
import { balancesOf, command, openBoth, runCommand } from '../../test/ledger-commands.ts';
import { reconciliationFaults } from '../../test/reconciled-account.ts';
import { statementFaults } from '../../test/stated-account.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';

/** The long form is `npm run drill -- histories`: HISTORY_RUNS=10000. */
const runs = Number(process.env['HISTORY_RUNS'] ?? 40);
/** So many accounts live at once, under one clock: each waits for the database most of the time. */
const lanes = 4;
const hourMs = 3_600_000;

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => test.close());

/** What is done, and how long nothing happens afterwards: mostly a minute, now and then days. Ten thousand take half a century. */
const step = fc.record({
  given: command,
  pauseMs: fc.oneof(
    { weight: 9, arbitrary: fc.constant(60_000) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 72 }).map((hours) => hours * hourMs) },
  ),
});

const history = fc.record({
  cardSettlementDays: fc.nat({ max: 3 }),
  steps: fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }),
});

/** What an account says of its money, each figure beside its entries. */
const expectAgreement = async (account: Awaited<ReturnType<typeof openBoth>>) => {
  const { accountId } = account;
  const balances = await balancesOf(test, account);
  expect(await accountBooks(test.owner, accountId)).toEqual({
    sums: balances,
    chainBreak: undefined,
    unbalanced: [],
  });
  const { database } = test.platform;
  expect(await reconciliationFaults(database, test.owner, accountId)).toEqual([]);
  expect(await statementFaults(database, test.owner, accountId, test.clock.now())).toEqual([]);
  expect(await availabilityFaults(test, accountId, balances?.pending ?? 0)).toEqual([]);
};

const liveThrough = fc.asyncProperty(history, async ({ cardSettlementDays, steps }) => {
  const account = await openBoth(test, cardSettlementDays);
  for (const { given, pauseMs } of steps) {
    await runCommand(test, account, given);
    test.clock.moveBy(pauseMs);
  }
  await expectAgreement(account);
});

it(
  'whatever an account has been through, all that is said of its money agrees with its entries to the cent',
  { meta: { shows: ['spec:2.79'] }, timeout: 60_000 + runs * 1_000 },
  async () => {
    const numRuns = Math.ceil(runs / lanes);
    const { seed = 0 } = fc.readConfigureGlobal();
    const parts = Array.from({ length: lanes }, (_, lane) =>
      fc.assert(liveThrough, { numRuns, seed: seed + lane, endOnFailure: true }),
    );
    await Promise.all(parts);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  },
);

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountLedger } from '../../test/account-entries.ts';
import { availabilityFaults } from '../../test/available-account.ts';
import { balanceChangeFaults, type PeriodShares } from '../../test/changed-balance.ts';
import { balancesOf, command, openBoth, runCommand } from '../../test/ledger-commands.ts';
import { reconciliationFaults } from '../../test/reconciled-account.ts';
import { statementFaults } from '../../test/stated-account.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';
import { moveClock } from '../../test/passing-time.ts';

/** Raised to 10,000 by `npm run drill -- histories`. */
const runs = Number(process.env['HISTORY_RUNS'] ?? 40);
/**
 * The number of accounts tested concurrently under one clock, because each waits for the database most of the
 * time.
 */
const lanes = 4;
const hourMs = 3_600_000;

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => testPlatform.close());

/**
 * A step and the idle time after it, mostly a minute and sometimes days. Ten thousand histories cover half a
 * century.
 */
const step = fc.record({
  given: command,
  pauseMs: fc.oneof(
    { weight: 9, arbitrary: fc.constant(60_000) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 72 }).map((hours) => hours * hourMs) },
  ),
});

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const history = fc.record({
  cardSettlementDays: fc.nat({ max: 3 }),
  steps: fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }),
  periods: fc.array(fc.record({ from: share, to: share }), { minLength: 1, maxLength: 2 }),
});

const expectAgreement = async (
  account: Awaited<ReturnType<typeof openBoth>>,
  periods: readonly PeriodShares[],
) => {
  const { accountId } = account;
  const balances = await balancesOf(testPlatform, account);
  expect(await accountLedger(testPlatform.owner, accountId)).toEqual({
    sums: balances,
    chainBreak: undefined,
    unbalanced: [],
  });
  const { database } = testPlatform.platform;
  expect(await reconciliationFaults(database, testPlatform.owner, accountId)).toEqual([]);
  expect(await statementFaults(database, testPlatform.owner, accountId, testPlatform.clock.now())).toEqual(
    [],
  );
  expect(await balanceChangeFaults(database, testPlatform.owner, accountId, periods)).toEqual([]);
  expect(await availabilityFaults(testPlatform, accountId, balances?.pending ?? 0)).toEqual([]);
};

const liveThrough = fc.asyncProperty(history, async ({ cardSettlementDays, steps, periods }) => {
  const account = await openBoth(testPlatform, cardSettlementDays);
  for (const { given, pauseMs } of steps) {
    await runCommand(testPlatform, account, given);
    await moveClock(testPlatform, pauseMs);
  }
  await expectAgreement(account, periods);
});

it(
  'reports figures that agree with the entries to the cent after any history of an account',
  { meta: { shows: ['spec:2.79'] }, timeout: 300_000 + runs * 1_000 },
  async () => {
    const numRuns = Math.ceil(runs / lanes);
    const { seed = 0 } = fc.readConfigureGlobal();
    const lanesRunning = Array.from({ length: lanes }, (_, lane) =>
      fc.assert(liveThrough, { numRuns, seed: seed + lane, endOnFailure: true }),
    );
    await Promise.all(lanesRunning);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  },
);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { balancesOf, openBoth, runCommand, type Account, type Command } from '../../test/ledger-commands.ts';
import { reconciliationFaults } from '../../test/reconciled-account.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';
import { moveClock } from '../../test/passing-time.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => testPlatform.close());

const orders = <Step>(steps: readonly Step[]): readonly (readonly Step[])[] =>
  steps.length < 2
    ? [steps]
    : steps.flatMap((first, index) => orders(steps.toSpliced(index, 1)).map((rest) => [first, ...rest]));

const refunds = [undefined, 4_013] as const;

/**
 * Returns both refunds in `npm run drill -- orders`, and otherwise one refund, chosen independently of the
 * order of the last two steps.
 */
const refundsOf = (index: number) =>
  process.env['BOTH_REFUNDS'] === '1' ? refunds : [refunds[(index + Math.floor(index / 2)) % refunds.length]];

const which = 0;
const dispute: Command = { kind: 'tell', which, notice: 'dispute' };
const bankReturn: Command = { kind: 'tell', which, notice: 'return' };
const won: Command = { kind: 'close', which, status: 'won' };
const lost: Command = { kind: 'close', which, status: 'lost' };
const retell: Command = { kind: 'answer_refunds' };
const settle: Command = { kind: 'settle' };
const withdrawAll: Command = { kind: 'withdraw_all' };
const again: Command = { kind: 'tell_again' };

/** Runs a step on the engine and in plain arithmetic; expects equal results and balances. */
const runStep = async (account: Account, given: Command, order: readonly Command[]) => {
  const [engine, plain] = await runCommand(testPlatform, account, given);
  expect({ order, given, said: engine }).toEqual({ order, given, said: plain });
  const cents = await balancesOf(testPlatform, account);
  expect({ order, given, cents }).toEqual({ order, given, cents: account.plain.cents });
  await moveClock(testPlatform, 1_000);
};

it.each([
  ['a won dispute', [dispute, won]],
  ['a lost dispute', [dispute, lost]],
  ['a return', [bankReturn]],
  ['a return and a dispute', [bankReturn, dispute]],
])(
  'agrees with plain arithmetic in every order of a failing refund, %s, a settlement and a full withdrawal',
  async (_, notices) => {
    const account = await openBoth(testPlatform);
    const steps = [retell, settle, withdrawAll, ...notices];
    for (const [index, order] of orders(steps).entries()) {
      for (const refundCents of refundsOf(index)) {
        await runStep(account, { kind: 'charge', amountCents: 6_413 }, order);
        await runStep(account, { kind: 'refund', which, amountCents: refundCents }, order);
        for (const step of order) await runStep(account, step, order);
        // Repeats the waiting notices until all are processed.
        for (const step of [again, retell, lost, again]) await runStep(account, step, order);
        expect(
          account.plain.payments.slice(-1).flatMap((payment) => account.plain.openNotices(payment)),
        ).toEqual([]);
      }
    }
    const { database } = testPlatform.platform;
    expect(await findViolations(database.pool)).toEqual([]);
    expect(await reconciliationFaults(database, testPlatform.owner, account.accountId)).toEqual([]);
  },
);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { balancesOf, openBoth, runCommand, type Account, type Command } from '../../test/ledger-commands.ts';
import { reconciliationFaults } from '../../test/reconciled-account.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => test.close());

/** All orders of some steps. */
const orders = <Step>(steps: readonly Step[]): readonly (readonly Step[])[] =>
  steps.length < 2
    ? [steps]
    : steps.flatMap((first, index) => orders(steps.toSpliced(index, 1)).map((rest) => [first, ...rest]));

const which = 0;
const dispute: Command = { kind: 'tell', which, notice: 'dispute' };
const bankReturn: Command = { kind: 'tell', which, notice: 'return' };
const won: Command = { kind: 'close', which, status: 'won' };
const lost: Command = { kind: 'close', which, status: 'lost' };
const answer: Command = { kind: 'answer_refunds' };
const settle: Command = { kind: 'settle' };
const withdrawAll: Command = { kind: 'withdraw_all' };
const again: Command = { kind: 'tell_again' };

/** Runs a step on the engine and in plain numbers: answers and balances must be the same. */
const runStep = async (account: Account, given: Command, order: readonly Command[]) => {
  const [engine, plain] = await runCommand(test, account, given);
  expect({ order, given, said: engine }).toEqual({ order, given, said: plain });
  const cents = await balancesOf(test, account);
  expect({ order, given, cents }).toEqual({ order, given, cents: account.plain.cents });
  test.clock.moveBy(1_000);
};

it.each([
  ['a dispute that is won', [dispute, won]],
  ['a dispute that is lost', [dispute, lost]],
  ['a return', [bankReturn]],
  ['a return and a dispute', [bankReturn, dispute]],
])(
  'a refund that fails, %s, a settlement and a withdrawal of everything, in every order, leave the same as plain numbers',
  { timeout: 120_000 },
  async (_, notices) => {
    const account = await openBoth(test);
    const steps = [answer, settle, withdrawAll, ...notices];
    for (const order of orders(steps)) {
      for (const refundCents of [undefined, 4_013]) {
        await runStep(account, { kind: 'charge', amountCents: 6_413 }, order);
        await runStep(account, { kind: 'refund', which, amountCents: refundCents }, order);
        for (const step of order) await runStep(account, step, order);
        // Whatever was left waiting is told again until nothing is.
        for (const step of [again, answer, lost, again]) await runStep(account, step, order);
        expect(
          account.plain.payments.slice(-1).flatMap((payment) => account.plain.openNotices(payment)),
        ).toEqual([]);
      }
    }
    const { database } = test.platform;
    expect(await findViolations(database.pool)).toEqual([]);
    expect(await reconciliationFaults(database, test.owner, account.accountId)).toEqual([]);
  },
);

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountBooks } from '../../test/account-entries.ts';
import { balancesOf, command, openBoth, runCommand } from '../../test/ledger-commands.ts';
import { reconciliationFaults } from '../../test/reconciled-account.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';

/** The long form is `npm run drill -- model`: MODEL_RUNS=500. */
const runs = Number(process.env['MODEL_RUNS'] ?? 10);
const commandsPerRun = 40;

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => test.close());

it(
  'the engine and a plain account that knows the rules only never part, whatever is done in whatever order',
  { meta: { shows: ['asvs:V1.4.2'] }, timeout: 60_000 + runs * 10_000 },
  async () => {
    const anyCommands = fc.array(command, { minLength: commandsPerRun, maxLength: commandsPerRun });
    await fc.assert(
      fc.asyncProperty(anyCommands, async (commands) => {
        const account = await openBoth(test);
        for (const given of commands) {
          const [engine, plain] = await runCommand(test, account, given);
          expect({ given, said: engine }).toEqual({ given, said: plain });
          const cents = await balancesOf(test, account);
          expect({ given, cents }).toEqual({ given, cents: account.plain.cents });
          const books = await accountBooks(test.owner, account.accountId);
          expect({ given, ...books }).toEqual({ given, sums: cents, chainBreak: undefined, unbalanced: [] });
          test.clock.moveBy(1_000);
        }
        const { database } = test.platform;
        expect(await findViolations(database.pool)).toEqual([]);
        expect(await reconciliationFaults(database, test.owner, account.accountId)).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);

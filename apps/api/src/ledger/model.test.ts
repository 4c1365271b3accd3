import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountLedger } from '../../test/account-entries.ts';
import { balancesOf, command, openBoth, runCommand } from '../../test/ledger-commands.ts';
import { reconciliationFaults } from '../../test/reconciled-account.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';
import { moveClock } from '../../test/passing-time.ts';

/** Raised to 500 by `npm run drill -- model`. */
const runs = Number(process.env['MODEL_RUNS'] ?? 10);
const commandsPerRun = 40;

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => testPlatform.close());

it(
  "agrees with a model of the account's rules after any operations in any order",
  { meta: { shows: ['asvs:V1.4.2'] }, timeout: 300_000 + runs * 10_000 },
  async () => {
    const anyCommands = fc.array(command, { minLength: commandsPerRun, maxLength: commandsPerRun });
    await fc.assert(
      fc.asyncProperty(anyCommands, async (commands) => {
        const account = await openBoth(testPlatform);
        for (const given of commands) {
          const [engine, plain] = await runCommand(testPlatform, account, given);
          expect({ given, said: engine }).toEqual({ given, said: plain });
          const cents = await balancesOf(testPlatform, account);
          expect({ given, cents }).toEqual({ given, cents: account.plain.cents });
          const actual = await accountLedger(testPlatform.owner, account.accountId);
          expect({ given, ...actual }).toEqual({ given, sums: cents, chainBreak: undefined, unbalanced: [] });
          await moveClock(testPlatform, 1_000);
        }
        const { database } = testPlatform.platform;
        expect(await findViolations(database.pool)).toEqual([]);
        expect(await reconciliationFaults(database, testPlatform.owner, account.accountId)).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);

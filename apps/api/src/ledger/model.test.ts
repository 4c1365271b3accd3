import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balancesOf, command, openBoth, runCommand } from '../../test/ledger-commands.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';

/** The long form is for drills: MODEL_RUNS=500. */
const runs = Number(process.env['MODEL_RUNS'] ?? 10);

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});

afterAll(() => test.close());

it(
  'the engine and a plain account that knows the rules only never part, whatever is done in whatever order',
  { timeout: 60_000 + runs * 10_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), async (commands) => {
        const account = await openBoth(test);
        for (const given of commands) {
          const [engine, plain] = await runCommand(test, account, given);
          expect({ given, said: engine }).toEqual({ given, said: plain });
          expect({ given, cents: await balancesOf(test, account) }).toEqual({
            given,
            cents: account.plain.cents,
          });
          test.clock.moveBy(1_000);
        }
        expect(await findViolations(test.platform.database.pool)).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);

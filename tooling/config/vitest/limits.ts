/**
 * How long tests wait on a machine that is busy with other work. A test that waits for an event ends as soon as the event
 * happens, so a high limit costs nothing. Runs of whole programs have limits of their own.
 */
export const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 40 } },
} as const;

/** For tests that fill a database of their own before the first assertion. */
export const databaseLimits = { ...limits, testTimeout: 120_000, hookTimeout: 300_000 } as const;

/** For tests of a running product, which starts within the hook. */
export const productLimits = { ...limits, testTimeout: 240_000, hookTimeout: 600_000 } as const;

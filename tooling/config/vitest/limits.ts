/**
 * Timeouts that allow for a busy machine. High limits cost nothing, because tests wait for events and not for
 * a fixed time. Runs of whole programs have their own limits.
 */
export const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 40 } },
} as const;

/** For tests that fill their own database before the first assertion. */
export const databaseLimits = { ...limits, testTimeout: 120_000, hookTimeout: 300_000 } as const;

/** For tests of a running product, which a hook starts. */
export const productLimits = { ...limits, testTimeout: 240_000, hookTimeout: 600_000 } as const;

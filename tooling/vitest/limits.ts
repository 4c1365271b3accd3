/**
 * How long tests wait on a machine that is busy with other work. A test that waits for an event ends as soon as the event
 * happens, so a high limit costs nothing. Runs of whole programs have limits of their own.
 */
export const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 40 } },
} as const;

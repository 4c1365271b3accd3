import { defineConfig, type ViteUserConfig } from 'vitest/config';

import { unhandledErrors } from './unhandled-errors.ts';

export type { TraceId } from './trace-ids.ts';

/**
 * How long tests wait on a machine that is busy with other work. A test that waits for an event ends as soon as the event
 * happens, so a high limit costs nothing. Runs of whole programs have limits of their own.
 */
export const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 40 } },
} satisfies ViteUserConfig['test'];

/** Writes what `npm test` adds up: the results, and the errors outside of any test. */
export const reporting = {
  reporters: ['default', 'json', unhandledErrors()],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test'];

/** Settings for tests that run in Node. */
export const nodeTests: ViteUserConfig = defineConfig({
  resolve: { conditions: ['tillbook-source'] },
  ssr: { resolve: { conditions: ['tillbook-source'] } },
  test: {
    ...limits,
    include: ['src/**/*.test.{ts,tsx}'],
    ...reporting,
  },
});

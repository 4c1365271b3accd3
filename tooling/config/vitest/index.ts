import { defineConfig, type ViteUserConfig } from 'vitest/config';

import { limits } from './limits.ts';
import { unhandledErrors } from './unhandled-errors.ts';

export { databaseLimits, limits, productLimits } from './limits.ts';
export type { TraceId } from './trace-ids.ts';

/** Reports that `npm test` adds up: results, and errors outside of any test. */
export const reporting = {
  reporters: ['default', 'json', unhandledErrors()],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test'];

export const nodeTests: ViteUserConfig = defineConfig({
  resolve: { conditions: ['tillbook-source'] },
  ssr: { resolve: { conditions: ['tillbook-source'] } },
  test: {
    ...limits,
    include: ['src/**/*.test.{ts,tsx}'],
    ...reporting,
  },
});

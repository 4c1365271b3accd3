import { defineConfig, type ViteUserConfig } from 'vitest/config';

export type { TraceId } from './trace-ids.ts';

/** Settings for tests that run in Node. The JSON report is what `npm test` adds up. */
export const nodeTests: ViteUserConfig = defineConfig({
  resolve: { conditions: ['tillbook-source'] },
  ssr: { resolve: { conditions: ['tillbook-source'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});

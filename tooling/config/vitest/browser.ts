import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunchOptions } from './chromium.ts';

export type { TraceId } from './trace-ids.ts';

/** Chromium for component tests. */
export const chromium = () => playwright({ launchOptions: chromiumLaunchOptions() });

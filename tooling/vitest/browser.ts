import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunchOptions } from './chromium.ts';

/** Chromium for component tests. */
export const chromium = () => playwright({ launchOptions: chromiumLaunchOptions() });

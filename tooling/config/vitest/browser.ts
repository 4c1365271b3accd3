import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunchOptions } from './chromium.ts';

export type { TraceId } from './trace-ids.ts';

type Motion = 'reduce' | 'no-preference';

export const chromium = (motion: Motion) =>
  playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: { reducedMotion: motion } });

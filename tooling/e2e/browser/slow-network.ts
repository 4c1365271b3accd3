import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

/** `RESPONSE_DELAY_MS=2000` simulates a slow network; the end-to-end tests must still pass. */
const delayMs = Number(process.env['RESPONSE_DELAY_MS'] ?? 0);

export const delayResponses = async (profile: BrowserContext): Promise<void> => {
  if (delayMs === 0) return;
  await profile.route('**/*', async (route) => {
    await pause(delayMs);
    await route.fallback();
  });
};

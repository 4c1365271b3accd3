import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

/** `RESPONSE_DELAY_MS=2000` delays every response to a page, as on a slow line: an end-to-end test passes nevertheless. */
const delayMs = Number(process.env['RESPONSE_DELAY_MS'] ?? 0);

/** Delays the responses to every page of a profile, if the run asks for a slow network. */
export const delayResponses = async (profile: BrowserContext): Promise<void> => {
  if (delayMs === 0) return;
  await profile.route('**/*', async (route) => {
    await pause(delayMs);
    await route.fallback();
  });
};

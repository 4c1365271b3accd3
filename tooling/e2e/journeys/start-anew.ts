import type { Page } from 'playwright';
import type { SignedIn } from '../product/sign-in-by-call.ts';

/** Replaces the current page with an empty page of the web origin and resets the profile. */
export const startAnew = async (
  page: Page,
  webUrl: string,
  signedIn: SignedIn | undefined,
): Promise<void> => {
  const empty = `${webUrl}/empty`;
  // With the policy of the product's own pages, the browser keeps the page in the same process.
  const headers = { 'cross-origin-opener-policy': 'same-origin' };
  // Keeps the browser from requesting an icon.
  const body = '<link rel="icon" href="data:,">';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', headers, body }));
  await page.goto(empty);
  // After leaving the page: a held call would otherwise reach the server.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['console', 'dialog', 'request'] as const) {
    await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  }
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, signedIn?.storageState.origins[0]?.localStorage ?? []);
};

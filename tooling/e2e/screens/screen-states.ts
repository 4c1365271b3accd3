import type { Page } from 'playwright';
import { holdCall, mockCall } from './mock-call.ts';
import { seen, settled } from './reading.ts';
import type { Screen, ScreenPart } from './screen.ts';

export const openEmpty = async (
  page: Page,
  address: string,
  { text }: NonNullable<Screen['empty']>,
): Promise<void> => {
  await page.goto(address);
  await seen(page, text).waitFor();
  await settled(page);
};

/** Opens a screen while a part waits for its response, until the returned function is called. */
export const openLoading = async (page: Page, address: string, { call }: ScreenPart): Promise<() => void> => {
  const release = await holdCall(page, call);
  const requested = page.waitForRequest((request) => call.test(new URL(request.url()).pathname));
  await Promise.all([requested, page.goto(address)]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor();
  return release;
};

const failureOf = async (page: Page, { failure, log }: ScreenPart): Promise<void> => {
  if (log === undefined) await seen(page, failure).waitFor();
  else await page.waitForEvent('console', (message) => message.text().startsWith(log));
};

export const openFailedWithMessage = async (page: Page, address: string, part: ScreenPart): Promise<void> => {
  await mockCall(page, part.call, 'with a message');
  const failed = failureOf(page, part);
  await page.goto(address);
  await failed;
};

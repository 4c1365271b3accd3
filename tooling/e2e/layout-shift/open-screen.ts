import type { Page } from 'playwright';
import { seen } from '../screens/reading.ts';
import type { Screen } from '../screens/screen.ts';

export const openScreen = async (page: Page, address: string, { content }: Screen): Promise<void> => {
  await page.goto(address);
  await seen(page, content).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
};

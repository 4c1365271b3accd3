import type { Browser, BrowserContext, Page } from 'playwright';
import { patienceMs } from '../browser/watched-page.ts';
import { merchant, openAccount, signIn } from '../journeys/person.ts';
import { settled } from '../screens/reading.ts';
import { firstAccount, type RestoredCase } from './cases.ts';
import { missOtherTabs, readRecording, recordRestorations } from './recording.ts';

const storedEmail = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state: { session?: { email: string } } = JSON.parse(
      localStorage.getItem('account-dashboard') ?? '{}',
    );
    return state.session?.email ?? '';
  });

const leavePage = async (profile: BrowserContext, webUrl: string): Promise<Page> => {
  const page = await profile.newPage();
  await missOtherTabs(page);
  await signIn(page, webUrl, merchant);
  await openAccount(page, firstAccount);
  await settled(page);
  await page.goto(`${webUrl}/docs/guide`);
  return page;
};

/** Goes back in the page's history. A restored page doesn't load, so only its address is awaited. */
const goBack = async (page: Page): Promise<void> => {
  await page.evaluate(() => history.back());
  await page.waitForURL((address) => !address.pathname.startsWith('/docs'), { waitUntil: 'commit' });
};

const faultsOf = async (page: Page, { storedEmail: expected, isShown }: RestoredCase) => {
  const recording = await readRecording(page);
  if (recording === undefined) return ['the page was loaded, and not restored from the cache'];
  const { framesWithText } = recording;
  const email = await storedEmail(page);
  return [
    ...(!isShown && framesWithText > 0 ? [`${framesWithText} frames showed ${firstAccount}`] : []),
    ...(isShown && framesWithText === 0 ? [`no frame showed ${firstAccount}`] : []),
    ...(email === expected ? [] : [`the stored session is of '${email}'`]),
  ];
};

export const tryCase = async (
  browser: Browser,
  webUrl: string,
  restored: RestoredCase,
): Promise<readonly string[]> => {
  const profile = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  profile.setDefaultTimeout(patienceMs);
  try {
    await recordRestorations(profile, firstAccount);
    const page = await leavePage(profile, webUrl);
    await restored.inOtherTab(await profile.newPage(), webUrl);
    await goBack(page);
    const missing = await restored.expectPage(page).then(
      () => [],
      (error: unknown) => [String(error).split('\n', 1)[0] ?? ''],
    );
    return [...missing, ...(await faultsOf(page, restored))];
  } finally {
    await profile.close();
  }
};

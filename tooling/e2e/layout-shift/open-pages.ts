import type { Browser, BrowserContext, Page } from 'playwright';
import { patienceMs } from '../browser/watched-page.ts';
import { type Person, signInByCall } from '../product/sign-in-by-call.ts';

const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Device = keyof typeof viewports;

/** Opens pages side by side; each person signs in only once. */
export const openPages = (browser: Browser, webUrl: string) => {
  const contexts = new Map<Person | undefined, Promise<BrowserContext>>();
  const openContext = async (person: Person | undefined): Promise<BrowserContext> => {
    const signedIn = person && (await signInByCall(webUrl, person));
    const context = await browser.newContext({
      timezoneId: 'America/New_York',
      locale: 'en-US',
      ...(signedIn && { storageState: signedIn.storageState }),
    });
    context.setDefaultTimeout(patienceMs);
    return context;
  };
  return async (person: Person | undefined, device: Device): Promise<Page> => {
    const context = contexts.get(person) ?? openContext(person);
    contexts.set(person, context);
    const page = await (await context).newPage();
    await page.setViewportSize(viewports[device]);
    return page;
  };
};

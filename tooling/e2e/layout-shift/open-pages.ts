import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { patienceMs } from '../browser/watched-page.ts';
import { type Person, signInByCall } from '../product/sign-in-by-call.ts';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;

/** Opens pages side by side; each person signs in only once on each device. */
export const openPages = (browser: Browser, webUrl: string) => {
  const openContext = async (person: Person | undefined, device: Device): Promise<BrowserContext> => {
    const signedIn = person && (await signInByCall(webUrl, person));
    const context = await browser.newContext({
      timezoneId: 'America/New_York',
      locale: 'en-US',
      ...devices[device],
      ...(signedIn && { storageState: signedIn.storageState }),
    });
    context.setDefaultTimeout(patienceMs);
    return context;
  };
  const contexts = {
    phone: new Map<Person | undefined, Promise<BrowserContext>>(),
    desktop: new Map<Person | undefined, Promise<BrowserContext>>(),
  };
  return async (person: Person | undefined, device: Device): Promise<Page> => {
    const context = contexts[device].get(person) ?? openContext(person, device);
    contexts[device].set(person, context);
    return (await context).newPage();
  };
};

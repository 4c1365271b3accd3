import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { joinBrowser } from '../browser/shared-browser.ts';
import { openWatchedPage, type WatchedPage } from '../browser/watched-page.ts';
import { type Person, type SignedIn, signInByCall } from '../product/sign-in-by-call.ts';

export type VisitOptions = {
  /** Who is signed in when the page opens; nobody unless said. */
  readonly person?: Person | undefined;
};

export type Visit = WatchedPage & { readonly signedIn: SignedIn | undefined };

/**
 * Opens profiles in the run's browser, as many as a test asks for, and ends them after it. A test whose pages complained
 * on the console of anything it had not declared fails, whatever else it saw.
 */
export const visits = () => {
  const webUrl = inject('webUrl');
  let browser: Browser;
  let open: Visit[] = [];

  beforeAll(async () => {
    browser = await joinBrowser(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const complaints = open.flatMap((one) => one.complaints());
    await Promise.all(open.map((one) => one.close()));
    open = [];
    expect(complaints.join('\n')).toBe('');
  });

  const visit = async ({ person, ...options }: BrowserContextOptions & VisitOptions = {}): Promise<Visit> => {
    const signedIn = person && (await signInByCall(webUrl, person));
    const watched = await openWatchedPage(browser, {
      ...(signedIn && { storageState: signedIn.storageState }),
      ...options,
    });
    const opened = { ...watched, signedIn };
    open.push(opened);
    return opened;
  };

  return { webUrl, tokenizationUrl: inject('tokenizationUrl'), visit };
};

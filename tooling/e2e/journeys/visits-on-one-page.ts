import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Appearance, defaultAppearance } from '../browser/appearances.ts';
import { printPagesIfFailed } from '../browser/print-pages.ts';
import { sharedBrowser } from '../browser/shared-browser.ts';
import { openWatchedPage, type WatchedPage } from '../browser/watched-page.ts';
import { ownProduct } from '../product/own-product.ts';
import { type Person, type SignedIn, signInByCall, signOutByCall } from '../product/sign-in-by-call.ts';
import { startAnew } from './start-anew.ts';
import type { Visit, VisitOptions } from './visits.ts';

type Options = VisitOptions &
  Partial<Appearance> & {
    /** True if the session has ended on the server but the browser has not been notified. */
    readonly sessionIsOver?: boolean;
  };

/** Signs each person in only once, because hashing a password takes as long as testing a screen. */
const oncePerPerson = (begin: (person: Person) => Promise<SignedIn>) => {
  const sessions = new Map<Person, Promise<SignedIn>>();
  return (person: Person): Promise<SignedIn> => {
    const session = sessions.get(person) ?? begin(person);
    sessions.set(person, session);
    return session;
  };
};

/**
 * Like `visits`, but all visits share one page, which is emptied in between: a page in a new process costs
 * four times the CPU time of the next page in the same process.
 */
export const visitsOnOnePage = () => {
  const { webUrl } = ownProduct();
  let watched: WatchedPage;
  const signInOnce = oncePerPerson((person) => signInByCall(webUrl, person));
  const endSessionOnce = oncePerPerson((person) => signOutByCall(webUrl, person));

  beforeAll(async () => {
    watched = await openWatchedPage(await sharedBrowser());
  });
  afterAll(() => watched.close());
  afterEach(async (context) => {
    await printPagesIfFailed(context, [watched.page]);
    expect(watched.complaints().join('\n')).toBe('');
  });

  const visit = async ({
    person,
    sessionIsOver = false,
    colorScheme,
    viewport,
  }: Options = {}): Promise<Visit> => {
    const { page, forgetComplaints } = watched;
    const signedIn = person && (await (sessionIsOver ? endSessionOnce : signInOnce)(person));
    await startAnew(page, webUrl, signedIn);
    forgetComplaints();
    await page.emulateMedia({ colorScheme: colorScheme ?? defaultAppearance.colorScheme });
    await page.setViewportSize(viewport ?? defaultAppearance.viewport);
    return { ...watched, signedIn };
  };

  return { webUrl, visit };
};

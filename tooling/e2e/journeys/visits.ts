import type { BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { printPagesIfFailed } from '../browser/print-pages.ts';
import { closeProfiles, sharedBrowser } from '../browser/shared-browser.ts';
import { openWatchedPage, type WatchedPage, type WatchedPageOptions } from '../browser/watched-page.ts';
import { ownProduct } from '../product/own-product.ts';
import { type Person, type SignedIn, signInByCall } from '../product/sign-in-by-call.ts';

export type VisitOptions = {
  /** The user who is signed in when the page opens; no one by default. */
  readonly person?: Person | undefined;
};

export type Visit = WatchedPage & { readonly signedIn: SignedIn | undefined };

/**
 * Opens any number of profiles in the worker's browser and closes them after each test. A test fails if a
 * page logs an undeclared complaint.
 */
export const visits = (clock: Pick<WatchedPageOptions, 'clockShiftMs'> = {}) => {
  const { webUrl, tokenizationUrl } = ownProduct();
  let open: Visit[] = [];

  afterAll(closeProfiles);
  afterEach(async (context) => {
    await printPagesIfFailed(
      context,
      open.flatMap(({ page }) => page.context().pages()),
    );
    const complaints = open.flatMap((one) => one.complaints());
    await Promise.all(open.map((one) => one.close()));
    open = [];
    expect(complaints.join('\n')).toBe('');
  });

  const visit = async ({ person, ...options }: BrowserContextOptions & VisitOptions = {}): Promise<Visit> => {
    const signedIn = person && (await signInByCall(webUrl, person));
    const watched = await openWatchedPage(await sharedBrowser(), {
      ...clock,
      ...(signedIn && { storageState: signedIn.storageState }),
      ...options,
    });
    const opened = { ...watched, signedIn };
    open.push(opened);
    return opened;
  };

  return { webUrl, tokenizationUrl, visit };
};

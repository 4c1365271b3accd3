import type { Page } from 'playwright';

/** Finds URLs in a page that link, load, or submit to other origins, including `javascript:` URLs. */
export const addressesElsewhere = (page: Page, origins: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((own) => {
    const names = ['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster'];
    const written = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    return written.filter((address) => !own.includes(new URL(address, document.baseURI).origin));
  }, origins);

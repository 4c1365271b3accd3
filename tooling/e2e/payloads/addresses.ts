import type { Page } from 'playwright';

/** URLs in a page that lead, load or send anywhere but to these origins: `javascript:`, another host. */
export const addressesElsewhere = (page: Page, origins: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((own) => {
    const names = ['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster'];
    const written = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    return written.filter((address) => !own.includes(new URL(address, document.baseURI).origin));
  }, origins);

import type { Page } from 'playwright';

/**
 * Finds texts with an amount, card mask, date, or ID that a browser would translate, each with its element.
 */
export const translatableValues = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const month =
      '(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)';
    const id = '[a-z]{2,4}_[0-9a-z…]{8}';
    const value = new RegExp(String.raw`\$[\d,]+\.\d\d|•{4}|\b${month} \d{1,4}\b|\d:\d\d [AP]M|\b${id}`);
    // Browsers don't translate drawings or typed text.
    const untranslated = '[translate="no"], script, style, noscript, textarea, svg, title';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue === null || !value.test(nodeValue) || parentElement?.closest(untranslated)) continue;
      const element = parentElement?.closest(':not(font)');
      found.add(`${element?.tagName.toLowerCase() ?? ''}.${element?.className ?? ''}: ${nodeValue}`);
    }
    return [...found];
  });

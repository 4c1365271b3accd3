import type { Page } from 'playwright';

const delayMs = 250;

/** Wraps each text in two nested `font` elements shortly after every change, as browser translation does. */
const translateTexts = (afterMs: number): void => {
  const untranslated = 'font, script, style, noscript, textarea, option, svg, title';
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isOpen = currentNode instanceof Text && currentNode.parentElement?.closest(untranslated) === null;
      if (isOpen && currentNode.data !== '') texts.push(currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver(() => window.setTimeout(translateAll, afterMs));
  observer.observe(document, { subtree: true, childList: true, characterData: true });
};

const translated = new WeakSet<Page>();

/** Translates a page, starting with its next load. */
export const translatePage = async (page: Page): Promise<void> => {
  if (translated.has(page)) return;
  translated.add(page);
  await page.addInitScript(translateTexts, delayMs);
};

export const untilTranslated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const untranslated = 'font, script, style, noscript, textarea, option, svg, title';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isOpen = currentNode.parentElement?.closest(untranslated) === null;
      if (isOpen && currentNode.nodeValue !== '') return false;
    }
    return true;
  });
};

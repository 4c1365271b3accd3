const untranslated = 'script, style, noscript, textarea, option, svg';

const isTranslated = (text: Text): boolean =>
  text.parentElement?.tagName === 'FONT' || text.parentElement?.closest(untranslated) !== null;

const translateText = (text: Text): void => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(text.data);
  outer.append(inner);
  text.replaceWith(outer);
};

const translateAll = (root: Element): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) if (!isTranslated(text)) translateText(text);
};

/**
 * Replaces each text in an element with two nested `font` elements, now and after every change, as browsers
 * do to translate a page. Returns a function that stops the replacement.
 */
export const translatePage = (root: Element): (() => void) => {
  const observer = new MutationObserver(() => translateAll(root));
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  translateAll(root);
  return () => observer.disconnect();
};

const callWithId = (place: Element, id: string): Element | undefined =>
  [...place.querySelectorAll('.opblock, .opblock-tag')].find((part) => part.id === id);

const showAddressed = (place: Element) => {
  const part = callWithId(place, decodeURIComponent(window.location.hash.slice(1)));
  part?.querySelector<HTMLElement>('.opblock-summary-control[aria-expanded="false"]')?.click();
  part?.scrollIntoView();
};

/**
 * Gives each call an address of its own: opening one puts it into the address bar, and the address opens it. The viewer's
 * own way puts a link into each call's button, which no screen reader can tell apart.
 */
export const keepCallAddresses = (place: Element): void => {
  place.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element && target.closest('.opblock-summary-control');
    const call = summary && summary.closest('.opblock');
    if (call) window.history.replaceState(null, '', `#${encodeURIComponent(call.id)}`);
  });
  window.addEventListener('hashchange', () => showAddressed(place));
  if (window.location.hash !== '') showAddressed(place);
};

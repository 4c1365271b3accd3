const callWithId = (element: Element, id: string): Element | undefined =>
  [...element.querySelectorAll('.opblock, .opblock-tag')].find((block) => block.id === id);

const showAddressed = (element: Element) => {
  const block = callWithId(element, decodeURIComponent(window.location.hash.slice(1)));
  block?.querySelector<HTMLElement>('.opblock-summary-control[aria-expanded="false"]')?.click();
  block?.scrollIntoView();
};

/**
 * Gives each call its own address: opening a call changes the address, and the address opens the call.
 * Replaces the viewer's own deep links, which put a link into each call's button: screen readers cannot
 * distinguish the two.
 */
export const keepCallAddresses = (element: Element): void => {
  element.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element && target.closest('.opblock-summary-control');
    const call = summary && summary.closest('.opblock');
    if (call) window.history.replaceState(null, '', `#${encodeURIComponent(call.id)}`);
  });
  window.addEventListener('hashchange', () => showAddressed(element));
  if (window.location.hash !== '') showAddressed(element);
};

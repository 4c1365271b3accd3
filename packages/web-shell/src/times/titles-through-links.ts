/**
 * A row of a table is one link, stretched over its cells, and a browser shows the title of what is uppermost. While a
 * pointer is over such a link, this lends it the title of the time that lies under the pointer.
 */
export const showTitlesThroughLinks = (page: Document): (() => void) => {
  const lend = ({ target, clientX, clientY }: PointerEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset.rowLink === undefined) return;
    const row = target.closest('tr');
    const time = page
      .elementsFromPoint(clientX, clientY)
      .flatMap((element) => [
        element.closest('time'),
        element.querySelector<HTMLTimeElement>(':scope > time'),
      ])
      .find((found) => found && row?.contains(found));
    target.title = time?.title ?? '';
  };
  page.addEventListener('pointermove', lend, { passive: true });
  return () => page.removeEventListener('pointermove', lend);
};

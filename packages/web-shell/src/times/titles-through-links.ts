/**
 * Gives a row's link the title of the time below the pointer. The link is stretched over the row's cells, and
 * a browser shows the tooltip of the topmost element only.
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

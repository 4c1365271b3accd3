import type { PageChannel } from './messages.ts';

/**
 * Reports the content's height to the page, now and whenever it changes, so that the frame never scrolls and
 * never leaves a gap.
 *
 * @returns a function that stops the reports
 */
export function reportHeight(content: Element, page: PageChannel): () => void {
  let reported = -1;
  const observer = new ResizeObserver(() => {
    // Rounds up, because rounding down would show a scroll bar.
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    page.send({ type: 'set_height', height });
  });
  observer.observe(content);
  return () => observer.disconnect();
}

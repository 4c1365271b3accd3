import type { JSHandle, Locator, Page } from 'playwright';

type Change = { readonly atMs: number; readonly target: Node; readonly added: readonly Node[] };

/** Changes to a page, and its frames, since the recording started. */
export type Drawing = {
  readonly changes: Change[];
  readonly frames: number[];
  pressedAtMs?: number;
};

/** Attributes that reveal an element or change its state. */
const revealing = ['hidden', 'open', 'value', 'aria-busy', 'aria-current', 'aria-selected', 'aria-sort'];

export const watchDrawing = (page: Page): Promise<JSHandle<Drawing>> =>
  page.evaluateHandle((attributeFilter) => {
    const drawing: Drawing = { changes: [], frames: [] };
    const notePress = (event: Event) => {
      drawing.pressedAtMs ??= event.timeStamp;
    };
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, notePress, { capture: true, once: true });
    }
    const noteFrame = () => {
      setTimeout(() => drawing.frames.push(performance.now()));
      requestAnimationFrame(noteFrame);
    };
    requestAnimationFrame(noteFrame);
    new MutationObserver((records) => {
      const atMs = performance.now();
      for (const { target, addedNodes } of records) {
        drawing.changes.push({ atMs, target, added: [...addedNodes] });
      }
    }).observe(document, {
      attributeFilter,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return drawing;
  }, revealing);

/**
 * Returns the milliseconds from the press to the first frame after the shown element was last added,
 * revealed, or given its text.
 */
export const drawnAfterMs = async (drawing: JSHandle<Drawing>, shows: Locator): Promise<number> => {
  const element = await shows.elementHandle();
  const drawnMs = await drawing.evaluate(({ changes, frames, pressedAtMs }, shown) => {
    if (shown === null || pressedAtMs === undefined) return undefined;
    // Descendants may change later, so a change of text counts only for an element without children.
    const isText = shown.childElementCount === 0;
    const isAnswer = ({ target, added }: Change): boolean => {
      if (added.some((node) => node.contains(shown))) return true;
      if (target === shown) return added.length === 0 || isText;
      return isText ? shown.contains(target) : added.length === 0 && target.contains(shown);
    };
    const changedAtMs = changes.findLast(isAnswer)?.atMs;
    if (changedAtMs === undefined) return undefined;
    const frameAtMs = frames.find((atMs) => atMs >= changedAtMs);
    return (frameAtMs ?? performance.now()) - pressedAtMs;
  }, element);
  if (drawnMs === undefined) throw new Error(`The press did not bring ${String(shows)} to the screen.`);
  return drawnMs;
};

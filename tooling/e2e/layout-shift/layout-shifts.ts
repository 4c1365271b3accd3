import type { Page } from 'playwright';

export type LayoutShift = {
  readonly value: number;
  /** Each shifted element with its label or text, and its top and height before and after. */
  readonly elements: readonly string[];
};

/** Time for the browser to deliver its buffered entries. */
const handOverMs = 100;

export const readLayoutShifts = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(async (longestMs) => {
    const entries = await new Promise<readonly PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve([]), longestMs);
    });
    return entries.map((entry) => ({
      value: 'value' in entry && typeof entry.value === 'number' ? entry.value : 0,
      elements: ('sources' in entry && Array.isArray(entry.sources) ? entry.sources : []).map(
        ({ node, previousRect: before, currentRect: after }) => {
          const moved = `${before.top}+${before.height} → ${after.top}+${after.height}`;
          if (!(node instanceof Element)) return `a removed element (${moved})`;
          const label = node.getAttribute('aria-label') ?? node.textContent.trim().slice(0, 40);
          return `<${node.localName}> ${label} (${moved})`;
        },
      ),
    }));
  }, handOverMs);

/** Sums all shifts. The browser's own score counts only the worst five seconds. */
export const layoutShiftScore = (shifts: readonly LayoutShift[]): number =>
  Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 10_000) / 10_000;

/** A fifth of the score up to which a page is rated good. */
export const layoutShiftLimit = 0.02;

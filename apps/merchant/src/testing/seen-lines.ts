/** Returns for each row of the page's tables whether a line below it is visible, on the row or its cells. */
export const seenLines = (): readonly boolean[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [row, row.firstElementChild].some((element) => {
      if (!element) return false;
      const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
      return Number.parseFloat(borderBottomWidth) > 0 && !borderBottomColor.endsWith(', 0)');
    }),
  );

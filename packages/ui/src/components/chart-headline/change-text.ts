export type Change = { readonly direction: 'up' | 'down' | 'same'; readonly text: string };

/** The highest percentage shown in full; larger percentages become ">999%". */
const mostPercent = 999;

const directionOf = (current: number, before: number): Change['direction'] => {
  if (current === before) return 'same';
  return current > before ? 'up' : 'down';
};

const percentText = (percent: number): string => {
  if (percent > mostPercent) return `>${String(mostPercent)}%`;
  return `${percent < 10 ? String(Math.round(percent * 10) / 10) : String(Math.round(percent))}%`;
};

/**
 * Returns the change in a figure as a share of the previous figure: "New" after zero, and only a direction
 * after a negative figure, because a share would mislead.
 * @example changeOf(120, 100) // { direction: 'up', text: '20%' }
 */
export function changeOf(current: number, before: number): Change {
  const direction = directionOf(current, before);
  if (direction === 'same') return { direction, text: 'No change' };
  if (before === 0) return { direction, text: 'New' };
  if (before < 0) return { direction, text: direction === 'up' ? 'Up' : 'Down' };
  return { direction, text: percentText((Math.abs(current - before) / before) * 100) };
}

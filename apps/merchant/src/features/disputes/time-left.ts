const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const urgentMs = 3 * dayMs;

export type TimeLeft = {
  /** "3 days left". */
  readonly words: string;
  /** True where somebody has to see to it now. */
  readonly isUrgent: boolean;
};

const counted = (count: number, unit: string) => `${String(count)} ${unit}${count === 1 ? '' : 's'} left`;

/** How long there is until a moment, in the words of a person: whole days, and hours on the last one. */
export const timeLeftUntil = (moment: string, now: Date): TimeLeft => {
  const leftMs = new Date(moment).getTime() - now.getTime();
  const isUrgent = leftMs <= urgentMs;
  if (leftMs <= 0) return { words: 'The time to answer is over', isUrgent };
  if (leftMs >= dayMs) return { words: counted(Math.floor(leftMs / dayMs), 'day'), isUrgent };
  if (leftMs >= hourMs) return { words: counted(Math.floor(leftMs / hourMs), 'hour'), isUrgent };
  return { words: 'Less than an hour left', isUrgent };
};

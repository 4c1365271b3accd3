const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type TimeLeft = {
  /** "3 days left". */
  readonly words: string;
  /** Whole days; 0 on the last one. */
  readonly days: number;
};

const counted = (count: number, unit: string) => `${String(count)} ${unit}${count === 1 ? '' : 's'} left`;

/** The time left until a moment in words: whole days, and hours on the last one. */
export const timeLeftUntil = (moment: string, now: Date): TimeLeft => {
  const leftMs = new Date(moment).getTime() - now.getTime();
  const days = Math.floor(leftMs / dayMs);
  if (leftMs <= 0) return { words: 'The time to respond has passed', days };
  if (leftMs >= dayMs) return { words: counted(days, 'day'), days };
  if (leftMs >= hourMs) return { words: counted(Math.floor(leftMs / hourMs), 'hour'), days };
  return { words: 'Less than an hour left', days };
};

import { lessThanAnHourLeft, timeToRespondPassed } from './messages.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type TimeLeft = {
  /** For example "3 days left". */
  readonly words: string;
  /** Whole days; 0 on the last day, negative afterward. */
  readonly days: number;
};

const counted = (count: number, unit: string) => `${String(count)} ${unit}${count === 1 ? '' : 's'} left`;

/** Describes the time until a moment in whole days, or in hours on the last day. */
export const timeLeftUntil = (moment: string, now: Date): TimeLeft => {
  const leftMs = new Date(moment).getTime() - now.getTime();
  const days = Math.floor(leftMs / dayMs);
  if (leftMs <= 0) return { words: timeToRespondPassed, days };
  if (leftMs >= dayMs) return { words: counted(days, 'day'), days };
  if (leftMs >= hourMs) return { words: counted(Math.floor(leftMs / hourMs), 'hour'), days };
  return { words: lessThanAnHourLeft, days };
};

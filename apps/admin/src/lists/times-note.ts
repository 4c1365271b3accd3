import { formatTimeZone } from '@tillbook/domain';

/** Names the time zone of a screen's times, once: `Times in Eastern Time`. */
export const timesNote = (): string => `Times in ${formatTimeZone()}`;

const shopTimeZone = 'America/New_York';

const minuteMs = 60_000;
const hourMs = 3_600_000;
export const dayMs = 86_400_000;

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: shopTimeZone,
  timeZoneName: 'longOffset',
});

/** Computes the offset by formatting and parsing an instant, which takes as long as planning a sale. */
const computeOffsetMs = (instant: Date): number => {
  const name =
    offsetFormat.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const distanceMs = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs;
  return sign === '-' ? -distanceMs : distanceMs;
};

/** By hour, because clocks change at full hours. */
const offsetsByHour = new Map<number, number>();

const offsetMs = (instant: Date): number => {
  const hour = Math.floor(instant.getTime() / hourMs);
  const known = offsetsByHour.get(hour);
  if (known !== undefined) return known;
  const computedMs = computeOffsetMs(instant);
  offsetsByHour.set(hour, computedMs);
  return computedMs;
};

export type ShopDay = {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Returns the instant that many minutes after midnight, local time. */
  readonly at: (minutes: number, seconds?: number) => Date;
};

/** Returns the shop's calendar day that many days before the day of an instant. */
export const shopDayBefore = (instant: Date, days: number): ShopDay => {
  const wallMs = instant.getTime() + offsetMs(instant);
  const midnightMs = wallMs - (wallMs % dayMs) - days * dayMs;
  return {
    weekday: new Date(midnightMs).getUTCDay(),
    at: (minutes, seconds = 0) => {
      const localMs = midnightMs + minutes * minuteMs + seconds * 1000;
      return new Date(localMs - offsetMs(new Date(localMs - offsetMs(new Date(localMs)))));
    },
  };
};

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { projectDemo, type DemoFigures } from '../../../test/projected-demo.ts';
import { seededDemoFigures } from '../../../test/seeded-demo-figures.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { silentLog } from '../../runtime/log.ts';
import { seedDemo } from './seed-demo.ts';

const dayMs = 86_400_000;
/** In New York: late in the evening of the day before, in the morning, and in the afternoon. */
const hoursOfDay = [3, 13, 20] as const;

const starts = Array.from({ length: 400 }, (_, day) => Date.UTC(2026, 10, 20) + day * dayMs).flatMap((day) =>
  hoursOfDay.map((hour) => new Date(day + hour * 3_600_000 + 17 * 60_000)),
);

/** What end-to-end tests assume about the demo data, whenever the product is first started. */
const assumptions: Readonly<Record<string, (figures: DemoFigures) => boolean>> = {
  'more than 300 payments, 20 refunds': ({ payments, refunds }) => payments > 300 && refunds >= 20,
  'a failed payment among the newest 100': ({ failedAmongNewest100 }) => failedAmongNewest100 > 0,
  'more pending entries than one page shows': ({ pendingEntries }) => pendingEntries >= 16,
  'more payouts than one page shows': ({ payouts }) => payouts > 15,
  'failed payouts, none of them within 30 days': ({ failedPayoutDaysAgo }) =>
    failedPayoutDaysAgo.length > 0 && failedPayoutDaysAgo.every((days) => days > 30),
  'a dispute to answer': ({ disputesToAnswer }) => disputesToAnswer > 0,
  'money to withdraw': ({ availableCents }) => availableCents > 10_000,
  'three months with entries, at least one of them closed': ({ settledEntriesByMonth }) =>
    Object.keys(settledEntriesByMonth).length >= 3,
};

describe('the demo data of 400 days at three times of day', () => {
  let projected: readonly { readonly now: Date; readonly figures: DemoFigures }[];
  beforeAll(() => {
    projected = starts.map((now) => ({ now, figures: projectDemo(now) }));
  });

  test.each(Object.entries(assumptions))('has %s', (_, holds) => {
    const broken = projected.filter(({ figures }) => !holds(figures));
    expect(broken.map(({ now, figures }) => [now.toISOString(), figures])).toEqual([]);
  });
});

const odd = [
  // New Year's Eve, late in New York.
  '2027-01-01T04:30:00Z',
  // The day after daylight saving begins.
  '2027-03-15T12:00:00Z',
  '2028-02-29T20:00:00Z',
  // The moment at which end-to-end tests start.
  '2026-11-23T15:00:00Z',
] as const;

/** All of them in `npm run drill -- seeds`; else the two on which the calendar and the clock are the most unusual. */
const seededDates = [
  // The last day of a month, after a bank holiday.
  '2026-11-30T23:30:00Z',
  // The hour that comes twice when daylight saving ends.
  '2027-11-07T05:30:00Z',
  ...(process.env['TEST_SAMPLE'] === 'whole' ? odd : []),
];

describe('the projection', () => {
  let platform: TestPlatform | undefined;
  afterEach(() => platform?.close());

  test.each(seededDates)('agrees with a seeded database on %s', async (text) => {
    const now = new Date(text);
    platform = await startTestPlatform({ startsAt: now });
    const { settings } = platform.platform;
    await seedDemo({ settings, databaseUrl: platform.databaseUrl, log: silentLog, now });
    expect(await seededDemoFigures(platform.owner, now)).toEqual(projectDemo(now));
  });
});

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { projectDemo, type DemoFigures } from '../../../test/projected-demo.ts';
import { seededDemoFigures } from '../../../test/seeded-demo-figures.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { silentLog } from '../../runtime/log.ts';
import { seedDemo } from './seed-demo.ts';

/** In New York: late in the evening of the day before, in the morning, and in the afternoon. */
const hoursOfDay = [3, 13, 20] as const;

const isWhole = process.env['TEST_SAMPLE'] === 'whole';

/** Every day at one of the hours, in turn; in `npm run drill -- seeds`, every day at all hours. */
const starts = Array.from({ length: 400 }, (_, day) =>
  hoursOfDay
    .filter((_hour, turn) => isWhole || turn === day % hoursOfDay.length)
    .map((hour) => new Date(Date.UTC(2026, 10, 20 + day, hour, 17))),
).flat();

/** Assumptions of end-to-end tests about the demo data, on any date of the first start. */
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

describe('the demo data of 400 days', () => {
  let projected: readonly { readonly now: Date; readonly figures: DemoFigures }[];
  beforeAll(() => {
    projected = starts.map((now) => ({ now, figures: projectDemo(now) }));
  });

  test.each(Object.entries(assumptions))(
    'creates the demo data that end-to-end tests assume: %s',
    (_, holds) => {
      const broken = projected.filter(({ figures }) => !holds(figures));
      expect(broken.map(({ now, figures }) => [now.toISOString(), figures])).toEqual([]);
    },
  );
});

const odd = [
  // New Year's Eve, late in New York.
  '2027-01-01T04:30:00Z',
  // The day after daylight saving time begins.
  '2027-03-15T12:00:00Z',
  '2028-02-29T20:00:00Z',
  // The moment at which end-to-end tests start.
  '2026-11-23T15:00:00Z',
] as const;

/**
 * All dates in `npm run drill -- seeds`, otherwise only the first. `seed-demo.test.ts` compares another date,
 * after a bank holiday.
 */
const seededDates = [
  // The hour that repeats when daylight saving time ends.
  '2027-11-07T05:30:00Z',
  ...(isWhole ? odd : []),
];

describe('the projection', () => {
  let platform: TestPlatform | undefined;
  afterEach(() => platform?.close());

  test.each(seededDates)('projects the same figures as a seeded database on %s', async (text) => {
    const now = new Date(text);
    platform = await startTestPlatform({ startsAt: now });
    const { settings } = platform.platform;
    await seedDemo({ settings, databaseUrl: platform.databaseUrl, log: silentLog, now });
    expect(await seededDemoFigures(platform.owner, now)).toEqual(projectDemo(now));
  });
});

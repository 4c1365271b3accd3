import { demoDevices, demoInstruments, type DemoInstrument } from './catalog.ts';
import { planDisputes } from './dispute-plan.ts';
import { planPayouts } from './payout-plan.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { PlannedSale } from './planned-sale.ts';
import type { Random } from './random.ts';
import { saleEvents } from './sale-events.ts';
import { planSales } from './sales-plan.ts';
import { shopDayBefore } from './shop-time.ts';

const minuteMs = 60_000;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);

const opensAt = 7 * 60 + 10;
const closesAt = 16 * 60 + 20;

const recentTimeWhileOpen = (now: Date, minutes: number): Date => {
  const today = shopDayBefore(now, 0);
  const target = before(now, minutes);
  if (target < today.at(opensAt)) return before(shopDayBefore(now, 1).at(closesAt), minutes);
  return target > today.at(closesAt) ? before(today.at(closesAt), minutes) : target;
};

const latestSales = (now: Date): readonly PlannedSale[] => [
  {
    at: before(now, 43.4),
    amountCents: 64_075,
    description: 'Invoice 2119: 55 lb Harbor Blend',
    tags: { invoice: '2119', customer: 'Lighthouse Bakery Inc.' },
    source: { instrument: 'lighthouse' },
    method: 'ach',
  },
  {
    at: before(now, 16.2),
    amountCents: 5_735,
    description: 'Ceramic dripper, Tasting flight, 4 × 4 oz',
    tags: { order: 'HC-10702' },
    source: { instrument: 'priya' },
    method: 'card',
  },
  {
    at: recentTimeWhileOpen(now, 4.7),
    amountCents: 1_850,
    description: 'Cold brew growler',
    tags: { register: 'Market stall' },
    source: { serialNumber: demoDevices[2].serialNumber },
    method: 'card',
  },
];

const instrumentEvent = (instrument: DemoInstrument, now: Date): PlannedEvent => ({
  kind: 'instrument',
  at: shopDayBefore(now, instrument.daysAgo).at(5 * 60, instrument.daysAgo % 60),
  instrument,
});

/**
 * Plans the ninety days of Harbor Coffee Roasters.
 * @param random the same source gives the same history
 * @param now the end of the history
 */
export const planHarbor = (random: Random, now: Date): readonly PlannedEvent[] => [
  ...demoInstruments.map((instrument) => instrumentEvent(instrument, now)),
  ...planDisputes(planSales(random, before(now, 60)), now).flatMap((sale) => saleEvents(random, sale, now)),
  ...latestSales(now).flatMap((sale) => saleEvents(random, sale, now)),
  ...planPayouts(random, now),
];

export const planBirchwood = (random: Random, now: Date): readonly PlannedEvent[] => {
  const repair = (
    daysAgo: number,
    minuteOfDay: number,
    amountCents: number,
    description: string,
  ): PlannedSale => ({
    at: shopDayBefore(now, daysAgo).at(minuteOfDay, (daysAgo * 13) % 60),
    amountCents,
    description,
    tags: { ticket: `B-${300 - daysAgo}` },
    source: { instrument: 'sol' },
    method: 'card',
  });
  const sol: DemoInstrument = {
    name: 'sol',
    ownerName: 'Sol Andrade',
    daysAgo: 12,
    number: '4242424242424242',
    kind: 'shopper',
    type: 'card',
  };
  const repairs = [
    repair(11, 16 * 60 + 42, 8_900, 'Spring tune-up'),
    repair(5, 11 * 60 + 17, 4_350, 'Chain and cassette labour'),
    repair(1, 17 * 60 + 5, 2_699, 'Tubeless sealant and valves'),
  ];
  return [instrumentEvent(sol, now), ...repairs.flatMap((sale) => saleEvents(random, sale, now))];
};

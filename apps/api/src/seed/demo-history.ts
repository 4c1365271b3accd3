import { demoDevices, demoInstruments } from './catalogue.ts';
import { planDisputes } from './dispute-plan.ts';
import { planSales, type PlannedSale } from './sales-plan.ts';
import type { Shop } from './shop.ts';
import { addInstrument } from './shop-instruments.ts';
import { payouts } from './shop-payouts.ts';
import { sell } from './shop-sales.ts';
import { dayMs } from './shop-time.ts';
import type { HistoryEvent } from './simulation.ts';

const minuteMs = 60_000;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);

/** What is still under way when the demo begins: an order just paid, a transfer on its way, a reader that is silent. */
const latestSales = (now: Date): readonly PlannedSale[] => [
  {
    at: before(now, 43),
    amountCents: 64_075,
    description: 'Invoice 2119: 55 lb Harbor Blend',
    tags: { invoice: '2119', customer: 'Lighthouse Bakery Inc.' },
    source: { instrument: 'lighthouse' },
    method: 'ach',
  },
  {
    at: before(now, 16),
    amountCents: 5_735,
    description: 'Ceramic dripper, Tasting flight, 4 × 4 oz',
    tags: { order: 'HC-10702' },
    source: { instrument: 'priya' },
    method: 'card',
  },
  {
    at: before(now, 4),
    amountCents: 1_850,
    description: 'Cold brew growler',
    tags: { register: 'Market stall' },
    source: { serialNumber: demoDevices[2].serialNumber },
    method: 'card',
  },
];

export const harborHistory = (shop: Shop): readonly HistoryEvent[] => [
  ...demoInstruments.map((instrument) => addInstrument(shop, instrument)),
  ...planDisputes(planSales(shop.random, before(shop.now, 60)), shop.now).flatMap((sale) => sell(shop, sale)),
  ...latestSales(shop.now).flatMap((sale) => sell(shop, sale)),
  ...payouts(shop),
];

/** Birchwood Bikes has just begun: a handful of rows. */
export const birchwoodHistory = (shop: Shop): readonly HistoryEvent[] => {
  const repair = (daysAgo: number, amountCents: number, description: string): PlannedSale => ({
    at: new Date(shop.now.getTime() - daysAgo * dayMs - 11 * minuteMs),
    amountCents,
    description,
    tags: { ticket: `B-${300 - daysAgo}` },
    source: { instrument: 'sol' },
    method: 'card',
  });
  return [
    addInstrument(shop, {
      name: 'sol',
      ownerName: 'Sol Andrade',
      daysAgo: 12,
      number: '4242424242424242',
      kind: 'shopper',
      type: 'card',
    }),
    ...sell(shop, repair(11, 8_900, 'Spring tune-up')),
    ...sell(shop, repair(5, 4_350, 'Chain and cassette labour')),
    ...sell(shop, repair(1, 2_699, 'Tubeless sealant and valves')),
  ];
};

import { demoDevices, demoInstruments } from './catalogue.ts';
import { planDisputes } from './dispute-plan.ts';
import type { PlannedSale } from './planned-sale.ts';
import { planSales } from './sales-plan.ts';
import type { Shop } from './shop.ts';
import { addInstrument } from './shop-instruments.ts';
import { payouts } from './shop-payouts.ts';
import { sell } from './shop-sales.ts';
import { shopDayBefore } from './shop-time.ts';
import type { HistoryEvent } from './simulation.ts';

const minuteMs = 60_000;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);

const opensAt = 7 * 60 + 10;
const closesAt = 16 * 60 + 20;

/** Some minutes ago, or, while the doors are closed, shortly before they closed. */
const lastWhileOpen = (now: Date, minutes: number): Date => {
  const today = shopDayBefore(now, 0);
  const wanted = before(now, minutes);
  if (wanted < today.at(opensAt)) return before(shopDayBefore(now, 1).at(closesAt), minutes);
  return wanted > today.at(closesAt) ? before(today.at(closesAt), minutes) : wanted;
};

/** What is still under way when the demo begins: an order just paid, a transfer on its way, a reader that is silent. */
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
    at: lastWhileOpen(now, 4.7),
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
  const repair = (
    daysAgo: number,
    minuteOfDay: number,
    amountCents: number,
    description: string,
  ): PlannedSale => ({
    at: shopDayBefore(shop.now, daysAgo).at(minuteOfDay, (daysAgo * 13) % 60),
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
    ...sell(shop, repair(11, 16 * 60 + 42, 8_900, 'Spring tune-up')),
    ...sell(shop, repair(5, 11 * 60 + 17, 4_350, 'Chain and cassette labour')),
    ...sell(shop, repair(1, 17 * 60 + 5, 2_699, 'Tubeless sealant and valves')),
  ];
};

import {
  counterProducts,
  demoDevices,
  demoInstruments,
  shippingCents,
  webProducts,
  wholesaleBlends,
  type DemoInstrument,
  type Product,
} from './catalogue.ts';
import type { Random } from './random.ts';
import { shopDayBefore, type ShopDay } from './shop-time.ts';

/** A sale that will be charged through the engine when the simulated clock reaches it. */
export type PlannedSale = {
  readonly at: Date;
  readonly amountCents: number;
  readonly description: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly source: { readonly instrument: string } | { readonly serialNumber: string };
  readonly method: 'card' | 'ach';
  readonly refund?: PlannedRefund;
  readonly dispute?: DisputePlan;
};

/** Disputed by the cardholder so many days later. */
export type DisputePlan = {
  readonly afterDays: number;
  readonly reason: string;
  readonly ending: 'won' | 'lost' | 'under_review' | 'open';
};

/** Given back so many days later, whole or in part; some amounts the bank will not take back. */
export type PlannedRefund = {
  readonly afterDays: number;
  readonly share: number;
  readonly isRefused: boolean;
};

export const historyDays = 90;

/** How busy the shop is, Sunday first. */
const counterSales = [2, 1, 1, 2, 2, 3, 4] as const;

const basket = (random: Random, products: readonly [Product, ...Product[]], most: number) => {
  const items = Array.from({ length: random.between(1, most) }, () => random.pick(products));
  const counted = Map.groupBy(items, ({ name }) => name);
  return {
    cents: items.reduce((sum, { priceCents }) => sum + priceCents, 0),
    text: [...counted].map(([name, { length }]) => (length > 1 ? `${length} × ${name}` : name)).join(', '),
  };
};

/** Two rushes, before work and at noon; the doors are open from 7 to 17. */
const counterMinute = (random: Random) => {
  const rush = random.chance(0.55) ? 8 * 60 + 20 : 12 * 60 + 25;
  const spread = (random.next() + random.next() + random.next() - 1.5) * 140;
  return Math.min(Math.max(Math.round(rush + spread), 7 * 60 + 2), 16 * 60 + 55);
};

const counterSale = (random: Random, day: ShopDay): PlannedSale => {
  const { cents, text } = basket(random, counterProducts, 4);
  const tipCents = Math.round((cents * random.pick([0, 0, 15, 18, 20])) / 100);
  const [counter, bar] = demoDevices;
  const device = random.chance(0.72) ? counter : bar;
  return {
    at: day.at(counterMinute(random), random.between(0, 59)),
    amountCents: Math.max(cents + tipCents, 200),
    description: text,
    tags: { register: device.name, ...(tipCents > 0 && { tip: `$${(tipCents / 100).toFixed(2)}` }) },
    source: { serialNumber: device.serialNumber },
    method: 'card',
    ...(random.chance(0.05) && { refund: { afterDays: random.between(1, 3), share: 1, isRefused: false } }),
  };
};

const webOrder = (random: Random, day: ShopDay, buyer: DemoInstrument, number: number): PlannedSale => {
  const { cents, text } = basket(random, webProducts, 3);
  const evening = random.chance(0.6);
  return {
    at: day.at(
      evening ? random.between(18 * 60, 23 * 60) : random.between(9 * 60, 17 * 60),
      random.between(0, 59),
    ),
    amountCents: cents + (cents >= 7500 ? 0 : shippingCents),
    description: text,
    tags: { order: `HC-${number}` },
    source: { instrument: buyer.name },
    method: 'card',
    ...(random.chance(0.45) && {
      refund: {
        afterDays: random.between(2, 6),
        share: random.pick([1, 1, 0.5, 0.25]),
        isRefused: number % 8 === 0,
      },
    }),
  };
};

const subscription = (day: ShopDay, buyer: DemoInstrument, position: number, number: number): PlannedSale => {
  const product = webProducts[position % 4] ?? webProducts[0];
  return {
    at: day.at(5 * 60 + 10 + position * 3, 17 * position),
    amountCents: product.priceCents + shippingCents,
    description: `Subscription: ${product.name}`,
    tags: { order: `HC-${number}`, subscription: 'every two weeks' },
    source: { instrument: buyer.name },
    method: 'card',
  };
};

const invoice = (random: Random, day: ShopDay, buyer: DemoInstrument, number: number): PlannedSale => {
  const blend = random.pick(wholesaleBlends);
  const pounds = random.between(4, 18) * 5;
  return {
    at: day.at(random.between(9 * 60, 11 * 60 + 30), random.between(0, 59)),
    amountCents: pounds * blend.priceCents,
    description: `Invoice ${number}: ${pounds} lb ${blend.name}`,
    tags: { invoice: String(number), customer: buyer.ownerName },
    source: { instrument: buyer.name },
    method: buyer.type === 'card' ? 'card' : 'ach',
  };
};

const buyersOn = (kind: DemoInstrument['kind'], daysAgo: number) =>
  demoInstruments.filter((instrument) => instrument.kind === kind && instrument.daysAgo > daysAgo);

/** Ninety days of a roastery: a counter with two rushes, web orders, subscriptions, and cafés that pay on Mondays. */
export const planSales = (random: Random, now: Date): readonly PlannedSale[] => {
  const sales: PlannedSale[] = [];
  let order = 10_418;
  let invoiceNumber = 2031;
  for (let daysAgo = historyDays - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = shopDayBefore(now, daysAgo);
    const busy = (counterSales[day.weekday] ?? 1) + (random.chance(0.3) ? 1 : 0);
    for (let sale = 0; sale < busy; sale += 1) sales.push(counterSale(random, day));
    const [shopper, ...others] = buyersOn('shopper', daysAgo);
    if (shopper !== undefined && random.chance(0.75)) {
      order += random.between(1, 4);
      sales.push(webOrder(random, day, random.pick([shopper, ...others]), order));
    }
    for (const [position, subscriber] of buyersOn('subscriber', daysAgo).entries()) {
      if ((daysAgo + position * 3) % 14 !== 0) continue;
      order += 1;
      sales.push(subscription(day, subscriber, position, order));
    }
    for (const buyer of day.weekday === 1 ? buyersOn('wholesale', daysAgo) : []) {
      if (random.chance(0.2)) continue;
      invoiceNumber += 1;
      sales.push(invoice(random, day, buyer, invoiceNumber));
    }
  }
  return sales.filter(({ at }) => at < now);
};

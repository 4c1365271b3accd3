import {
  demoInstruments,
  shippingCents,
  webProducts,
  wholesaleBlends,
  type DemoInstrument,
} from './catalog.ts';
import { counterSales, inWords, priceOf } from './counter-sales.ts';
import type { PlannedRefund, PlannedSale } from './planned-sale.ts';
import type { Random } from './random.ts';
import { shopDayBefore, type ShopDay } from './shop-time.ts';

export const historyDays = 90;

type Counters = { order: number; invoice: number; refund: number };

/** Plans a refund of a web order; the bank rejects every seventh refund, beginning with the second. */
const refundOf = (random: Random, counters: Counters): PlannedRefund => {
  counters.refund += 1;
  return {
    afterDays: random.between(2, 8),
    share: random.pick([1, 1, 1, 0.5, 0.25]),
    isRefused: counters.refund % 7 === 2,
  };
};

/** Returns a minute of the day: most people order from home, a few from work. */
const minuteOfOrder = (random: Random) =>
  random.chance(0.64) ? random.between(18 * 60 + 20, 22 * 60 + 45) : random.between(9 * 60, 17 * 60 + 30);

const webOrder = (random: Random, day: ShopDay, buyer: DemoInstrument, counters: Counters): PlannedSale => {
  const items = Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, () => random.weighted(webProducts));
  const cents = priceOf(items);
  counters.order += random.between(1, 6);
  return {
    at: day.at(minuteOfOrder(random), random.between(0, 59)),
    amountCents: cents + (cents >= 7500 ? 0 : shippingCents),
    description: inWords(items),
    tags: { order: `HC-${counters.order}` },
    source: { instrument: buyer.name },
    method: 'card',
    ...(random.chance(0.3) && { refund: refundOf(random, counters) }),
  };
};

/** Plans a renewal before the roastery opens, each after the previous renewal. */
const subscription = (
  random: Random,
  day: ShopDay,
  buyer: DemoInstrument,
  position: number,
  counters: Counters,
): PlannedSale => {
  const product = webProducts[position % 4] ?? webProducts[0];
  counters.order += 1;
  return {
    at: day.at(5 * 60 + 10, 7 + position * 11 + random.between(0, 8)),
    amountCents: product.priceCents + shippingCents,
    description: `Subscription: ${product.name}`,
    tags: { order: `HC-${counters.order}`, subscription: 'every two weeks' },
    source: { instrument: buyer.name },
    method: 'card',
  };
};

/** Plans an invoice: cafés pay when their bookkeeper is in, each on a different weekday. */
const invoice = (random: Random, day: ShopDay, buyer: DemoInstrument, counters: Counters): PlannedSale => {
  const blend = random.weighted(wholesaleBlends);
  const pounds = random.between(4, 18) * 5;
  counters.invoice += 1;
  return {
    at: day.at(random.between(8 * 60 + 35, 16 * 60 + 10), random.between(0, 59)),
    amountCents: pounds * blend.priceCents,
    description: `Invoice ${counters.invoice}: ${pounds} lb ${blend.name}`,
    tags: { invoice: String(counters.invoice), customer: buyer.ownerName },
    source: { instrument: buyer.name },
    method: buyer.type === 'card' ? 'card' : 'ach',
  };
};

/** Weekdays by café, from 1 for Monday; a café without an entry ordered only once. */
const orderDays: Readonly<Record<string, readonly number[]>> = {
  gull: [1, 4],
  lighthouse: [2],
  ferry: [5],
  school: [3],
};

const ordersOn = (
  random: Random,
  { name, daysAgo: since }: DemoInstrument,
  day: ShopDay,
  daysAgo: number,
) => {
  const days = orderDays[name];
  if (days === undefined) return daysAgo === since - 1;
  return days.includes(day.weekday) && random.chance(0.82);
};

const buyersOn = (kind: DemoInstrument['kind'], daysAgo: number) =>
  demoInstruments.filter((instrument) => instrument.kind === kind && instrument.daysAgo > daysAgo);

/** Sunday first: orders are rarer on Friday nights and more frequent on Sundays. */
const orderChance = [0.95, 0.8, 0.75, 0.75, 0.7, 0.5, 0.65] as const;

export const planSales = (random: Random, now: Date): readonly PlannedSale[] => {
  const sales: PlannedSale[] = [];
  const counters: Counters = { order: 10_418, invoice: 2_068, refund: 0 };
  for (let daysAgo = historyDays - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = shopDayBefore(now, daysAgo);
    sales.push(...counterSales(random, day));
    const [shopper, ...others] = buyersOn('shopper', daysAgo);
    if (shopper !== undefined && random.chance(orderChance[day.weekday] ?? 0.7)) {
      sales.push(webOrder(random, day, random.weighted([shopper, ...others]), counters));
    }
    for (const [position, subscriber] of buyersOn('subscriber', daysAgo).entries()) {
      if ((daysAgo + position * 3) % 14 !== 0) continue;
      sales.push(subscription(random, day, subscriber, position, counters));
    }
    for (const buyer of buyersOn('wholesale', daysAgo)) {
      if (ordersOn(random, buyer, day, daysAgo)) sales.push(invoice(random, day, buyer, counters));
    }
  }
  return sales.filter(({ at }) => at < now);
};

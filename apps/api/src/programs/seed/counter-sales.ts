import { bags, demoDevices, drinks, keepsakes, pastries, type Product } from './catalog.ts';
import type { PlannedSale } from './planned-sale.ts';
import type { Random } from './random.ts';
import type { ShopDay } from './shop-time.ts';

/** Sunday first. */
const customersByWeekday = [4, 3, 4, 4, 4, 5, 7] as const;

/** `at` is in minutes after midnight. */
type Rush = { readonly weight: number; readonly at: number; readonly spreadMinutes: number };
type Rushes = readonly [Rush, ...Rush[]];

const rushes: { readonly weekday: Rushes; readonly weekend: Rushes } = {
  weekday: [
    { weight: 11, at: 7 * 60 + 50, spreadMinutes: 55 },
    { weight: 4, at: 10 * 60 + 20, spreadMinutes: 60 },
    { weight: 3, at: 12 * 60 + 40, spreadMinutes: 45 },
    { weight: 2, at: 15 * 60, spreadMinutes: 70 },
  ],
  weekend: [
    { weight: 9, at: 9 * 60 + 35, spreadMinutes: 80 },
    { weight: 4, at: 11 * 60 + 45, spreadMinutes: 60 },
    { weight: 2, at: 14 * 60 + 10, spreadMinutes: 60 },
  ],
};

const opensAt = 7 * 60;
const closesAt = 16 * 60 + 30;

const minuteOfVisit = (random: Random, isWeekend: boolean): number => {
  const { at, spreadMinutes } = random.weighted(isWeekend ? rushes.weekend : rushes.weekday);
  const spread = (random.next() + random.next() + random.next() - 1.5) * spreadMinutes;
  return Math.min(Math.max(Math.round(at + spread), opensAt + random.between(1, 9)), closesAt);
};

type GroupSize = { readonly people: number; readonly weight: number };

const groupSizes: readonly [GroupSize, ...GroupSize[]] = [
  { people: 1, weight: 13 },
  { people: 2, weight: 6 },
  { people: 3, weight: 1 },
];

const order = (random: Random): readonly Product[] => {
  const forHome = random.chance(0.17);
  const thirsty = forHome && random.chance(0.4) ? 0 : random.weighted(groupSizes).people;
  const cups = Array.from({ length: thirsty }, () => random.weighted(drinks));
  const bites = cups.flatMap(() => (random.chance(0.38) ? [random.weighted(pastries)] : []));
  const bag = forHome ? [random.weighted(bags)] : [];
  return [...cups, ...bites, ...bag, ...(random.chance(0.03) ? [random.weighted(keepsakes)] : [])];
};

/** Returns one of the reader's tip options: none, a dollar, or a percentage. */
const tipCents = (random: Random, cents: number): number => {
  if (random.chance(0.42)) return 0;
  if (cents < 1_000 && random.chance(0.5)) return 100;
  return Math.round((cents * random.pick([15, 18, 20])) / 100);
};

export const inWords = (items: readonly Product[]): string =>
  [...Map.groupBy(items, ({ name }) => name)]
    .map(([name, { length }]) => (length > 1 ? `${length} × ${name}` : name))
    .join(', ');

export const priceOf = (items: readonly Product[]): number =>
  items.reduce((sum, { priceCents }) => sum + priceCents, 0);

const sale = (random: Random, day: ShopDay, isWeekend: boolean): PlannedSale => {
  const items = order(random);
  const cents = priceOf(items);
  const tip = tipCents(random, cents);
  const [counter, bar] = demoDevices;
  const device = random.chance(0.72) ? counter : bar;
  return {
    at: day.at(minuteOfVisit(random, isWeekend), random.between(0, 59)),
    amountCents: cents + tip,
    description: inWords(items),
    tags: { register: device.name, ...(tip > 0 && { tip: `$${(tip / 100).toFixed(2)}` }) },
    source: { serialNumber: device.serialNumber },
    method: 'card',
    ...(random.chance(0.02) && { refund: { afterDays: 0, share: 1, isRefused: false } }),
  };
};

export const counterSales = (random: Random, day: ShopDay): readonly PlannedSale[] => {
  const isWeekend = day.weekday === 0 || day.weekday === 6;
  const expected = customersByWeekday[day.weekday] ?? 5;
  const length = Math.max(1, expected + random.between(-2, 2));
  return Array.from({ length }, () => sale(random, day, isWeekend));
};

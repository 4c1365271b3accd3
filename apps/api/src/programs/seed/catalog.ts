/** `weight` is the product's relative frequency on its shelf. */
export type Product = { readonly name: string; readonly priceCents: number; readonly weight?: number };

type Shelf = readonly [Product, ...Product[]];

export const drinks: Shelf = [
  { name: 'Latte', priceCents: 525, weight: 9 },
  { name: 'Drip coffee', priceCents: 350, weight: 8 },
  { name: 'Cappuccino', priceCents: 495, weight: 6 },
  { name: 'Oat milk latte', priceCents: 600, weight: 5 },
  { name: 'Flat white', priceCents: 495, weight: 4 },
  { name: 'Pour-over', priceCents: 575, weight: 3 },
  { name: 'Cortado', priceCents: 450, weight: 3 },
  { name: 'Americano', priceCents: 400, weight: 3 },
  { name: 'Cold brew', priceCents: 500, weight: 3 },
  { name: 'Hot chocolate', priceCents: 475, weight: 2 },
  { name: 'Double espresso', priceCents: 375, weight: 2 },
];

export const pastries: Shelf = [
  { name: 'Butter croissant', priceCents: 425, weight: 5 },
  { name: 'Almond croissant', priceCents: 495, weight: 4 },
  { name: 'Cardamom bun', priceCents: 450, weight: 3 },
  { name: 'Blueberry scone', priceCents: 415, weight: 3 },
  { name: 'Egg and cheddar sandwich', priceCents: 895, weight: 2 },
];

export const bags: Shelf = [
  { name: 'Harbor Blend 12 oz', priceCents: 1675, weight: 6 },
  { name: 'Breakwater Espresso 12 oz', priceCents: 1725, weight: 4 },
  { name: 'Yirgacheffe Aricha 12 oz', priceCents: 2140, weight: 2 },
  { name: 'Huila Pink Bourbon 10 oz', priceCents: 2450, weight: 1 },
  { name: 'Night Watch Decaf 12 oz', priceCents: 1795, weight: 2 },
];

export const keepsakes: Shelf = [
  { name: 'Cold brew growler', priceCents: 1850, weight: 2 },
  { name: 'Enamel mug', priceCents: 1900, weight: 2 },
  { name: 'Gift card', priceCents: 2500, weight: 1 },
];

export const webProducts: Shelf = [
  { name: 'Harbor Blend 2 lb', priceCents: 3950, weight: 5 },
  { name: 'Breakwater Espresso 2 lb', priceCents: 4150, weight: 4 },
  { name: 'Yirgacheffe Aricha 12 oz', priceCents: 2140 },
  { name: 'Huila Pink Bourbon 10 oz', priceCents: 2450 },
  { name: 'Sumatra Gayo 12 oz', priceCents: 1885 },
  { name: 'Tasting flight, 4 × 4 oz', priceCents: 2900 },
  { name: 'Ceramic dripper', priceCents: 2775 },
  { name: 'Hand grinder', priceCents: 12900 },
  { name: 'Paper filters, 100', priceCents: 950, weight: 3 },
  { name: 'Gift card', priceCents: 5000 },
];

export const shippingCents = 695;

export const wholesaleBlends: Shelf = [
  { name: 'Harbor Blend', priceCents: 1165 },
  { name: 'Breakwater Espresso', priceCents: 1240 },
  { name: 'Night Watch Decaf', priceCents: 1310 },
];

export const refundReasons: readonly [string, ...string[]] = [
  'Bag arrived torn',
  'Ground instead of whole bean',
  'Ordered twice by mistake',
  'Parcel lost by the carrier',
  'Dripper cracked in transit',
  'Charged for the wrong blend',
  'Customer changed their mind',
];

/** `daysAgo` is when the instrument was added. */
export type DemoInstrument = {
  readonly name: string;
  readonly ownerName: string;
  readonly daysAgo: number;
  readonly number: string;
  readonly kind: 'subscriber' | 'shopper' | 'wholesale' | 'payout';
  readonly type: 'card' | 'bank_account';
  readonly weight?: number;
};

const card = (
  name: string,
  ownerName: string,
  daysAgo: number,
  number: string,
  kind: 'subscriber' | 'shopper' | 'wholesale',
) => ({ name, ownerName, daysAgo, number, kind, type: 'card' }) as const;

const bank = (
  name: string,
  ownerName: string,
  daysAgo: number,
  number: string,
  kind: 'wholesale' | 'payout',
) => ({ name, ownerName, daysAgo, number, kind, type: 'bank_account' }) as const;

export const demoInstruments: readonly DemoInstrument[] = [
  bank('first payout', 'Harbor Coffee Roasters LLC', 90, '000123456789', 'payout'),
  card('marisol', 'Marisol Ortega', 90, '4242424242424242', 'subscriber'),
  card('theo', 'Theo Lindqvist', 90, '5555555555554444', 'subscriber'),
  bank('gull', 'Gull & Anchor Café', 89, '000123456789', 'wholesale'),
  card('priya', 'Priya Raman', 88, '378282246310005', 'shopper'),
  bank('lighthouse', 'Lighthouse Bakery Inc.', 86, '000987654321', 'wholesale'),
  card('walter', 'Walter Nakamura', 81, '4111111111111111', 'subscriber'),
  card('odile', 'Odile Fontaine', 74, '4012888888881881', 'shopper'),
  card('ferry', 'Island Ferry Kiosk', 68, '5105105105105100', 'wholesale'),
  // Always declined; rarely used.
  { ...card('jonah', 'Jonah Whitcomb', 59, '4000000000000002', 'shopper'), weight: 0.35 },
  card('agnes', 'Agnes Dufour', 40, '4000000000009995', 'subscriber'),
  // The bank returned the payment of the first invoice; there was no second invoice.
  bank('bistro', 'Saltbox Bistro', 52, '000222222227', 'wholesale'),
  // A new bank account whose number was mistyped at first: payouts fail until the owner notices.
  bank('mistyped payout', 'Harbor Coffee Roasters LLC', 44, '000111111116', 'payout'),
  bank('payout', 'Harbor Coffee Roasters LLC', 37, '000765432109', 'payout'),
  bank('school', 'Bayside School Cooperative', 33, '000456789012', 'wholesale'),
  card('leilani', 'Leilani Kahale', 9, '4000000000000259', 'shopper'),
];

/** The devices at the counter and the bar are online; the third, unnamed device is offline. */
export const demoDevices = [
  { name: 'Front counter', serialNumber: 'TB-204-88317' },
  { name: 'Roastery bar', serialNumber: 'TB-204-88342' },
  { serialNumber: 'OFFLINE-20417' },
] as const;

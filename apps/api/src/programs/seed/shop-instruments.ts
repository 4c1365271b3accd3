import { eq } from '../../db/drizzle/query.ts';
import { accountSettings } from '../../db/schema/index.ts';
import { createInstrument, type InstrumentDetails } from '../../modules/payment-instruments/index.ts';
import type { DemoInstrument } from './catalog.ts';
import type { Shop } from './shop.ts';

const billingAddress = {
  addressLine1: '18 Custom House Wharf',
  city: 'Portland',
  state: 'ME',
  zipcode: '04101',
};

const detailsOf = (
  { type, kind, ownerName, number, daysAgo }: DemoInstrument,
  now: Date,
): InstrumentDetails =>
  type === 'card'
    ? {
        type,
        ownerName,
        number,
        expirationMonth: 1 + (daysAgo % 12),
        expirationYear: now.getUTCFullYear() + 2 + (daysAgo % 3),
        postalCode: '04101',
      }
    : {
        type,
        ownerName,
        accountType: kind === 'payout' ? 'business_checking' : 'business_savings',
        accountNumber: number,
        routingNumber: '110000000',
        ...(kind === 'payout' && { billingAddress }),
      };

const payTo = async ({ platform, accountId }: Shop, defaultPaymentInstrumentId: string) => {
  await platform.database.drizzle
    .update(accountSettings)
    .set({ defaultPaymentInstrumentId })
    .where(eq(accountSettings.accountId, accountId));
};

/** Adds an instrument. A payout account becomes the default for payouts. */
export const addInstrument = async (shop: Shop, instrument: DemoInstrument): Promise<void> => {
  const { platform, accountId } = shop;
  const isPayout = instrument.kind === 'payout';
  const details = detailsOf(instrument, shop.now);
  const id = await platform.database.drizzle.transaction((transaction) =>
    createInstrument(platform, { accountId, purpose: isPayout ? 'payout' : 'buyer', details }, transaction),
  );
  shop.instrumentIds.set(instrument.name, id);
  if (isPayout) await payTo(shop, id);
};

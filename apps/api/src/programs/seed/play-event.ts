import type { PlannedEvent } from './planned-event.ts';
import type { Shop } from './shop.ts';
import { respondToDispute, disputeSale } from './shop-disputes.ts';
import { addInstrument } from './shop-instruments.ts';
import { payOut } from './shop-payouts.ts';
import { charge, giveBack } from './shop-sales.ts';

export const playEvent = (shop: Shop, event: PlannedEvent): Promise<void> => {
  switch (event.kind) {
    case 'instrument':
      return addInstrument(shop, event.instrument);
    case 'sale':
      return charge(shop, event.sale);
    case 'refund':
      return giveBack(shop, event.sale, event.refund);
    case 'dispute':
      return disputeSale(shop, event.sale, event.plan);
    case 'dispute response':
      return respondToDispute(shop, event.sale, event.plan);
    case 'payout':
      return payOut(shop);
  }
};

import type { PlannedEvent } from './planned-event.ts';
import type { Shop } from './shop.ts';
import { answerDispute, disputeSale } from './shop-disputes.ts';
import { addInstrument } from './shop-instruments.ts';
import { payOut } from './shop-payouts.ts';
import { charge, giveBack } from './shop-sales.ts';

/** Lets a planned event happen at a shop, through the engine. */
export const happen = (shop: Shop, event: PlannedEvent): Promise<void> => {
  switch (event.kind) {
    case 'instrument':
      return addInstrument(shop, event.instrument);
    case 'sale':
      return charge(shop, event.sale);
    case 'refund':
      return giveBack(shop, event.sale, event.refund);
    case 'dispute':
      return disputeSale(shop, event.sale, event.plan);
    case 'dispute answer':
      return answerDispute(shop, event.sale, event.plan);
    case 'payout':
      return payOut(shop);
  }
};

import { findTransaction } from '../../modules/transactions/index.ts';
import type { PlannedSale } from './planned-sale.ts';
import type { Shop } from './shop.ts';

/** Finds the payment of a sale in its present state. */
export const findPayment = ({ platform, accountId, paymentIds }: Shop, sale: PlannedSale) =>
  findTransaction(platform.database, accountId, paymentIds.get(sale) ?? '');

import { findTransaction } from '../../modules/transactions/index.ts';
import type { PlannedSale } from './planned-sale.ts';
import type { Shop } from './shop.ts';

export const findPayment = ({ platform, accountId, paymentIds }: Shop, sale: PlannedSale) =>
  findTransaction(platform.database, accountId, paymentIds.get(sale) ?? '');

import { winningEvidence } from '../../processor/test-values.ts';
import type { DisputePlan, PlannedSale } from './planned-sale.ts';
import { dayMs } from './shop-time.ts';

type DisputeCase = DisputePlan & { readonly newestDaysAgo: number; readonly oldestDaysAgo: number };

const disputeCases: readonly DisputeCase[] = [
  {
    oldestDaysAgo: 80,
    newestDaysAgo: 70,
    reason: 'fraudulent',
    afterDays: 8,
    response: 'submit',
    texts: { explanation: 'The order came from the address that this customer always used.' },
  },
  {
    oldestDaysAgo: 69,
    newestDaysAgo: 58,
    reason: 'product_not_received',
    afterDays: 11,
    response: 'submit',
    texts: {
      explanation: winningEvidence,
      delivery_date: 'Two days after the order, signed for at the door',
      carrier: 'Parcel post',
    },
  },
  {
    oldestDaysAgo: 57,
    newestDaysAgo: 46,
    reason: 'duplicate',
    afterDays: 6,
    response: 'submit',
    texts: { explanation: winningEvidence, other_payment: 'The other payment was for another order.' },
  },
  {
    oldestDaysAgo: 45,
    newestDaysAgo: 36,
    reason: 'product_unacceptable',
    afterDays: 9,
    response: 'accept',
  },
  {
    oldestDaysAgo: 30,
    newestDaysAgo: 20,
    reason: 'product_not_received',
    afterDays: 12,
    response: 'submit',
    texts: {
      explanation: 'The parcel was handed over at the door.',
      delivery_date: 'Three days after the order',
    },
  },
  {
    oldestDaysAgo: 16,
    newestDaysAgo: 8,
    reason: 'fraudulent',
    afterDays: 5,
    response: 'draft',
    texts: { customer_name: 'Priya Raman' },
  },
];

/** Buyers whose cards are approved and whose payments the sandbox does not dispute by itself. */
const ordinaryBuyers = new Set(['priya', 'odile', 'marisol', 'theo', 'walter']);

const canBeDisputed = ({ source, refund }: PlannedSale) =>
  refund === undefined && 'instrument' in source && ordinaryBuyers.has(source.instrument);

export const planDisputes = (sales: readonly PlannedSale[], now: Date): readonly PlannedSale[] => {
  const plans = new Map<PlannedSale, DisputePlan>();
  for (const { oldestDaysAgo, newestDaysAgo, ...plan } of disputeCases) {
    const sale = sales.find((candidate) => {
      const daysAgo = (now.getTime() - candidate.at.getTime()) / dayMs;
      return canBeDisputed(candidate) && daysAgo <= oldestDaysAgo && daysAgo >= newestDaysAgo;
    });
    if (sale !== undefined) plans.set(sale, plan);
  }
  return sales.map((sale) => {
    const dispute = plans.get(sale);
    return dispute === undefined ? sale : { ...sale, dispute };
  });
};

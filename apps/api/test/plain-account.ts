import { percentageFeeCents } from '@tillbook/domain';

/** Where money is: waiting for a settlement, or there to be withdrawn. */
type Side = 'pending' | 'available';

type PlainRefund = { amountCents: number; side: Side; isOpen: boolean };

type PlainPayment = {
  readonly amountCents: number;
  side: Side;
  givenBackCents: number;
  dispute: { amountCents: number; status: 'open' | 'won' | 'lost' } | undefined;
  readonly refunds: PlainRefund[];
};

const penaltyCents = 1_500;

/**
 * What an account should come to, kept in plain numbers: no database, no entries, no postings. Written from the contract
 * alone, so that the engine is compared with the rules and not with itself.
 */
export class PlainAccount {
  readonly cents: Record<Side, number> = { pending: 0, available: 0 };
  readonly payments: PlainPayment[] = [];

  charge(amountCents: number): void {
    this.cents.pending += amountCents - percentageFeeCents(amountCents, 290) - 30;
    this.payments.push({ amountCents, side: 'pending', givenBackCents: 0, dispute: undefined, refunds: [] });
  }

  settle(): void {
    this.cents.available += this.cents.pending;
    this.cents.pending = 0;
    for (const payment of this.payments) {
      payment.side = 'available';
      for (const refund of payment.refunds) refund.side = 'available';
    }
  }

  refund(payment: PlainPayment, amountCents: number): string {
    if (payment.dispute?.status === 'open') return 'dispute_open';
    const left = this.#refundable(payment);
    if (left === 0) return 'nothing_refundable';
    if (amountCents > left) return 'amount_over_refundable';
    payment.givenBackCents += amountCents;
    this.cents[payment.side] -= amountCents;
    payment.refunds.push({ amountCents, side: payment.side, isOpen: true });
    return 'done';
  }

  /** The bank answers every refund that is open; amounts ending in 13 cents it sends back. */
  answerRefunds(): void {
    for (const payment of this.payments) {
      for (const refund of payment.refunds.filter(({ isOpen }) => isOpen)) {
        refund.isOpen = false;
        if (refund.amountCents % 100 !== 13) continue;
        payment.givenBackCents -= refund.amountCents;
        this.cents[refund.side] += refund.amountCents;
      }
    }
  }

  withdraw(amountCents: number): string {
    if (amountCents > this.cents.available) return 'amount_over_available';
    this.cents.available -= amountCents;
    return 'done';
  }

  dispute(payment: PlainPayment): string {
    const left = this.#refundable(payment);
    if (payment.dispute?.status === 'open' || left === 0) return 'nothing';
    this.cents[payment.side] -= left + penaltyCents;
    payment.dispute = { amountCents: left, status: 'open' };
    return 'done';
  }

  close(payment: PlainPayment, status: 'won' | 'lost'): void {
    if (payment.dispute?.status !== 'open') return;
    payment.dispute.status = status;
    if (status === 'won') this.cents[payment.side] += payment.dispute.amountCents;
    else payment.givenBackCents += payment.dispute.amountCents;
  }

  adjust(signedCents: number): void {
    this.cents.available += signedCents;
  }

  #refundable({ amountCents, givenBackCents, dispute }: PlainPayment): number {
    return amountCents - givenBackCents - (dispute?.status === 'open' ? dispute.amountCents : 0);
  }
}

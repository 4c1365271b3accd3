import { percentageFeeCents } from '@tillbook/domain';

type Side = 'pending' | 'available';

type PlainRefund = { amountCents: number; status: 'pending' | 'succeeded' | 'failed' };

type PlainPayment = {
  readonly amountCents: number;
  /** The side of the payment's money, and of everything derived from it. */
  side: Side;
  readonly refunds: PlainRefund[];
  readonly notices: Set<'dispute' | 'return'>;
  dispute: { amountCents: number; status: 'pending' | 'won' | 'lost' } | undefined;
  returnedCents: number;
};

const penaltyCents = 1_500;

const sumOf = (refunds: readonly PlainRefund[]) =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * Returns the amount that is neither refunded, disputed nor returned. Pending refunds are subtracted; won
 * disputes are not.
 */
const left = ({ amountCents, refunds, dispute, returnedCents }: PlainPayment): number =>
  amountCents -
  sumOf(refunds.filter(({ status }) => status !== 'failed')) -
  (dispute === undefined || dispute.status === 'won' ? 0 : dispute.amountCents) -
  returnedCents;

const refundable = (payment: PlainPayment): number =>
  payment.dispute?.status === 'pending' ? 0 : left(payment);

/**
 * Models an account in plain numbers, without database, entries or postings. It is written from the contract
 * alone, so that tests compare the engine with the rules and not with itself.
 */
export class PlainAccount {
  readonly cents: Record<Side, number> = { pending: 0, available: 0 };
  readonly payments: PlainPayment[] = [];

  charge(amountCents: number): void {
    this.cents.pending += amountCents - percentageFeeCents(amountCents, 290) - 30;
    this.payments.push({
      amountCents,
      side: 'pending',
      refunds: [],
      notices: new Set(),
      dispute: undefined,
      returnedCents: 0,
    });
  }

  settle(): void {
    this.cents.available += this.cents.pending;
    this.cents.pending = 0;
    for (const payment of this.payments) payment.side = 'available';
  }

  refund(payment: PlainPayment, requestedCents: number | undefined): string {
    if (payment.dispute?.status === 'pending') return 'dispute_open';
    const leftCents = left(payment);
    if (leftCents === 0) return 'nothing_refundable';
    const amountCents = requestedCents ?? leftCents;
    if (amountCents > leftCents) return 'amount_over_refundable';
    this.cents[payment.side] -= amountCents;
    payment.refunds.push({ amountCents, status: 'pending' });
    return 'done';
  }

  /** Lets the bank decide every open refund; it rejects amounts ending in 13 cents. */
  resolveRefunds(): void {
    for (const payment of this.payments) {
      for (const refund of payment.refunds.filter(({ status }) => status === 'pending')) {
        refund.status = refund.amountCents % 100 === 13 ? 'failed' : 'succeeded';
        if (refund.status === 'succeeded') continue;
        this.cents[payment.side] += refund.amountCents;
        this.#take(payment);
      }
    }
  }

  withdraw(amountCents: number): string {
    if (amountCents > this.cents.available) return 'amount_over_available';
    this.cents.available -= amountCents;
    return 'done';
  }

  notify(payment: PlainPayment, notice: 'dispute' | 'return'): void {
    payment.notices.add(notice);
    this.#take(payment);
  }

  repeatNotices(): void {
    for (const payment of this.payments) this.#take(payment);
  }

  close(payment: PlainPayment, status: 'won' | 'lost'): void {
    if (payment.dispute?.status !== 'pending') return;
    payment.dispute.status = status;
    if (status === 'won') this.cents[payment.side] += payment.dispute.amountCents;
  }

  adjust(signedCents: number): void {
    this.cents.available += signedCents;
  }

  /** Returns the unconfirmed notices: a refund may still fail, or a return waits for a dispute. */
  openNotices(payment: PlainPayment): readonly string[] {
    const { refunds, dispute, notices } = payment;
    const mayFail = refunds.some(({ status }) => status === 'pending');
    const isTaken = left(payment) === 0 && !mayFail;
    return [...notices].filter((notice) =>
      notice === 'dispute'
        ? !isTaken && dispute?.status !== 'won'
        : !isTaken || dispute?.status === 'pending',
    );
  }

  visibleState(payment: PlainPayment): string {
    const { dispute, returnedCents } = payment;
    return JSON.stringify([dispute?.amountCents, dispute?.status, returnedCents, refundable(payment)]);
  }

  /** Takes the remainder of a disputed or returned payment, which belongs to the cardholder or the bank. */
  #take(payment: PlainPayment): void {
    const leftCents = left(payment);
    if (leftCents === 0) return;
    const { dispute, notices } = payment;
    if (dispute !== undefined && dispute.status !== 'won') {
      dispute.amountCents += leftCents;
    } else if (notices.has('return')) {
      payment.returnedCents += leftCents;
    } else if (notices.has('dispute') && dispute === undefined) {
      payment.dispute = { amountCents: leftCents, status: 'pending' };
      this.cents[payment.side] -= penaltyCents;
    } else {
      return;
    }
    this.cents[payment.side] -= leftCents;
  }
}

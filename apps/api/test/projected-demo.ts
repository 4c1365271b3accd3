import { addBankingDays, boundedFeeCents, percentageFeeCents } from '@tillbook/domain';
import { standardFeeProfile } from '../src/modules/accounts/index.ts';
import { isOffline, isWinning } from '../src/processor/test-values.ts';
import { demoInstruments } from '../src/programs/seed/catalog.ts';
import { planBirchwood, planHarbor } from '../src/programs/seed/history-plan.ts';
import { payoutCents } from '../src/programs/seed/payout-plan.ts';
import { sortByTime, type PlannedEvent } from '../src/programs/seed/planned-event.ts';
import type { PlannedSale } from '../src/programs/seed/planned-sale.ts';
import { demoSeed } from '../src/programs/seed/play-demo.ts';
import { seededRandom } from '../src/programs/seed/random.ts';
import { refundCents } from '../src/programs/seed/refund-plan.ts';
import { dayMs } from '../src/programs/seed/shop-time.ts';

const hourMs = 3_600_000;
/** Equals the delay in src/programs/seed/demo-processor.ts. */
const readerMs = 7_000;
const lostReaderMs = 0.95 * 30 * hourMs;
const bankDebitMs = 26 * hourMs;
const payoutMs = 21 * hourMs;
const refundMs = 45 * hourMs;
const disputeNoticeMs = 70 * hourMs;
const returnNoticeMs = 44 * hourMs;
const judgementMs = 20 * dayMs;

const responseMs = 14 * dayMs;
const penaltyCents = 1_500;
const cardSettlementDays = 2;
const bankSettlementDays = 4;

type Entry = {
  readonly cents: number;
  /** Undefined for an entry that settled immediately. */
  readonly settlesAt: Date | undefined;
  settledAt: Date | undefined;
};

type Refund = { readonly cents: number; readonly entry: Entry; status: 'pending' | 'succeeded' | 'failed' };

type Payment = {
  readonly sale: PlannedSale;
  status: 'created' | 'pending' | 'succeeded' | 'failed';
  succeededAt: Date | undefined;
  /** The entry of the gross amount, whose side (pending or available) later amounts share. */
  entry: Entry | undefined;
  readonly refunds: Refund[];
  readonly notices: Set<'dispute' | 'return'>;
  dispute: { cents: number; status: 'pending' | 'under review' | 'won' | 'lost' } | undefined;
  returnedCents: number;
};

type Payout = { readonly at: Date; readonly cents: number; status: 'pending' | 'completed' | 'failed' };

type Due = { readonly at: Date; readonly run: (now: Date) => void };

const numberOf = (name: string): string => demoInstruments.find((one) => one.name === name)?.number ?? '';

const isCardDeclined = (number: string) => ['4000000000000002', '4000000000009995'].includes(number);

const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

/**
 * Computes Harbor Coffee Roasters' figures from its plan in plain numbers, without a database or the engine.
 */
class ProjectedShop {
  readonly payments: Payment[] = [];
  readonly payouts: Payout[] = [];
  readonly entries: Entry[] = [];
  readonly #due: Due[] = [];
  readonly #noticed: [Payment, 'dispute' | 'return'][] = [];
  #payoutAccount = '';

  constructor(otherDueTimes: readonly Date[]) {
    // The processor's notices are read whenever anything is due, on any account.
    for (const at of otherDueTimes) this.#later(at, () => undefined);
  }

  get availableCents(): number {
    return this.entries
      .filter(({ settledAt }) => settledAt !== undefined)
      .reduce((sum, { cents }) => sum + cents, 0);
  }

  catchUp(until: Date): void {
    for (let [next] = this.#due; next !== undefined && next.at <= until; [next] = this.#due) {
      const now = next.at;
      const told = this.#toldBy(now);
      const later = this.#due.findIndex(({ at }) => at > now);
      for (const { run } of this.#due.splice(0, later === -1 ? this.#due.length : later)) run(now);
      for (const [payment, notice] of told) this.#tell(payment, notice, now);
    }
  }

  play(event: PlannedEvent): void {
    this.catchUp(event.at);
    switch (event.kind) {
      case 'instrument':
        if (event.instrument.kind === 'payout') this.#payoutAccount = event.instrument.number;
        return;
      case 'sale':
        return this.#charge(event.sale);
      case 'refund':
        return this.#refund(event.at, event.sale, refundCents(event.sale.amountCents, event.refund));
      case 'dispute':
        return this.#disputeSale(event.sale, event.at);
      case 'dispute response':
        return this.#answer(event.sale, event.plan, event.at);
      case 'payout':
        return this.#payOut(event.at);
    }
  }

  #later(at: Date, run: Due['run']): void {
    const place = this.#due.findLastIndex((due) => due.at <= at) + 1;
    this.#due.splice(place, 0, { at, run });
  }

  #enter(cents: number, settlesAt: Date | undefined, now: Date): Entry {
    const entry: Entry = { cents, settlesAt, settledAt: settlesAt === undefined ? now : undefined };
    this.entries.push(entry);
    if (settlesAt !== undefined) {
      this.#later(settlesAt, (at) => {
        entry.settledAt ??= at;
      });
    }
    return entry;
  }

  /** Enters an amount on the side (pending or available) of another entry. */
  #enterBeside(beside: Entry | undefined, cents: number, now: Date): Entry {
    return this.#enter(cents, beside?.settledAt === undefined ? beside?.settlesAt : undefined, now);
  }

  #charge(sale: PlannedSale): void {
    const payment: Payment = {
      sale,
      status: 'created',
      succeededAt: undefined,
      entry: undefined,
      refunds: [],
      notices: new Set(),
      dispute: undefined,
      returnedCents: 0,
    };
    this.payments.push(payment);
    const notice = noticeOf(sale);
    if (notice !== undefined) this.#noticed.push([payment, notice]);
    const { source, at, method } = sale;
    if ('serialNumber' in source) {
      const isLost = isOffline(source.serialNumber);
      this.#later(after(at, isLost ? lostReaderMs : readerMs), (now) => {
        if (isLost || sale.amountCents % 100 === 1) payment.status = 'failed';
        else this.#succeed(payment, now);
      });
      return;
    }
    if (method === 'ach') {
      payment.status = 'pending';
      this.#later(after(at, bankDebitMs), (now) => this.#succeed(payment, now));
      return;
    }
    if (isCardDeclined(numberOf(source.instrument))) payment.status = 'failed';
    else this.#succeed(payment, at);
  }

  #succeed(payment: Payment, now: Date): void {
    const { sale } = payment;
    payment.status = 'succeeded';
    payment.succeededAt = now;
    const days = sale.method === 'ach' ? bankSettlementDays : cardSettlementDays;
    const settlesAt = addBankingDays(now, days);
    payment.entry = this.#enter(sale.amountCents, settlesAt, now);
    for (const cents of feesOf(sale)) this.#enter(-cents, settlesAt, now);
  }

  #refund(at: Date, sale: PlannedSale, cents: number): void {
    const payment = this.payments.find((one) => one.sale === sale);
    if (payment?.status !== 'succeeded' || refundable(payment) < cents) return;
    const refund: Refund = {
      cents,
      entry: this.#enterBeside(payment.entry, -cents, at),
      status: 'pending',
    };
    payment.refunds.push(refund);
    this.#later(after(at, refundMs), (now) => {
      refund.status = cents % 100 === 13 ? 'failed' : 'succeeded';
      if (refund.status === 'succeeded') return;
      this.#enterBeside(refund.entry, cents, now);
      this.#take(payment, now);
    });
  }

  #disputeSale(sale: PlannedSale, now: Date): void {
    const payment = this.payments.find((one) => one.sale === sale);
    if (payment?.status === 'succeeded') this.#tell(payment, 'dispute', now);
  }

  #answer(sale: PlannedSale, { response, texts }: NonNullable<PlannedSale['dispute']>, at: Date): void {
    const payment = this.payments.find((one) => one.sale === sale);
    const dispute = payment?.dispute;
    if (payment === undefined || dispute === undefined || response === 'draft') return;
    if (response === 'accept') return this.#close(payment, 'lost', at);
    dispute.status = 'under review';
    this.#later(after(at, judgementMs), (now) =>
      this.#close(payment, isWinning(texts ?? {}) ? 'won' : 'lost', now),
    );
  }

  #close(payment: Payment, status: 'won' | 'lost', now: Date): void {
    const { dispute } = payment;
    if (dispute === undefined || dispute.status === 'won' || dispute.status === 'lost') return;
    dispute.status = status;
    this.#enterBeside(payment.entry, dispute.cents, now);
    if (status === 'lost') this.#enterBeside(payment.entry, -dispute.cents, now);
  }

  #payOut(at: Date): void {
    const cents = payoutCents(this.availableCents);
    if (cents === 0 || this.#payoutAccount === '') return;
    const payout: Payout = { at, cents, status: 'pending' };
    const isRefused = this.#payoutAccount === '000111111116';
    this.payouts.push(payout);
    this.#enter(-cents, undefined, at);
    this.#later(after(at, payoutMs), (now) => {
      payout.status = isRefused ? 'failed' : 'completed';
      if (isRefused) this.#enter(cents, undefined, now);
    });
  }

  #toldBy(now: Date): readonly [Payment, 'dispute' | 'return'][] {
    return this.#noticed.filter(([{ succeededAt }, notice]) => {
      const delayMs = notice === 'dispute' ? disputeNoticeMs : returnNoticeMs;
      return succeededAt !== undefined && after(succeededAt, delayMs) <= now;
    });
  }

  #tell(payment: Payment, notice: 'dispute' | 'return', now: Date): void {
    payment.notices.add(notice);
    this.#take(payment, now);
  }

  /** Takes the remainder of a disputed or returned payment, which belongs to the cardholder or the bank. */
  #take(payment: Payment, now: Date): void {
    const cents = left(payment);
    const { dispute, notices, entry } = payment;
    if (cents === 0) return;
    if (dispute !== undefined && dispute.status !== 'won') {
      dispute.cents += cents;
    } else if (notices.has('return')) {
      payment.returnedCents += cents;
    } else if (notices.has('dispute') && dispute === undefined) {
      payment.dispute = { cents, status: 'pending' };
      this.#enterBeside(entry, -penaltyCents, now);
      this.#later(after(now, responseMs), (at) => {
        if (payment.dispute?.status === 'pending') this.#close(payment, 'lost', at);
      });
    } else {
      return;
    }
    this.#enterBeside(entry, -cents, now);
  }
}

const noticeOf = ({ source }: PlannedSale): 'dispute' | 'return' | undefined => {
  if ('serialNumber' in source) return undefined;
  const number = numberOf(source.instrument);
  if (number === '4000000000000259') return 'dispute';
  return number === '000222222227' ? 'return' : undefined;
};

const feesOf = ({ amountCents, method, source }: PlannedSale): readonly number[] => {
  const profile = standardFeeProfile;
  if (method === 'ach') {
    return [
      boundedFeeCents(amountCents, {
        percentageBasisPoints: profile.achPercentageBasisPoints,
        minimumFeeCents: profile.achMinimumFeeCents,
        maximumFeeCents: profile.achMaximumFeeCents,
      }),
    ];
  }
  return 'serialNumber' in source
    ? [percentageFeeCents(amountCents, profile.inPersonPercentageBasisPoints), profile.inPersonFlatFeeCents]
    : [percentageFeeCents(amountCents, profile.onlinePercentageBasisPoints), profile.onlineFlatFeeCents];
};

const left = ({ sale, refunds, dispute, returnedCents }: Payment): number =>
  sale.amountCents -
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { cents }) => sum + cents, 0) -
  (dispute === undefined || dispute.status === 'won' ? 0 : dispute.cents) -
  returnedCents;

const refundable = (payment: Payment): number =>
  payment.dispute?.status === 'pending' || payment.dispute?.status === 'under review' ? 0 : left(payment);

export type DemoFigures = {
  readonly payments: number;
  readonly failedAmongNewest100: number;
  readonly refunds: number;
  readonly payouts: number;
  readonly failedPayoutDaysAgo: readonly number[];
  readonly pendingEntries: number;
  readonly pendingCents: number;
  readonly availableCents: number;
  readonly disputesToAnswer: number;
  readonly settledEntriesByMonth: Readonly<Record<string, number>>;
};

const bankingMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
});

/** Projects the demo data of a first start at a time, without a database. */
export const projectDemo = (now: Date): DemoFigures => {
  const random = seededRandom(demoSeed);
  const events = planHarbor(random, now);
  const otherSales = planBirchwood(random, now).filter(({ kind }) => kind === 'sale');
  const shop = new ProjectedShop(otherSales.map(({ at }) => addBankingDays(at, cardSettlementDays)));
  for (const event of sortByTime(events)) shop.play(event);
  shop.catchUp(now);
  const { payments, payouts, entries } = shop;
  const pending = entries.filter(({ settledAt }) => settledAt === undefined);
  const settled = entries.flatMap(({ settledAt }) => (settledAt ? [bankingMonth.format(settledAt)] : []));
  return {
    payments: payments.length,
    failedAmongNewest100: payments.slice(-100).filter(({ status }) => status === 'failed').length,
    refunds: payments.reduce((sum, { refunds }) => sum + refunds.length, 0),
    payouts: payouts.length,
    failedPayoutDaysAgo: payouts
      .filter(({ status }) => status === 'failed')
      .map(({ at }) => Math.floor((now.getTime() - at.getTime()) / dayMs)),
    pendingEntries: pending.length,
    pendingCents: pending.reduce((sum, { cents }) => sum + cents, 0),
    availableCents: shop.availableCents,
    disputesToAnswer: payments.filter(({ dispute }) => dispute?.status === 'pending').length,
    settledEntriesByMonth: Object.fromEntries(
      [...Map.groupBy(settled, (month) => month)]
        .map(([month, { length }]) => [month, length] as const)
        .toSorted(([first], [second]) => first.localeCompare(second)),
    ),
  };
};

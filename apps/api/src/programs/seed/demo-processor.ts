import type pg from 'pg';
import type { Clock } from '../../runtime/clock.ts';
import type { Processor, ProcessorRequest } from '../../processor/processor.ts';
import { sandboxProcessor } from '../../processor/sandbox-processor.ts';
import { isOffline } from '../../processor/test-values.ts';

const hourMs = 3_600_000;

/**
 * The delays of outcomes, as at real banks, in the history and for payments in progress when the demo begins.
 */
const bankDelaysMs = { bank_debit: 26 * hourMs, payout: 21 * hourMs, refund: 45 * hourMs } as const;

const judgementDelayMs = 20 * 24 * hourMs;

/**
 * Realistic delays of notices: cardholders dispute on weekends, and a bank has two days to return a debit.
 */
const noticeDelaysMs = { dispute: 70 * hourMs, return: 44 * hourMs } as const;

const cardReaderDelayMs = 7_000;
const terminalTimeoutMs = 30_000;
/** Leaves the offline reader's attempt open for a while, so that the demo has an unfinished payment. */
const lostReaderTimeoutMs = 30 * hourMs;

/**
 * Creates the sandbox with the delays of real banks. The running platform's sandbox continues with the
 * accepted requests.
 */
export const demoProcessor = (pool: pg.Pool, clock: Clock): Processor => {
  const withDelays = (delayMs: number, timeoutMs: number) =>
    sandboxProcessor({ pool, clock, delayMs, terminalTimeoutMs: timeoutMs });
  const readers = withDelays(cardReaderDelayMs, terminalTimeoutMs);
  const lostReaders = withDelays(cardReaderDelayMs, lostReaderTimeoutMs);
  const banks = {
    bank_debit: withDelays(bankDelaysMs.bank_debit, terminalTimeoutMs),
    payout: withDelays(bankDelaysMs.payout, terminalTimeoutMs),
    refund: withDelays(bankDelaysMs.refund, terminalTimeoutMs),
  };
  const disputes = withDelays(noticeDelaysMs.dispute, terminalTimeoutMs);
  const returns = withDelays(noticeDelaysMs.return, terminalTimeoutMs);
  const judges = withDelays(judgementDelayMs, terminalTimeoutMs);
  const responsible = (request: ProcessorRequest): Processor => {
    switch (request.kind) {
      case 'card_charge':
        return readers;
      case 'terminal_charge':
        return isOffline(request.serialNumber) ? lostReaders : readers;
      case 'bank_debit':
      case 'payout':
      case 'refund':
        return banks[request.kind];
    }
  };
  return {
    submit: (request) => responsible(request).submit(request),
    outcome: (key) => readers.outcome(key),
    disputes: () => disputes.disputes(),
    confirmDispute: (key) => disputes.confirmDispute(key),
    respond: (response) => judges.respond(response),
    returns: () => returns.returns(),
    confirmReturn: (key) => returns.confirmReturn(key),
  };
};

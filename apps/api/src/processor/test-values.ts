import type { ProcessorInstrument, ProcessorRequest } from './processor.ts';

export type Decision =
  | {
      readonly outcome: 'approved';
      /** A later event of the payment. */
      readonly notice?: 'disputed' | 'returned';
    }
  | { readonly outcome: 'declined'; readonly code: string; readonly message: string };

const approved: Decision = { outcome: 'approved' };

const declined = (code: string, message: string): Decision => ({ outcome: 'declined', code, message });

const cardDecision = ({ number }: ProcessorInstrument): Decision => {
  switch (number.replace(/\D/g, '')) {
    case '4000000000000002':
      return declined('card_declined', 'Your card was declined.');
    case '4000000000009995':
      return declined('insufficient_funds', 'Insufficient funds.');
    case '4000000000000259':
      return { outcome: 'approved', notice: 'disputed' };
    default:
      return approved;
  }
};

const isAccount = (accountNumber: string, { number, routingNumber }: ProcessorInstrument) =>
  routingNumber === '110000000' && number === accountNumber;

const isRefusedAccount = (instrument: ProcessorInstrument) => isAccount('000111111116', instrument);

const bankDebitDecision = (instrument: ProcessorInstrument): Decision => {
  if (isRefusedAccount(instrument)) return declined('bank_refused', 'The bank refused the debit.');
  return isAccount('000222222227', instrument) ? { outcome: 'approved', notice: 'returned' } : approved;
};

export const isOffline = (serialNumber: string): boolean => serialNumber.startsWith('OFFLINE-');

const endsInCents = (amountCents: number, endingCents: number) => amountCents % 100 === endingCents;

const terminalDecision = (serialNumber: string, amountCents: number): Decision => {
  if (isOffline(serialNumber)) return declined('terminal_offline', 'Terminal is offline');
  return endsInCents(amountCents, 1) ? declined('card_declined', 'Your card was declined.') : approved;
};

/** Decides by the documented test values, and approves every other value. */
export const decide = (request: ProcessorRequest): Decision => {
  switch (request.kind) {
    case 'card_charge':
      return cardDecision(request.instrument);
    case 'terminal_charge':
      return terminalDecision(request.serialNumber, request.amountCents);
    case 'bank_debit':
      return bankDebitDecision(request.instrument);
    case 'payout':
      return isRefusedAccount(request.instrument)
        ? declined('bank_refused', 'The bank refused the transfer.')
        : approved;
    case 'refund':
      return endsInCents(request.amountCents, 13)
        ? declined('refund_refused', 'The bank refused the refund.')
        : approved;
  }
};

/** The only text that wins a dispute, in any field. */
export const winningEvidence = 'winning_evidence';

export const isWinning = (texts: Readonly<Record<string, string>>): boolean =>
  Object.values(texts).some((text) => text.trim() === winningEvidence);

import type { PaymentInstrument } from '@tillbook/contract';
import { noOwner } from './messages.ts';

export const ownerName = (instrument: PaymentInstrument): string =>
  instrument.owner?.name.fullName || noOwner;

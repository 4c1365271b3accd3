import type { PaymentInstrument } from '@tillbook/contract';
import { bankAccountTypeLabel, maskLastFour } from '@tillbook/domain';
import { DescriptionItem, DescriptionList, Skeleton } from '@tillbook/ui';
import { NotAvailable } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { ownerName } from './owner-name.ts';

/** Returns a short name, as in "Business Checking •••• 6789". */
export const bankAccountName = (instrument: PaymentInstrument): string =>
  `${bankAccountTypeLabel(instrument.bank?.accountType)} ${maskLastFour(
    instrument.bank?.accountNumber ?? instrument.lastFour,
  )}`;

export function PayoutInstrumentFacts({
  instrument,
}: {
  readonly instrument: PaymentInstrument | undefined;
}) {
  const value = (content: (known: PaymentInstrument) => ReactNode) =>
    instrument ? content(instrument) : <Skeleton width={120} />;
  return (
    <DescriptionList ruled>
      <DescriptionItem label="Type">
        {value(({ bank }) => bankAccountTypeLabel(bank?.accountType))}
      </DescriptionItem>
      <DescriptionItem label="Owner name">{value(ownerName)}</DescriptionItem>
      <DescriptionItem label="Account number">
        {value(({ bank, lastFour }) => maskLastFour(bank?.accountNumber ?? lastFour))}
      </DescriptionItem>
      <DescriptionItem label="Routing number">
        {value(({ bank }) => bank?.routingNumber ?? <NotAvailable />)}
      </DescriptionItem>
    </DescriptionList>
  );
}

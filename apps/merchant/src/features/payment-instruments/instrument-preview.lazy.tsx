import type { PaymentInstrument } from '@tillbook/contract';
import { bankAccountTypeLabel, capitalize, instrumentTypeLabel, maskLastFour } from '@tillbook/domain';
import { DescriptionItem, DescriptionList, Stack } from '@tillbook/ui';
import type { ListPreviewProps } from '../../lists/list-preview.ts';
import { IdFact, MomentFact } from '../../lists/preview/preview-facts.tsx';
import { PreviewPanel } from '../../lists/preview/preview-panel.tsx';
import { CreatePaymentButton } from './create-payment-button.tsx';
import { ownerName } from './owner-name.ts';

export function InstrumentPreview({ row: instrument, href, onClose }: ListPreviewProps<PaymentInstrument>) {
  const { id, type, lastFour, purpose, description, card, bank, createdAt } = instrument;
  return (
    <PreviewPanel
      title={`${card ? capitalize(card.brand) : instrumentTypeLabel(type)} ${maskLastFour(lastFour)}`}
      href={href}
      onClose={onClose}
      actions={purpose === 'buyer' && <CreatePaymentButton key={id} instrument={instrument} />}
    >
      <Stack space={20}>
        <DescriptionList>
          <DescriptionItem label="Owner name">{ownerName(instrument)}</DescriptionItem>
          <DescriptionItem label="Type">
            {bank ? bankAccountTypeLabel(bank.accountType) : instrumentTypeLabel(type)}
          </DescriptionItem>
          <DescriptionItem label="Last four">{maskLastFour(lastFour)}</DescriptionItem>
          <DescriptionItem label="Purpose">{capitalize(purpose)}</DescriptionItem>
          {description && <DescriptionItem label="Description">{description}</DescriptionItem>}
          <MomentFact label="Created at" value={createdAt} />
          <IdFact id={id} />
        </DescriptionList>
      </Stack>
    </PreviewPanel>
  );
}

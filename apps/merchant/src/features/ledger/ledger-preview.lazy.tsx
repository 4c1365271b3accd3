import type { LedgerEntry } from '@tillbook/contract';
import {
  formatCents,
  ledgerCategoryLabel,
  ledgerEntryStatusTone,
  shortIdentifier,
  signedEntryCents,
  statusLabel,
} from '@tillbook/domain';
import {
  DescriptionItem,
  DescriptionList,
  Identifier,
  Inline,
  Money,
  Stack,
  StatusIcon,
  TextLink,
} from '@tillbook/ui';
import type { ListPreviewProps } from '../../lists/list-preview.ts';
import { IdFact, MomentFact } from '../../lists/preview/preview-facts.tsx';
import { PreviewPanel } from '../../lists/preview/preview-panel.tsx';
import { entryDetail } from './entry-detail.ts';
import { readyToSettleHeader } from './messages.ts';

export function LedgerPreview({ row, href, onClose }: ListPreviewProps<LedgerEntry>) {
  const amount = formatCents(signedEntryCents(row));
  return (
    <PreviewPanel title={`${ledgerCategoryLabel(row.category)} of ${amount}`} href={href} onClose={onClose}>
      <Stack space={20}>
        <Inline space={12}>
          <Money size="hero">{amount}</Money>
          <StatusIcon tone={ledgerEntryStatusTone(row.status)}>{statusLabel(row.status)}</StatusIcon>
        </Inline>
        <EntryFacts entry={row} href={href} />
      </Stack>
    </PreviewPanel>
  );
}

function EntryFacts({ entry, href }: { readonly entry: LedgerEntry; readonly href: string }) {
  const { id, transactionId, createdAt, readyToSettleAt, settledAt, afterBalance } = entry;
  const detail = entryDetail(entry);
  return (
    <DescriptionList>
      {detail && <DescriptionItem label="About">{detail}</DescriptionItem>}
      {transactionId && (
        <DescriptionItem label="Transaction">
          <TextLink href={href}>
            <Identifier>{shortIdentifier(transactionId)}</Identifier>
          </TextLink>
        </DescriptionItem>
      )}
      <MomentFact label="Posted" value={createdAt} />
      {readyToSettleAt && settledAt === undefined && (
        <MomentFact label={readyToSettleHeader} value={readyToSettleAt} />
      )}
      {settledAt && <MomentFact label="Settled at" value={settledAt} />}
      {afterBalance !== undefined && (
        <DescriptionItem label="After balance">
          <Money>{formatCents(afterBalance)}</Money>
        </DescriptionItem>
      )}
      <IdFact id={id} />
    </DescriptionList>
  );
}

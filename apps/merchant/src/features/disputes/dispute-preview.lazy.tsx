import type { Dispute } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import {
  Banner,
  DescriptionItem,
  DescriptionList,
  Identifier,
  Inline,
  LinkButton,
  MiddleTruncate,
  Money,
  Skeleton,
  Stack,
  Text,
  TextLink,
  timeLeftTone,
} from '@tillbook/ui';
import { NotAvailable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPreviewProps } from '../../lists/list-preview.ts';
import { IdFact, MomentFact } from '../../lists/preview/preview-facts.tsx';
import { PreviewPanel } from '../../lists/preview/preview-panel.tsx';
import { transactionAddress } from '../../transaction-address.ts';
import { disputeQuery } from './api/get-dispute.ts';
import { disputeReasonText, disputeTitle } from './dispute-reason-text.ts';
import { DisputeStatus } from './dispute-status.tsx';
import { respondOrLose } from './messages.ts';
import { timeLeftUntil } from './time-left.ts';

export function DisputePreview({ accountId, row, href, onClose }: ListPreviewProps<Dispute>) {
  const { client } = useShell();
  const { data } = useQuery(disputeQuery(client, accountId, row.id));
  const isAnswerable = row.status === 'pending' && data?.answerable !== false;
  const amount = formatCents(row.amount);
  return (
    <PreviewPanel
      title={disputeTitle(row)}
      href={href}
      onClose={onClose}
      actions={
        isAnswerable && (
          <LinkButton href={href} variant="primary">
            Respond
          </LinkButton>
        )
      }
    >
      <Stack space={20}>
        <Inline space={12}>
          <Money size="hero">{amount}</Money>
          <DisputeStatus status={row.status} />
        </Inline>
        {isAnswerable && row.respondBy && <Deadline respondBy={row.respondBy} />}
        <DisputeFacts dispute={row} />
        <Text size="small" tone="secondary">
          {data ? data.reasonMeaning : <Skeleton width={240} />}
        </Text>
      </Stack>
    </PreviewPanel>
  );
}

function Deadline({ respondBy }: { readonly respondBy: string }) {
  const [now] = useState(() => new Date());
  const { words, days } = timeLeftUntil(respondBy, now);
  return (
    <Banner title={words} tone={timeLeftTone(days)}>
      {respondOrLose(formatDateTime(respondBy))}
    </Banner>
  );
}

function DisputeFacts({ dispute: { id, reason, transactionId, createdAt } }: { readonly dispute: Dispute }) {
  return (
    <DescriptionList>
      <DescriptionItem label="Reason">{disputeReasonText(reason) ?? <NotAvailable />}</DescriptionItem>
      <DescriptionItem label="Disputed transaction">
        <TextLink href={transactionAddress(transactionId)}>
          <Identifier>
            <MiddleTruncate text={transactionId} />
          </Identifier>
        </TextLink>
      </DescriptionItem>
      <MomentFact label="Opened" value={createdAt} />
      <IdFact id={id} />
    </DescriptionList>
  );
}

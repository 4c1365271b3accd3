import type { DisputeDetail } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Banner } from '@tillbook/ui';
import { amountUnreadable, isReadable } from '@tillbook/web-shell';
import { useState } from 'react';
import { timeLeftUntil } from './time-left.ts';

const happened = ({ timeline }: DisputeDetail, kind: string): boolean =>
  timeline.some((event) => event.kind === kind);

const lostBecause = (dispute: DisputeDetail): string => {
  if (happened(dispute, 'accepted'))
    return 'You accepted this dispute. What was held went back to the customer.';
  if (happened(dispute, 'submitted'))
    return 'The bank decided for the customer. What was held went back to them.';
  return 'Nobody answered in time. What was held went back to the customer.';
};

/** The element that says why a dispute cannot be answered here, where its amount is not as agreed. */
export const disputeNoteId = 'dispute-note';

/** Where a dispute stands, and what is to be done about it. */
export function DisputeNotice({ dispute }: { readonly dispute: DisputeDetail }) {
  if (isReadable(dispute.amount)) return <Standing dispute={dispute} />;
  return (
    <>
      <Banner tone="caution">
        <span id={disputeNoteId}>{amountUnreadable}</span>
      </Banner>
      <Standing dispute={dispute} />
    </>
  );
}

function Standing({ dispute }: { readonly dispute: DisputeDetail }) {
  const { status, answerable, respondBy } = dispute;
  const [now] = useState(() => new Date());
  if (status === 'won') {
    return <Banner tone="positive">You won this dispute. What was held is yours again.</Banner>;
  }
  if (status === 'lost') return <Banner>{lostBecause(dispute)}</Banner>;
  if (status === 'under_review') {
    return (
      <Banner>The evidence is with the customer’s bank, which decides. You need not do anything.</Banner>
    );
  }
  const { words, isUrgent } = timeLeftUntil(respondBy, now);
  if (!answerable) return <Banner tone="caution">{words}. The dispute is about to be lost.</Banner>;
  return (
    <Banner title={words} tone={isUrgent ? 'caution' : 'info'}>
      Answer by {formatDateTime(respondBy)}, or the dispute is lost. Until it is decided, the amount is held.
    </Banner>
  );
}

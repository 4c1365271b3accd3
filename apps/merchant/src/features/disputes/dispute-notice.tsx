import type { DisputeDetail } from '@tillbook/contract';
import { Banner, Skeleton } from '@tillbook/ui';
import { amountUnreadable, isReadable } from '@tillbook/web-shell';

const happened = ({ timeline }: DisputeDetail, kind: string): boolean =>
  timeline.some((event) => event.kind === kind);

const lostBecause = (dispute: DisputeDetail): string => {
  if (happened(dispute, 'accepted'))
    return 'You accepted this dispute. The money on hold went back to the customer.';
  if (happened(dispute, 'submitted'))
    return 'The bank decided for the customer. The money on hold went back to them.';
  return 'Nobody responded in time. The money on hold went back to the customer.';
};

/** The ID of the note that explains why a dispute with a malformed amount cannot be answered. */
export const disputeNoteId = 'dispute-note';

/** Shows the state of a dispute, after a warning if its amount is malformed. */
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

/** Shows bars that wrap like the text of the notice. */
export function LoadingNotice() {
  return (
    <Banner>
      <Skeleton width={220} /> <Skeleton width={140} />
    </Banner>
  );
}

function Standing({ dispute }: { readonly dispute: DisputeDetail }) {
  const { status, answerable } = dispute;
  if (answerable) return null;
  switch (status) {
    case 'won':
      return (
        <Banner tone="positive">You won this dispute. The money on hold is back in your balance.</Banner>
      );
    case 'lost':
      return <Banner>{lostBecause(dispute)}</Banner>;
    case 'under_review':
      return <Banner>The customer’s bank is reviewing your evidence. There’s nothing you need to do.</Banner>;
    default:
      return (
        <Banner tone="critical">The time to respond has passed. You’re about to lose this dispute.</Banner>
      );
  }
}

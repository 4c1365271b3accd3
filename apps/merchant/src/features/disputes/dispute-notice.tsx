import type { DisputeDetail } from '@tillbook/contract';
import { Banner, Skeleton } from '@tillbook/ui';
import { amountUnreadable, isReadable } from '@tillbook/web-shell';
import {
  aboutToLose,
  lostByAcceptance,
  lostByDecision,
  lostWithoutResponse,
  underReviewExplanation,
  wonExplanation,
} from './messages.ts';

const happened = ({ timeline }: DisputeDetail, kind: string): boolean =>
  timeline.some((event) => event.kind === kind);

const lostBecause = (dispute: DisputeDetail): string => {
  if (happened(dispute, 'accepted')) return lostByAcceptance;
  if (happened(dispute, 'submitted')) return lostByDecision;
  return lostWithoutResponse;
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
      return <Banner tone="positive">{wonExplanation}</Banner>;
    case 'lost':
      return <Banner>{lostBecause(dispute)}</Banner>;
    case 'under_review':
      return <Banner>{underReviewExplanation}</Banner>;
    default:
      return <Banner tone="critical">{aboutToLose}</Banner>;
  }
}

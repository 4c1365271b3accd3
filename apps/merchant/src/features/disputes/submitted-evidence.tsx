import type { DisputeDetail } from '@tillbook/contract';
import { Card, CardBody, EmptyLine, Skeleton } from '@tillbook/ui';
import { EvidencePacket, givenEvidence } from './evidence-packet.tsx';
import { noEvidenceSubmitted } from './messages.ts';

/** Shows the evidence of a dispute that can no longer be answered, even if it was not submitted. */
export function SubmittedEvidence({ dispute }: { readonly dispute: DisputeDetail }) {
  const isSubmitted = dispute.timeline.some(({ kind }) => kind === 'submitted');
  const isEmpty = givenEvidence(dispute).length === 0;
  return (
    <Card heading={isSubmitted || isEmpty ? 'Evidence' : 'Evidence, not submitted'}>
      {isEmpty ? (
        <EmptyLine>{noEvidenceSubmitted}</EmptyLine>
      ) : (
        <CardBody>
          <EvidencePacket dispute={dispute} />
        </CardBody>
      )}
    </Card>
  );
}

export function LoadingEvidence() {
  return (
    <Card heading="Evidence">
      <EmptyLine>
        <Skeleton width={160} />
      </EmptyLine>
    </Card>
  );
}

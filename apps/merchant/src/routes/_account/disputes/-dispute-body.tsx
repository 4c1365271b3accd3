import type { DisputeDetail } from '@tillbook/contract';
import { Columns, Stack } from '@tillbook/ui';
import { DisputeNotice, LoadingNotice } from '../../../features/disputes/dispute-notice.tsx';
import { DisputeStakes } from '../../../features/disputes/dispute-stakes.tsx';
import { DisputeTimeline } from '../../../features/disputes/dispute-timeline.tsx';
import { DisputedPayment } from '../../../features/disputes/disputed-payment.tsx';
import { EvidenceForm, EvidenceFormPlaceholder } from '../../../features/disputes/evidence-form.tsx';
import { LoadingEvidence, SubmittedEvidence } from '../../../features/disputes/submitted-evidence.tsx';
import { DisputeLedger } from './-dispute-ledger.tsx';

export type DisputeBodyProps = {
  /** Undefined while loading. */
  readonly dispute: DisputeDetail | undefined;
  /** An estimate while the dispute is loading. */
  readonly answerable: boolean;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

/** Lays out everything below the header, in the same places before and after loading. */
export function DisputeBody({ dispute, answerable, onChanged }: DisputeBodyProps) {
  return (
    <Stack space={24}>
      {dispute ? <DisputeNotice dispute={dispute} /> : !answerable && <LoadingNotice />}
      <DisputeStakes dispute={dispute} answerable={answerable} />
      <Columns aside={<DisputeTimeline events={dispute?.timeline} />}>
        <Stack space={24}>
          <DisputedPayment dispute={dispute} />
          {dispute ? (
            <Evidence dispute={dispute} onChanged={onChanged} />
          ) : answerable ? (
            <EvidenceFormPlaceholder />
          ) : (
            <LoadingEvidence />
          )}
          <DisputeLedger entries={dispute?.ledgerEntries} />
        </Stack>
      </Columns>
    </Stack>
  );
}

type EvidenceProps = {
  readonly dispute: DisputeDetail;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

function Evidence({ dispute, onChanged }: EvidenceProps) {
  return dispute.answerable ? (
    <EvidenceForm dispute={dispute} onChanged={onChanged} />
  ) : (
    <SubmittedEvidence dispute={dispute} />
  );
}

import type { DisputeDetail } from '@tillbook/contract';
import { Banner, Button, Stack, Text } from '@tillbook/ui';
import { failureMessage } from '@tillbook/web-shell';
import { EvidenceChecklist } from './evidence-checklist.tsx';
import { EvidenceText } from './evidence-text.tsx';
import { evidenceIncomplete, evidenceInstructions, saveFailed } from './messages.ts';
import type { EvidenceDraft } from './use-evidence-draft.ts';
import type { EvidenceReview } from './use-evidence-review.ts';

export type EvidenceFieldsProps = {
  readonly dispute: DisputeDetail;
  readonly draft: EvidenceDraft;
  readonly review: EvidenceReview;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

export function EvidenceFields({ dispute, draft, review, onChanged }: EvidenceFieldsProps) {
  const { errors, edit } = review;
  return (
    <Stack space={16}>
      <Text size="small" tone="secondary">
        {evidenceInstructions(dispute.reasonMeaning)}
      </Text>
      <EvidenceChecklist
        dispute={dispute}
        draft={draft}
        errors={errors}
        onEdit={edit}
        onChanged={onChanged}
      />
      {dispute.evidence
        .filter(({ kind }) => kind !== 'file')
        .map((asked) => (
          <EvidenceText
            key={asked.field}
            asked={asked}
            draft={draft}
            error={errors[asked.field]}
            onEdit={edit}
          />
        ))}
      {draft.error && (
        <Banner
          tone="critical"
          announce
          action={
            <Button size="small" busy={draft.isSaving} onClick={draft.saveNow}>
              Try again
            </Button>
          }
        >
          {failureMessage(draft.error, saveFailed)}
        </Banner>
      )}
      {review.isIncomplete && (
        <Banner tone="critical" announce>
          {evidenceIncomplete}
        </Banner>
      )}
    </Stack>
  );
}

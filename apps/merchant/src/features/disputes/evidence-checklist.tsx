import type { DisputeDetail } from '@tillbook/contract';
import { Checklist, Heading, Stack, Text } from '@tillbook/ui';
import { EvidenceFiles } from './evidence-files.tsx';
import { fileLimits } from './messages.ts';
import { SupportingFacts } from './supporting-facts.tsx';
import type { EvidenceDraft } from './use-evidence-draft.ts';

export type EvidenceChecklistProps = {
  readonly dispute: DisputeDetail;
  readonly draft: EvidenceDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onEdit: (field: string, text: string) => void;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

export function EvidenceChecklist({ dispute, draft, errors, onEdit, onChanged }: EvidenceChecklistProps) {
  return (
    <Stack space={4}>
      <Heading level={3}>Recommended evidence</Heading>
      <Checklist label="Recommended evidence">
        {dispute.evidence
          .filter(({ kind }) => kind === 'file')
          .map((asked) => (
            <EvidenceFiles
              key={asked.field}
              dispute={dispute}
              asked={asked}
              error={errors[asked.field]}
              onChanged={onChanged}
            />
          ))}
        <SupportingFacts dispute={dispute} draft={draft} onEdit={onEdit} />
      </Checklist>
      <Text size="caption" tone="muted">
        {fileLimits}
      </Text>
    </Stack>
  );
}

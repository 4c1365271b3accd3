import { maximumEvidenceLength, type DisputeDetail } from '@tillbook/contract';
import { Button, ChecklistItem } from '@tillbook/ui';
import { useShell, usePermissionControl } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { earlierPaymentsQuery } from './api/list-earlier-payments.ts';
import { textOf } from './evidence-draft.ts';
import { supportingFactsOf, withSentence, type SupportingFact } from './supporting-fact-text.ts';
import type { EvidenceDraft } from './use-evidence-draft.ts';

export type SupportingFactsProps = {
  readonly dispute: DisputeDetail;
  readonly draft: EvidenceDraft;
  readonly onEdit: (field: string, text: string) => void;
};

/** What the platform knows that counters the claim. The bank reads it once it is in the explanation. */
export function SupportingFacts({ dispute, draft, onEdit }: SupportingFactsProps) {
  const { client } = useShell();
  const earlier = useQuery(earlierPaymentsQuery(client, dispute));
  const explanation = dispute.evidence.find(({ field }) => field === 'explanation');
  const written = explanation ? textOf(explanation, draft.texts) : '';
  const facts = supportingFactsOf(dispute, earlier.isError && !earlier.data ? 'unknown' : earlier.data);
  return facts.map((fact) => (
    <Fact key={fact.kind} fact={fact} written={written} onAdd={(text) => onEdit('explanation', text)} />
  ));
}

type FactProps = {
  readonly fact: SupportingFact;
  /** The explanation so far. */
  readonly written: string;
  readonly onAdd: (explanation: string) => void;
};

function Fact({ fact, written, onAdd }: FactProps) {
  const permission = usePermissionControl('dispute_answer');
  const { title, detail, sentence } = fact;
  const isWritten = sentence !== undefined && written.includes(sentence);
  const extended = sentence === undefined ? written : withSentence(written, sentence);
  const canBeAdded = sentence !== undefined && !isWritten && extended.length <= maximumEvidenceLength;
  return (
    <ChecklistItem
      title={title}
      state={isWritten ? 'done' : 'open'}
      action={
        canBeAdded && (
          <Button
            size="small"
            aria-label={`Mention it: ${title}`}
            onClick={() => onAdd(extended)}
            {...permission}
          >
            Mention it
          </Button>
        )
      }
    >
      {isWritten ? `${detail} In your explanation.` : detail}
    </ChecklistItem>
  );
}

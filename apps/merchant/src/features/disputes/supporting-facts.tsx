import { maximumEvidenceLength, type DisputeDetail } from '@tillbook/contract';
import { Button, ChecklistItem } from '@tillbook/ui';
import { usePermissionControl } from '@tillbook/web-shell';
import { textOf } from './evidence-draft.ts';
import { inYourExplanation } from './messages.ts';
import { withSentence, type SupportingFact } from './supporting-fact-text.ts';
import type { EvidenceDraft } from './use-evidence-draft.ts';
import { useSupportingFacts } from './use-supporting-facts.ts';

export type SupportingFactsProps = {
  readonly dispute: DisputeDetail;
  readonly draft: EvidenceDraft;
  readonly onEdit: (field: string, text: string) => void;
};

/** Lists facts that counter the claim. The bank sees only facts that were added to the explanation. */
export function SupportingFacts({ dispute, draft, onEdit }: SupportingFactsProps) {
  const { facts } = useSupportingFacts(dispute);
  const explanation = dispute.evidence.find(({ field }) => field === 'explanation');
  const written = explanation ? textOf(explanation, draft.texts) : '';
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
      {isWritten ? inYourExplanation(detail) : detail}
    </ChecklistItem>
  );
}

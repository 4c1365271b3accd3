import { saveDisputeEvidence, type DisputeDetail } from '@tillbook/contract';
import {
  createFormDraft,
  useFormDraft,
  useShell,
  useSubmission,
  useUnsavedChanges,
  usePermissionControl,
} from '@tillbook/web-shell';
import { changesIn, suggestedTexts, type EvidenceEdits } from './evidence-draft.ts';
import { useAutosave } from './use-autosave.ts';
import { useSupportingFacts } from './use-supporting-facts.ts';

type Kept = { readonly disputeId: string; readonly edits: EvidenceEdits };

const editsDraft = createFormDraft<Kept>();

/** Returns the edits of one dispute; a draft of another dispute is ignored. */
const useEdits = (disputeId: string) => {
  const [kept, setKept] = useFormDraft(editsDraft, (): Kept => ({ disputeId, edits: {} }));
  const edits = kept.disputeId === disputeId ? kept.edits : {};
  return [edits, (next: EvidenceEdits) => setKept({ disputeId, edits: next })] as const;
};

const isEmpty = (edits: EvidenceEdits): boolean => Object.keys(edits).length === 0;

/** Manages the texts of a dispute's evidence and saves them automatically unless `isPaused`. */
export const useEvidenceDraft = (
  dispute: DisputeDetail,
  { isPaused, onSaved }: { readonly isPaused: boolean; readonly onSaved: (dispute: DisputeDetail) => void },
) => {
  const { client } = useShell();
  const isReadOnly = usePermissionControl('dispute_answer').disabled === true;
  const [edits, setEdits] = useEdits(dispute.id);
  const known = useSupportingFacts(dispute);
  const suggested = isReadOnly ? {} : suggestedTexts(dispute, known);
  const texts = { ...suggested, ...edits };
  const isTyped = !isEmpty(changesIn(dispute, edits));
  useUnsavedChanges(isTyped);

  const saving = useSubmission({
    send: (changed: EvidenceEdits) =>
      client.call(saveDisputeEvidence, { params: { id: dispute.id }, body: { texts: changed } }),
    onSuccess: onSaved,
  });
  const changes = changesIn(dispute, texts);
  // Suggestions are not saved until the user types a text.
  const autosave = useAutosave(isTyped && !isPaused ? changes : undefined, saving);

  return {
    /** Suggested and edited texts by field; for other fields, the server's text applies. */
    texts,
    changes,
    isTyped,
    isSaving: saving.isPending,
    error: saving.error,
    isSuggested: (field: string) => field in suggested && edits[field] === undefined,
    edit: (field: string, text: string) => setEdits({ ...edits, [field]: text }),
    saveNow: autosave.now,
  };
};

export type EvidenceDraft = ReturnType<typeof useEvidenceDraft>;

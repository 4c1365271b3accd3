import type { DisputeDetail } from '@tillbook/contract';
import { Text } from '@tillbook/ui';
import { saveState } from './evidence-form.css.ts';
import { savesAsYouType } from './messages.ts';
import type { EvidenceDraft } from './use-evidence-draft.ts';

export type SaveStateProps = { readonly dispute: DisputeDetail; readonly draft: EvidenceDraft };

/** Shows whether the draft is saved, and announces changes. */
export function SaveState({ dispute, draft }: SaveStateProps) {
  return (
    <output className={saveState}>
      <Text as="span" size="caption" tone="muted">
        {stateText(dispute, draft)}
      </Text>
    </output>
  );
}

const stateText = ({ timeline }: DisputeDetail, { isSaving, isTyped, error }: EvidenceDraft): string => {
  if (isSaving) return 'Saving...';
  if (isTyped) return error ? 'Not saved' : savesAsYouType;
  return timeline.some(({ kind }) => kind === 'evidence_saved') ? 'Saved' : savesAsYouType;
};

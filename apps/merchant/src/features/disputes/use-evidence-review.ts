import { ApiError } from '@tillbook/api-client';
import type { DisputeDetail } from '@tillbook/contract';
import { useState } from 'react';
import { fieldErrorsIn, missingIn } from './evidence-draft.ts';
import type { EvidenceDraft } from './use-evidence-draft.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** Checks for missing fields before the evidence is submitted; an edit clears the result. */
export const useEvidenceReview = (dispute: DisputeDetail, draft: EvidenceDraft, onComplete: () => void) => {
  const [missing, setMissing] = useState<FieldErrors>({});
  const refused = draft.error instanceof ApiError ? fieldErrorsIn(draft.error.fields) : {};
  const errors: FieldErrors = { ...missing, ...refused };
  return {
    errors,
    isIncomplete: Object.keys(missing).length > 0,
    edit: (field: string, text: string) => {
      draft.edit(field, text);
      setMissing({});
    },
    /** Continues if no required field is missing. */
    begin: () => {
      const found = missingIn(dispute, draft.texts);
      setMissing(found);
      if (Object.keys(found).length === 0) onComplete();
    },
  };
};

export type EvidenceReview = ReturnType<typeof useEvidenceReview>;

import { formDraftFields } from '@tillbook/web-shell';
import type { FeeDraft } from './fee-draft.ts';

/** Returns undefined for a malformed draft. */
export const readFees = (stored: unknown): FeeDraft | undefined => {
  const field = formDraftFields(stored);
  return (
    field && {
      type: field('type') === 'dynamic' ? 'dynamic' : 'fixed',
      onlinePercentage: field('onlinePercentage'),
      onlineFlatFee: field('onlineFlatFee'),
      inPersonPercentage: field('inPersonPercentage'),
      inPersonFlatFee: field('inPersonFlatFee'),
      achPercentage: field('achPercentage'),
      achMinimumFee: field('achMinimumFee'),
      achMaximumFee: field('achMaximumFee'),
    }
  );
};

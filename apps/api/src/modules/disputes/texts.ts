import { saveDisputeEvidence } from '@tillbook/contract';

export type EvidenceTexts = Readonly<Record<string, string>>;

/** The texts of a draft as they are stored; none where nothing has been saved. */
export const textsIn = (stored: unknown): EvidenceTexts => {
  const read = saveDisputeEvidence.body.shape.texts.safeParse(stored ?? {});
  return read.success ? read.data : {};
};

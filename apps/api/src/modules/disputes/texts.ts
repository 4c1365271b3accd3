import * as z from 'zod/mini';

export type EvidenceTexts = Readonly<Record<string, string>>;

const storedTexts = z.record(z.string(), z.string());

/** The texts of a draft as they are stored, checked when they were; none where nothing has been saved. */
export const textsIn = (stored: unknown): EvidenceTexts => {
  const read = storedTexts.safeParse(stored ?? {});
  return read.success ? read.data : {};
};

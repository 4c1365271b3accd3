import * as z from 'zod/mini';

export type EvidenceTexts = Readonly<Record<string, string>>;

const storedTexts = z.record(z.string(), z.string());

/** A draft's texts as stored, checked when they were saved; none if nothing has been saved. */
export const textsIn = (stored: unknown): EvidenceTexts => {
  const read = storedTexts.safeParse(stored ?? {});
  return read.success ? read.data : {};
};

import * as z from 'zod/mini';

export type EvidenceTexts = Readonly<Record<string, string>>;

const storedTexts = z.record(z.string(), z.string());

/** Parses a draft's stored texts; empty if nothing was saved. */
export const textsIn = (stored: unknown): EvidenceTexts => {
  const read = storedTexts.safeParse(stored ?? {});
  return read.success ? read.data : {};
};

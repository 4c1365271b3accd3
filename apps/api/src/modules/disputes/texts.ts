import * as z from 'zod/mini';

export type EvidenceTexts = Readonly<Record<string, string>>;

const storedTexts = z.record(z.string(), z.string());

export const textsIn = (stored: unknown): EvidenceTexts => {
  const read = storedTexts.safeParse(stored ?? {});
  return read.success ? read.data : {};
};

import type { Journal, JournalLine } from './journal.ts';

/** A draft as the books have it. */
export type SavedDraft = {
  readonly id: string;
  readonly reference: string;
  /** YYYY-MM-DD. */
  readonly day: string;
};

/** What is being written, and the draft it is saved as so far; there is none before the first time. */
export type WrittenJournal = { readonly journal: Journal; readonly draft?: SavedDraft };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const hasTexts = <Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Readonly<Record<Name, string>> =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

const isLine = (value: unknown): value is JournalLine =>
  hasTexts(value, ['accountId', 'description', 'debitText', 'creditText']) &&
  'key' in value &&
  Number.isSafeInteger(value.key);

const isJournal = (value: unknown): value is Journal =>
  hasTexts(value, ['reference', 'date', 'description']) &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  value.lines.length > 0 &&
  value.lines.every(isLine);

const isDraft = (value: unknown): value is SavedDraft => hasTexts(value, ['id', 'reference', 'day']);

/** Reads a journal that was kept; undefined where it is not one. */
export const readWrittenJournal = (stored: unknown): WrittenJournal | undefined => {
  if (!isRecord(stored) || !isJournal(stored.journal)) return undefined;
  return { journal: stored.journal, ...(isDraft(stored.draft) && { draft: stored.draft }) };
};

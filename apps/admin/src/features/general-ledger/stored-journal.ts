import { isFields } from '@tillbook/web-shell/stored-fields';
import type { Journal, JournalLine } from './journal.ts';

export type SavedDraft = {
  readonly id: string;
  readonly reference: string;
  /** YYYY-MM-DD. */
  readonly day: string;
};

export type WrittenJournal = { readonly journal: Journal; readonly draft?: SavedDraft };

const hasTexts = <Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Readonly<Record<Name, string>> =>
  isFields(value) && names.every((name) => typeof value[name] === 'string');

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

export const readWrittenJournal = (stored: unknown): WrittenJournal | undefined => {
  if (!isFields(stored) || !isJournal(stored.journal)) return undefined;
  return { journal: stored.journal, ...(isDraft(stored.draft) && { draft: stored.draft }) };
};

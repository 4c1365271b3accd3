import type { DisputeDetail, DisputeEvidenceField } from '@tillbook/contract';
import { fieldRequired } from './messages.ts';
import type { KnownFacts } from './use-supporting-facts.ts';

/** Unsaved texts by field; untouched fields are absent. */
export type EvidenceEdits = Readonly<Record<string, string>>;

export const textOf = ({ field, text = '' }: DisputeEvidenceField, edits: EvidenceEdits): string =>
  edits[field] ?? text;

/** Returns the edits that differ from the server's values. */
export const changesIn = ({ evidence }: DisputeDetail, edits: EvidenceEdits): EvidenceEdits =>
  Object.fromEntries(
    evidence.flatMap(({ field, text = '' }) => {
      const edit = edits[field];
      return edit === undefined || edit === text ? [] : [[field, edit]];
    }),
  );

/**
 * Suggests texts by field until a draft is saved, so that a deleted suggestion does not return. The
 * explanation is suggested only after all supporting facts have loaded, so that the suggestion never changes.
 */
export const suggestedTexts = (
  { evidence, timeline, payment, receiptSentTo }: DisputeDetail,
  { facts, isComplete }: KnownFacts,
): EvidenceEdits => {
  if (timeline.some(({ kind }) => kind === 'evidence_saved')) return {};
  const known: Readonly<Record<string, string | undefined>> = {
    customer_name: payment?.ownerName,
    customer_email: receiptSentTo?.[0],
    product_description: payment?.description,
    explanation: isComplete ? facts.flatMap(({ sentence }) => sentence ?? []).join('\n') : undefined,
  };
  return Object.fromEntries(
    evidence.flatMap(({ field, text = '' }) => {
      const value = known[field];
      return !value || text !== '' ? [] : [[field, value]];
    }),
  );
};

/** Returns a message for each missing required field. */
export const missingIn = (
  { evidence, files }: DisputeDetail,
  edits: EvidenceEdits,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    evidence
      .filter((asked) =>
        asked.kind === 'file'
          ? asked.required && !files.some(({ field }) => field === asked.field)
          : asked.required && textOf(asked, edits).trim() === '',
      )
      .map(({ field }) => [field, fieldRequired]),
  );

/** Maps the paths in a server error (`texts.explanation`) to field names. */
export const fieldErrorsIn = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^texts\./, ''), message]),
  );

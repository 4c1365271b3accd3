import type { DisputeDetail, DisputeEvidenceField } from '@tillbook/contract';
import { fieldRequired } from './messages.ts';

/** What was typed and is not saved, by field. What nobody touched is as the server has it. */
export type EvidenceEdits = Readonly<Record<string, string>>;

export const textOf = ({ field, text = '' }: DisputeEvidenceField, edits: EvidenceEdits): string =>
  edits[field] ?? text;

/** Those edits that say something else than the server has. */
export const changesIn = ({ evidence }: DisputeDetail, edits: EvidenceEdits): EvidenceEdits =>
  Object.fromEntries(
    evidence.flatMap(({ field, text = '' }) => {
      const edit = edits[field];
      return edit === undefined || edit === text ? [] : [[field, edit]];
    }),
  );

/** What is required and not there yet, with the message for each. */
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

/** The server names a text by its place in what was sent. */
export const fieldErrorsIn = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^texts\./, ''), message]),
  );

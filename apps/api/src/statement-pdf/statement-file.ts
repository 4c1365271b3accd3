import type { Statement, StatementEntry } from '@tillbook/contract';

/** Whose statement it is. */
export type StatementHolder = { readonly id: string; readonly name: string; readonly legalName: string };

/** The content of a statement's file, besides its entries. */
export type StatementFacts = {
  readonly brandName: string;
  readonly holder: StatementHolder;
  readonly statement: Statement;
  readonly madeAt: Date;
};

/** The output of a format: text, or bytes. */
type FilePiece = string | Uint8Array;

/** How a statement is written, piece by piece. Days and times are those of banking days. */
export type StatementFile<Piece extends FilePiece = FilePiece> = {
  /** The number of entries in a piece. */
  readonly batchSize: number;
  opening(): Piece;
  /** The next entries, in settlement order. */
  entries(entries: readonly StatementEntry[]): Piece;
  closing(): Piece;
};

export const statementTimeZone = 'America/New_York';

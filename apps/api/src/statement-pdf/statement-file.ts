import type { Statement, StatementEntry } from '@tillbook/contract';

/** Names the account that a statement is about. */
export type StatementHolder = { readonly id: string; readonly name: string; readonly legalName: string };

/** Holds a statement's content, except for its entries. */
export type StatementFacts = {
  readonly brandName: string;
  readonly holder: StatementHolder;
  readonly statement: Statement;
  readonly madeAt: Date;
};

/** The output of a format: text, or bytes. */
type FilePiece = string | Uint8Array;

/** Writes a statement piece by piece. Days and times are those of banking days. */
export type StatementFile<Piece extends FilePiece = FilePiece> = {
  /** The number of entries in a piece. */
  readonly batchSize: number;
  opening(): Piece;
  /** Writes the next entries, in settlement order. */
  entries(entries: readonly StatementEntry[]): Piece;
  closing(): Piece;
};

export const statementTimeZone = 'America/New_York';

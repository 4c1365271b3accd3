import type { Statement, StatementEntry } from '@tillbook/contract';

/** Whose statement it is. */
export type StatementHolder = { readonly id: string; readonly name: string; readonly legalName: string };

/** What a statement's file is made of, beside its entries. */
export type StatementFacts = {
  readonly brandName: string;
  readonly holder: StatementHolder;
  readonly statement: Statement;
  readonly madeAt: Date;
};

/** What a format is written in: text, or bytes. */
type FilePiece = string | Uint8Array;

/** How a statement is written, piece by piece. Days and times are those of banking days. */
export type StatementFile<Piece extends FilePiece = FilePiece> = {
  /** As many entries make one piece. */
  readonly entriesAtOnce: number;
  opening(): Piece;
  /** Some entries more, in the order of settling. */
  entries(entries: readonly StatementEntry[]): Piece;
  closing(): Piece;
};

export const statementTimeZone = 'America/New_York';

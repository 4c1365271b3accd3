import type { Statement, StatementEntry } from '@tillbook/contract';

export type StatementHolder = { readonly id: string; readonly name: string; readonly legalName: string };

export type StatementFacts = {
  readonly brandName: string;
  readonly holder: StatementHolder;
  readonly statement: Statement;
  readonly madeAt: Date;
};

type FilePiece = string | Uint8Array;

/** Writes a statement in pieces. Dates and times are in the zone of banking days. */
export type StatementFile<Piece extends FilePiece = FilePiece> = {
  readonly batchSize: number;
  opening(): Piece;
  entries(entries: readonly StatementEntry[]): Piece;
  closing(): Piece;
};

export const statementTimeZone = 'America/New_York';

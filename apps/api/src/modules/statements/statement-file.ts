import type { Statement, StatementEntry } from '@tillbook/contract';
import type { StatementHolder } from './store.ts';

/** What a statement's file is made of, beside its entries. */
export type StatementFacts = {
  readonly brandName: string;
  readonly holder: StatementHolder;
  readonly statement: Statement;
  readonly madeAt: Date;
};

/** How a statement is written, piece by piece. Days and times are those of banking days. */
export type StatementFile = {
  readonly contentType: string;
  /** As many entries make one piece. */
  readonly entriesAtOnce: number;
  opening(): string | Uint8Array;
  /** Some entries more, in the order of settling. */
  entries(entries: readonly StatementEntry[]): string | Uint8Array;
  closing(): string | Uint8Array;
};

export const statementTimeZone = 'America/New_York';

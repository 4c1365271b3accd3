import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../db/client.ts';

/** A set that an internal admin writes by hand. It may be unbalanced as long as it is a draft. */
export type NewDraft = {
  readonly id: string;
  readonly reference: string;
  readonly description: string;
  readonly createdBy: string;
  readonly effectiveAt: Date;
  readonly lines: readonly {
    readonly generalLedgerAccountId: string;
    readonly debitCents: number;
    readonly creditCents: number;
    readonly description: string | undefined;
  }[];
};

/** What a draft is to say instead; without a date it keeps the one it has. */
export type DraftReplacement = Omit<NewDraft, 'createdBy' | 'effectiveAt'> & {
  readonly effectiveAt: Date | undefined;
};

export type Reversal = {
  /** The set that is reversed. */
  readonly id: string;
  readonly reversalId: string;
  readonly createdBy: string;
  readonly now: Date;
};

const replacementRefusal = z.nullable(z.enum(['not_found', 'entry_set_not_draft']));
const postRefusal = z.nullable(z.enum(['not_found', 'entry_set_not_draft', 'entry_set_unbalanced']));
const reversalRefusal = z.nullable(z.enum(['not_found', 'entry_set_not_reversible']));

const draftToJson = (draft: NewDraft | DraftReplacement): string =>
  JSON.stringify({
    ...draft,
    lines: draft.lines.map((line) => ({
      account: line.generalLedgerAccountId,
      debit_cents: line.debitCents,
      credit_cents: line.creditCents,
      description: line.description,
    })),
  });

export const draftEntrySet = async (transaction: Transaction, draft: NewDraft): Promise<void> => {
  await transaction.execute(sql`select ledger.draft_entry_set(${draftToJson(draft)})`);
};

/** Writes a draft anew: null, or why it stays as it is. */
export const replaceDraft = async (transaction: Transaction, draft: DraftReplacement) => {
  const { rows } = await transaction.execute<{ refusal: unknown }>(
    sql`select ledger.replace_draft(${draftToJson(draft)}) as refusal`,
  );
  return replacementRefusal.parse(rows[0]?.refusal);
};

/** Posts a draft: null, or why it stays one. */
export const postDraft = async (transaction: Transaction, id: string, now: Date) => {
  const json = JSON.stringify({ id, now });
  const { rows } = await transaction.execute<{ refusal: unknown }>(
    sql`select ledger.post_entry_set(${json}) as refusal`,
  );
  return postRefusal.parse(rows[0]?.refusal);
};

/** Writes the opposite of a posted manual set: null, or why it stands. */
export const reversePosted = async (transaction: Transaction, reversal: Reversal) => {
  const { rows } = await transaction.execute<{ refusal: unknown }>(
    sql`select ledger.reverse_entry_set(${JSON.stringify(reversal)}) as refusal`,
  );
  return reversalRefusal.parse(rows[0]?.refusal);
};

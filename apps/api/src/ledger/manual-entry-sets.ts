import { sql } from '../db/drizzle/query.ts';
import * as z from 'zod/mini';
import type { Transaction } from '../db/client.ts';
import type { DraftReplacement, NewDraft } from './draft.ts';
import { draftToJson, toLedgerJson } from './ledger-json.ts';

export type Reversal = {
  readonly id: string;
  readonly reversalId: string;
  readonly createdBy: string;
  readonly now: Date;
};

const replacementRefusal = z.nullable(z.enum(['not_found', 'entry_set_not_draft']));
const postRefusal = z.nullable(z.enum(['not_found', 'entry_set_not_draft', 'entry_set_unbalanced']));
const reversalRefusal = z.nullable(z.enum(['not_found', 'entry_set_not_reversible']));

export const draftEntrySet = async (transaction: Transaction, draft: NewDraft): Promise<void> => {
  await transaction.execute(sql`select ledger.draft_entry_set(${JSON.stringify(draftToJson(draft))})`);
};

/** Returns null, or the reason for a refusal. */
export const replaceDraft = async (transaction: Transaction, draft: DraftReplacement) => {
  const { rows } = await transaction.execute<{ refusal: unknown }>(
    sql`select ledger.replace_draft(${JSON.stringify(draftToJson(draft))}) as refusal`,
  );
  return replacementRefusal.parse(rows[0]?.refusal);
};

/** Returns null, or the reason for a refusal. */
export const postDraft = async (transaction: Transaction, id: string, now: Date) => {
  const json = JSON.stringify(toLedgerJson({ id, now }));
  const { rows } = await transaction.execute<{ refusal: unknown }>(
    sql`select ledger.post_entry_set(${json}) as refusal`,
  );
  return postRefusal.parse(rows[0]?.refusal);
};

/** Posts the opposite of a posted manual set. Returns null, or the reason for a refusal. */
export const reversePosted = async (transaction: Transaction, reversal: Reversal) => {
  const { rows } = await transaction.execute<{ refusal: unknown }>(
    sql`select ledger.reverse_entry_set(${JSON.stringify(toLedgerJson(reversal))}) as refusal`,
  );
  return reversalRefusal.parse(rows[0]?.refusal);
};

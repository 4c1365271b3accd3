ALTER TABLE "entry_lines" DROP CONSTRAINT "entry_lines_general_ledger_account_id_general_ledger_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "entry_lines" DROP CONSTRAINT "entry_lines_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_id_accounts_id_fk";
--> statement-breakpoint
DROP INDEX "transactions_status";--> statement-breakpoint
DROP INDEX "entry_sets_reversal";--> statement-breakpoint
DROP INDEX "ledger_entries_settled";--> statement-breakpoint
DROP INDEX "ledger_entries_settlement";--> statement-breakpoint
DROP INDEX "transactions_parent";--> statement-breakpoint
CREATE UNIQUE INDEX "entry_sets_reversal" ON "entry_sets" USING btree ("reverses_entry_set_id") WHERE "entry_sets"."reverses_entry_set_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_settled" ON "ledger_entries" USING btree ("account_id","settled_ordinal") WHERE "ledger_entries"."settled_ordinal" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_settlement" ON "ledger_entries" USING btree ("settlement_id","settled_ordinal") WHERE "ledger_entries"."settlement_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_parent" ON "transactions" USING btree ("parent_transaction_id") WHERE "transactions"."parent_transaction_id" is not null;
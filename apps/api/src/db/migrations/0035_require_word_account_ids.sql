-- Runs beside releases from 8.
-- The check is validated while postings go on, and spares SET NOT NULL its scan.
ALTER TABLE transaction_words VALIDATE CONSTRAINT transaction_words_account_id;--> statement-breakpoint
ALTER TABLE "transaction_words" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE transaction_words DROP CONSTRAINT transaction_words_account_id;

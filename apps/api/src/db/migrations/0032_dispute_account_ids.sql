-- Runs beside releases from 8.
-- All of the tables at once or none: a request that holds one of them while it asks for another is never waited for;
-- migrate() tries again.
LOCK TABLE dispute_evidence, dispute_files, dispute_answers, processor_notices, entry_lines IN ACCESS EXCLUSIVE MODE NOWAIT;
--> statement-breakpoint
ALTER TABLE "entry_lines" DROP CONSTRAINT "entry_lines_position",
-- Only the lines of drafts and manual entry sets are here: the index is made in a moment.
-- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field
  ADD CONSTRAINT "entry_lines_entry_set_id_position_pk" PRIMARY KEY("entry_set_id","position");--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "processor_notices" ADD COLUMN "account_id" text;--> statement-breakpoint
UPDATE dispute_answers a SET account_id = d.account_id FROM disputes d WHERE d.id = a.dispute_id;--> statement-breakpoint
UPDATE dispute_evidence e SET account_id = d.account_id FROM disputes d WHERE d.id = e.dispute_id;--> statement-breakpoint
UPDATE dispute_files f SET account_id = d.account_id FROM disputes d WHERE d.id = f.dispute_id;--> statement-breakpoint
ALTER TABLE processor_notices DISABLE TRIGGER no_change;
UPDATE processor_notices n SET account_id = t.account_id FROM transactions t WHERE t.id = n.transaction_id;
ALTER TABLE processor_notices ENABLE TRIGGER no_change;--> statement-breakpoint
-- A table of few rows, which is locked already.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "dispute_answers" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
-- A table of few rows, which is locked already.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "dispute_evidence" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
-- A table of few rows, which is locked already.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "dispute_files" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
-- A table of few rows, which is locked already.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "processor_notices" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
-- The release before this one inserts rows without their account.
CREATE FUNCTION ledger.fill_dispute_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT d.account_id INTO new.account_id FROM disputes d WHERE d.id = new.dispute_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger.fill_notice_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT t.account_id INTO new.account_id FROM transactions t WHERE t.id = new.transaction_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER fills_account BEFORE INSERT ON dispute_answers FOR EACH ROW WHEN (new.account_id IS NULL)
  EXECUTE FUNCTION ledger.fill_dispute_account();--> statement-breakpoint
CREATE TRIGGER fills_account BEFORE INSERT ON dispute_evidence FOR EACH ROW WHEN (new.account_id IS NULL)
  EXECUTE FUNCTION ledger.fill_dispute_account();--> statement-breakpoint
CREATE TRIGGER fills_account BEFORE INSERT ON dispute_files FOR EACH ROW WHEN (new.account_id IS NULL)
  EXECUTE FUNCTION ledger.fill_dispute_account();--> statement-breakpoint
CREATE TRIGGER fills_account BEFORE INSERT ON processor_notices FOR EACH ROW WHEN (new.account_id IS NULL)
  EXECUTE FUNCTION ledger.fill_notice_account();

CREATE TABLE "handover_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "handover_codes" ADD CONSTRAINT "handover_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_codes" ADD CONSTRAINT "handover_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_trail_account" ON "audit_trail" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "audit_trail_user" ON "audit_trail" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_trail_action" ON "audit_trail" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "frontend_errors_received" ON "frontend_errors" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "transactions_failed_payouts" ON "transactions" USING btree ("final_at") WHERE "transactions"."list" = 'payouts' and "transactions"."status" = 'failed';--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON handover_codes TO tillbook_app;
--> statement-breakpoint
-- A draft can still be written anew: its lines go with what they belonged to. A posted set keeps its own for ever.
DROP TRIGGER no_removal ON entry_lines;
--> statement-breakpoint
CREATE TRIGGER no_removal BEFORE TRUNCATE ON entry_lines EXECUTE FUNCTION ledger.refuse_removal();
--> statement-breakpoint
CREATE FUNCTION ledger.check_line_removal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM entry_sets s WHERE s.id = old.entry_set_id AND s.status = 'Draft') THEN
    RAISE EXCEPTION 'Rows of entry_lines are never removed.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER of_drafts_only BEFORE DELETE ON entry_lines FOR EACH ROW EXECUTE FUNCTION ledger.check_line_removal();
--> statement-breakpoint
-- As before, and what a draft says may change for as long as it is one.
CREATE OR REPLACE FUNCTION ledger.check_entry_set_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged entry_sets := new;
BEGIN
  unchanged.status := old.status;
  unchanged.posted_at := old.posted_at;
  IF old.status = 'Draft' AND new.status = 'Draft' THEN
    unchanged.reference := old.reference;
    unchanged.description := old.description;
    unchanged.effective_at := old.effective_at;
  END IF;
  IF unchanged IS DISTINCT FROM old
    OR (old.status, new.status) NOT IN (('Draft', 'Draft'), ('Draft', 'Posted'), ('Posted', 'Reversed'))
    OR (old.status = 'Posted' AND (old.origin <> 'manual' OR new.posted_at <> old.posted_at)) THEN
    RAISE EXCEPTION 'Entry set % cannot change like that.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- Replaces what a draft says: null, or why it stays as it is. A date that is not given stays.
CREATE FUNCTION ledger.replace_draft(draft jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  drafted entry_sets;
BEGIN
  SELECT * INTO drafted FROM entry_sets WHERE id = draft ->> 'id' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF drafted.status <> 'Draft' THEN RETURN 'entry_set_not_draft'; END IF;
  UPDATE entry_sets SET reference = draft ->> 'reference', description = draft ->> 'description',
      effective_at = coalesce((draft ->> 'effectiveAt')::timestamptz, effective_at)
    WHERE id = drafted.id;
  DELETE FROM entry_lines WHERE entry_set_id = drafted.id;
  INSERT INTO entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents, description)
  SELECT drafted.id, l.position, l.account, l.debit_cents, l.credit_cents, l.description
    FROM ROWS FROM (jsonb_to_recordset(draft -> 'lines')
           AS (account text, debit_cents bigint, credit_cents bigint, description text))
         WITH ORDINALITY AS l (account, debit_cents, credit_cents, description, position);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION ledger.replace_draft(jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.replace_draft(jsonb) TO tillbook_app;
--> statement-breakpoint
-- How long the queue of jobs is. The queue's tables belong to the library that keeps them, and exist once a worker has
-- run; the platform's role sees these figures of them and nothing else.
CREATE SCHEMA work;
--> statement-breakpoint
CREATE FUNCTION work.queue_state(OUT depth bigint, OUT failed bigint, OUT oldest_job_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF to_regclass('graphile_worker.jobs') IS NULL THEN
    depth := 0;
    failed := 0;
    RETURN;
  END IF;
  EXECUTE 'select count(*) filter (where attempts < max_attempts), count(*) filter (where attempts >= max_attempts),
                  min(created_at) filter (where attempts < max_attempts)
             from graphile_worker.jobs'
    INTO depth, failed, oldest_job_at;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION work.queue_state() FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA work TO tillbook_app;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION work.queue_state() TO tillbook_app;

CREATE TABLE "grant_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "payouts_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "grant_mails" ADD CONSTRAINT "grant_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_mails" ADD CONSTRAINT "grant_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grant_mails_unsent" ON "grant_mails" USING btree ("next_try_at") WHERE "grant_mails"."sent_at" is null and "grant_mails"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "grant_mails_account" ON "grant_mails" USING btree ("account_id","user_id");
--> statement-breakpoint
-- The running platform opens accounts. A new ledger begins with zeros: no other column of it can be given.
ALTER FUNCTION ledger.next_account_ordinal() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
GRANT INSERT ON programs, accounts, account_settings, devices TO tillbook_app;
--> statement-breakpoint
GRANT INSERT (account_id, last_posted_at) ON merchant_ledgers TO tillbook_app;
--> statement-breakpoint
GRANT INSERT, UPDATE ON fee_profiles TO tillbook_app;
--> statement-breakpoint
GRANT UPDATE (name) ON devices TO tillbook_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON grant_mails TO tillbook_app;
--> statement-breakpoint
-- Under the account's lock, so that no posting is decided by a status that is being changed. Gives what stood before.
CREATE FUNCTION ledger.change_account_status(changed_id text, new_status text, new_payouts_allowed boolean) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before jsonb;
BEGIN
  PERFORM FROM merchant_ledgers WHERE account_id = changed_id FOR UPDATE;
  SELECT jsonb_build_object('status', status, 'payoutsAllowed', payouts_allowed) INTO before FROM accounts WHERE id = changed_id;
  UPDATE accounts SET status = new_status, payouts_allowed = new_payouts_allowed WHERE id = changed_id;
  RETURN before;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION ledger.change_account_status(text, text, boolean) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.change_account_status(text, text, boolean) TO tillbook_app;
--> statement-breakpoint
-- As before, and an account that is not active takes no payments, and one whose payouts are stopped makes none.
CREATE OR REPLACE FUNCTION ledger.refusal(posting jsonb, book merchant_ledgers) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  attempt constant jsonb := posting -> 'attempt';
  required constant jsonb := posting -> 'requires';
  refundable bigint;
BEGIN
  IF attempt IS NOT NULL THEN
    IF EXISTS (
      SELECT FROM idempotency_records r WHERE r.account_id = book.account_id AND r.call = attempt ->> 'call'
         AND r.key IN (SELECT jsonb_array_elements_text(attempt -> 'keys'))
    ) THEN RETURN 'key_seen'; END IF;
  END IF;

  IF posting ? 'outcome_of' THEN
    IF NOT EXISTS (
      SELECT FROM transactions t WHERE t.id = posting ->> 'outcome_of' AND t.account_id = book.account_id
         AND t.status = posting ->> 'outcome_from'
    ) THEN RETURN 'status_changed'; END IF;
  END IF;

  IF (required ->> 'recordedBefore')::timestamptz <= book.last_posted_at THEN RETURN 'time_moved_on'; END IF;

  IF posting ? 'closesDispute' THEN
    IF NOT EXISTS (
      SELECT FROM disputes d WHERE d.id = posting #>> '{closesDispute,id}' AND d.account_id = book.account_id AND d.closed_at IS NULL
    ) THEN RETURN 'dispute_closed'; END IF;
  END IF;

  IF posting ? 'growsDispute' THEN
    IF NOT EXISTS (
      SELECT FROM disputes d WHERE d.id = posting #>> '{growsDispute,id}' AND d.account_id = book.account_id AND d.status <> 'won'
    ) THEN RETURN 'dispute_closed'; END IF;
  END IF;

  IF posting #>> '{transactions,0,subtype}' = 'reversal' THEN
    IF EXISTS (
      SELECT FROM transactions t WHERE t.parent_transaction_id = posting #>> '{transactions,0,parent_transaction_id}'
         AND t.subtype = 'reversal'
         AND t.cause_transaction_id IS NOT DISTINCT FROM posting #>> '{transactions,0,cause_transaction_id}'
    ) THEN RETURN 'already_reversed'; END IF;
  END IF;

  IF posting #>> '{transactions,0,list}' = 'payments' THEN
    IF EXISTS (SELECT FROM accounts a WHERE a.id = book.account_id AND a.status <> 'active') THEN
      RETURN 'account_not_active';
    END IF;
  END IF;

  IF posting #>> '{transactions,0,list}' = 'payouts' AND posting #>> '{transactions,0,subtype}' IS NULL THEN
    IF EXISTS (SELECT FROM accounts a WHERE a.id = book.account_id AND NOT a.payouts_allowed) THEN
      RETURN 'payouts_stopped';
    END IF;
  END IF;

  IF required IS NULL THEN RETURN NULL; END IF;
  IF required ? 'payoutInstrumentId' THEN
    IF NOT EXISTS (
      SELECT FROM account_settings s WHERE s.account_id = book.account_id
         AND s.default_payment_instrument_id = required ->> 'payoutInstrumentId'
    ) THEN RETURN 'instrument_not_payable'; END IF;
  END IF;

  IF (required ->> 'availableCents')::bigint > book.available_cents THEN RETURN 'amount_over_available'; END IF;

  IF required ? 'refundableCents' THEN
    IF EXISTS (SELECT FROM disputes d WHERE d.transaction_id = required ->> 'parentId' AND d.closed_at IS NULL) THEN
      RETURN 'dispute_open';
    END IF;
    refundable := coalesce(ledger.refundable_cents(required ->> 'parentId'), 0);
    IF refundable = 0 THEN RETURN 'nothing_refundable'; END IF;
    IF (required ->> 'refundableCents')::bigint > refundable THEN RETURN 'amount_over_refundable'; END IF;
  END IF;

  IF required ? 'parentState' THEN
    IF EXISTS (
      SELECT FROM ledger_entries e WHERE e.transaction_id = required ->> 'parentId' AND e.category = 'transaction'
         AND e.status <> required ->> 'parentState'
    ) THEN RETURN 'parent_settled'; END IF;
  END IF;
  RETURN NULL;
END $$;

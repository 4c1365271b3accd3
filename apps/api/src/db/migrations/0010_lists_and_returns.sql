CREATE TABLE "platform_lists" (
	"name" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "ordinal" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE accounts a SET ordinal = o.ordinal
  FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS ordinal FROM accounts) o WHERE o.id = a.id;
--> statement-breakpoint
INSERT INTO platform_lists (name, count) SELECT 'accounts', count(*) FROM accounts;
--> statement-breakpoint
-- The place of a new account in the list of all: whoever opens one waits for whoever opens one at the same moment, and
-- gives the place back where that fails.
CREATE FUNCTION ledger.next_account_ordinal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO platform_lists AS l (name, count) VALUES ('accounts', 1)
    ON CONFLICT (name) DO UPDATE SET count = l.count + 1 RETURNING l.count INTO new.ordinal;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER takes_its_place BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION ledger.next_account_ordinal();
--> statement-breakpoint
GRANT SELECT ON platform_lists TO tillbook_app;
--> statement-breakpoint
ALTER TABLE "instrument_tickets" ADD COLUMN "payment_instrument_id" text;--> statement-breakpoint
ALTER TABLE "instrument_tickets" ADD COLUMN "body_hmac" "bytea";--> statement-breakpoint
ALTER TABLE "sandbox_processor"."requests" ADD COLUMN "returned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."requests" ADD COLUMN "return_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "instrument_tickets" ADD CONSTRAINT "instrument_tickets_payment_instrument_id_payment_instruments_id_fk" FOREIGN KEY ("payment_instrument_id") REFERENCES "public"."payment_instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_list" ON "accounts" USING btree ("ordinal");--> statement-breakpoint
CREATE INDEX "accounts_status" ON "accounts" USING btree ("status","ordinal");--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree ("name","ordinal");--> statement-breakpoint
-- A server without the extension searches all the same, only by looking at every account.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "accounts_search" ON "accounts" USING gin (("name" || ' ' || "legal_name" || ' ' || "id") gin_trgm_ops);
  END IF;
END $$;
--> statement-breakpoint
CREATE INDEX "entry_sets_period" ON "entry_sets" USING brin ("effective_at");--> statement-breakpoint
CREATE INDEX "requests_returns" ON "sandbox_processor"."requests" USING btree ("outcome_at") WHERE "sandbox_processor"."requests"."returned" and "sandbox_processor"."requests"."return_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "transactions_subtype" ON "transactions" USING btree ("account_id","subtype","ordinal") WHERE "transactions"."list" = 'payouts' and "transactions"."subtype" is not null;
--> statement-breakpoint
GRANT UPDATE (return_confirmed_at) ON sandbox_processor.requests TO tillbook_app;
--> statement-breakpoint
-- As before, and what was worked out from the time of day holds by the time of the lock as well.
CREATE OR REPLACE FUNCTION ledger.refusal(posting jsonb, book merchant_ledgers) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  attempt constant jsonb := posting -> 'attempt';
  outcome constant jsonb := posting -> 'outcome';
  required constant jsonb := coalesce(posting -> 'requires', '{}');
  refundable bigint;
BEGIN
  IF attempt IS NOT NULL AND EXISTS (
    SELECT FROM idempotency_records r WHERE r.account_id = book.account_id AND r.call = attempt ->> 'call'
       AND r.key IN (SELECT jsonb_array_elements_text(attempt -> 'keys'))
  ) THEN RETURN 'key_seen'; END IF;

  IF outcome IS NOT NULL AND NOT EXISTS (
    SELECT FROM transactions t WHERE t.id = outcome ->> 'transactionId' AND t.account_id = book.account_id
       AND t.status = outcome ->> 'from'
  ) THEN RETURN 'status_changed'; END IF;

  IF (required ->> 'recordedBefore')::timestamptz <= book.last_posted_at THEN RETURN 'time_moved_on'; END IF;

  IF posting ? 'closesDispute' AND NOT EXISTS (
    SELECT FROM disputes d WHERE d.id = posting #>> '{closesDispute,id}' AND d.account_id = book.account_id AND d.closed_at IS NULL
  ) THEN RETURN 'dispute_closed'; END IF;

  IF posting #>> '{transactions,0,subtype}' = 'reversal' AND EXISTS (
    SELECT FROM transactions t WHERE t.parent_transaction_id = posting #>> '{transactions,0,parent_transaction_id}'
       AND t.subtype = 'reversal'
  ) THEN RETURN 'already_reversed'; END IF;

  IF required ? 'payoutInstrumentId' AND NOT EXISTS (
    SELECT FROM account_settings s WHERE s.account_id = book.account_id
       AND s.default_payment_instrument_id = required ->> 'payoutInstrumentId'
  ) THEN RETURN 'instrument_not_payable'; END IF;

  IF (required ->> 'availableCents')::bigint > book.available_cents THEN RETURN 'amount_over_available'; END IF;

  IF required ? 'refundableCents' THEN
    IF EXISTS (SELECT FROM disputes d WHERE d.transaction_id = required ->> 'parentId' AND d.closed_at IS NULL) THEN
      RETURN 'dispute_open';
    END IF;
    refundable := coalesce(ledger.refundable_cents(required ->> 'parentId'), 0);
    IF refundable = 0 THEN RETURN 'nothing_refundable'; END IF;
    IF (required ->> 'refundableCents')::bigint > refundable THEN RETURN 'amount_over_refundable'; END IF;
  END IF;

  IF required ? 'parentState' AND EXISTS (
    SELECT FROM ledger_entries e WHERE e.transaction_id = required ->> 'parentId' AND e.category = 'transaction'
       AND e.status <> required ->> 'parentState'
  ) THEN RETURN 'parent_settled'; END IF;
  RETURN NULL;
END $$;

CREATE TABLE "transaction_words" (
	"word_key" bigint NOT NULL,
	"ordinal" bigint NOT NULL,
	CONSTRAINT "transaction_words_word_key_ordinal_pk" PRIMARY KEY("word_key","ordinal")
);
--> statement-breakpoint
DROP INDEX "transactions_amount";--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "filter" jsonb;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "total_count" bigint;--> statement-breakpoint
UPDATE exports SET total_count = through_ordinal;--> statement-breakpoint
ALTER TABLE "exports" ALTER COLUMN "total_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "total_count_capped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "last_four" text;--> statement-breakpoint
-- Given to what is there already; as everything else that a transaction is, it never changes from then on.
ALTER TABLE transactions DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE transactions t SET last_four = p.last_four FROM payment_instruments p WHERE p.id = t.payment_instrument_id;
--> statement-breakpoint
ALTER TABLE transactions ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE INDEX "transactions_facets" ON "transactions" USING btree ("account_id","list","status","method","channel",(floor(ln("amount_cents"::double precision) * 4)::integer),("ordinal" + 0),"ordinal","amount_cents");--> statement-breakpoint
CREATE INDEX "transactions_last_four" ON "transactions" USING btree ("account_id","list","last_four","status","method","channel",(floor(ln("amount_cents"::double precision) * 4)::integer),("ordinal" + 0),"ordinal","amount_cents") WHERE "transactions"."last_four" is not null;--> statement-breakpoint
CREATE INDEX "transactions_amounts" ON "transactions" USING btree ("account_id","list","amount_cents",("ordinal" + 0),"ordinal","status","method","channel","last_four");--> statement-breakpoint
DROP TRIGGER stays_what_it_is ON transactions;
--> statement-breakpoint
CREATE TRIGGER stays_what_it_is BEFORE UPDATE OF id, account_id, list, ordinal, amount_cents, type, subtype, method, channel,
    payment_instrument_id, last_four, serial_number, parent_transaction_id, reference_id, description, tags, created_by, created_at
  ON transactions FOR EACH ROW EXECUTE FUNCTION ledger.check_transaction_change();
--> statement-breakpoint
-- The words of a text, each once, in small letters: what stands between letters and digits parts them.
CREATE FUNCTION ledger.words(written text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(lower(written), '[^[:alnum:]]+') word WHERE word <> '';
$$;
--> statement-breakpoint
CREATE FUNCTION ledger.word_key(account text, list text, word text) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT ('x' || left(md5(account || ' ' || list || ' ' || word), 16))::bit(64)::bigint;
$$;
--> statement-breakpoint
INSERT INTO transaction_words (word_key, ordinal)
SELECT ledger.word_key(t.account_id, t.list, word), t.ordinal FROM transactions t, ledger.words(t.description) word;
--> statement-breakpoint
-- As before, and what a list is narrowed to by is written with each transaction: the end of its instrument's number and the
-- words of its description.
CREATE OR REPLACE FUNCTION ledger.add_transactions(additions jsonb, INOUT book merchant_ledgers, OUT rows jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  addition jsonb;
  place bigint;
  written transactions;
BEGIN
  rows := '[]';
  FOR addition IN SELECT value FROM jsonb_array_elements(additions) LOOP
    CASE addition ->> 'list'
      WHEN 'payments' THEN book.payment_count := book.payment_count + 1; place := book.payment_count;
      WHEN 'payouts' THEN book.payout_count := book.payout_count + 1; place := book.payout_count;
      WHEN 'refunds' THEN book.refund_count := book.refund_count + 1; place := book.refund_count;
    END CASE;
    written := jsonb_populate_record(NULL::transactions, addition);
    written.account_id := book.account_id;
    written.ordinal := place;
    written.created_at := book.last_posted_at;
    written.last_four := (SELECT p.last_four FROM payment_instruments p WHERE p.id = written.payment_instrument_id);
    IF written.status IN ('succeeded', 'completed', 'failed') THEN written.final_at := book.last_posted_at; END IF;
    INSERT INTO transactions SELECT written.*;
    IF written.description IS NOT NULL THEN
      INSERT INTO transaction_words (word_key, ordinal)
      SELECT ledger.word_key(written.account_id, written.list, word), place FROM ledger.words(written.description) word;
    END IF;
    rows := rows || to_jsonb(written);
  END LOOP;
END $$;
--> statement-breakpoint
-- The first place of a list from a moment on, one behind its end where there is none: within a list, places and times have
-- one order, for both are given out under the account's lock. Some 23 looks into the list's index for five million rows.
CREATE FUNCTION ledger.place_since(account text, list_name text, length bigint, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  first bigint := 1;
  beyond bigint := length + 1;
  middle bigint;
BEGIN
  WHILE first < beyond LOOP
    middle := (first + beyond) / 2;
    IF (SELECT t.created_at < moment FROM transactions t
         WHERE t.account_id = account AND t.list = list_name AND t.ordinal = middle) THEN
      first := middle + 1;
    ELSE
      beyond := middle;
    END IF;
  END LOOP;
  RETURN first;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION ledger.words(text), ledger.word_key(text, text, text),
  ledger.place_since(text, text, bigint, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.words(text), ledger.word_key(text, text, text),
  ledger.place_since(text, text, bigint, timestamptz) TO tillbook_app;
--> statement-breakpoint
GRANT SELECT ON transaction_words TO tillbook_app;

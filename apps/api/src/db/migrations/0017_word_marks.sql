ALTER TABLE "transactions" DROP CONSTRAINT "transactions_list";--> statement-breakpoint
DROP INDEX "transactions_facets";--> statement-breakpoint
DROP INDEX "transactions_last_four";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "word_bits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Three of 64 marks for each word of a text. A row that lacks one of a sought text's marks lacks a word of it; a row that has them
-- all nearly always has the words, which is then looked up.
CREATE FUNCTION ledger.word_bits(written text) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bit_or((1::bigint << (hash & 63)) | (1::bigint << ((hash >> 6) & 63)) | (1::bigint << ((hash >> 12) & 63))), 0)
    FROM ledger.words(written) word, LATERAL (SELECT ('x' || left(md5(word), 5))::bit(20)::integer AS hash) hashed;
$$;
REVOKE ALL ON FUNCTION ledger.word_bits(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.word_bits(text) TO tillbook_app;
ALTER TABLE transactions DISABLE TRIGGER USER;
UPDATE transactions SET word_bits = ledger.word_bits(description) WHERE description IS NOT NULL;
ALTER TABLE transactions ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_list" ON "transactions" USING btree ("account_id","list","ordinal")
  INCLUDE ("status","method","channel","last_four","amount_cents","word_bits");--> statement-breakpoint
CREATE INDEX "transactions_facets" ON "transactions" USING btree ("account_id","list","status","method","channel",(floor(ln("amount_cents"::double precision) * 4)::integer),("ordinal" + 0),"ordinal","amount_cents","word_bits");--> statement-breakpoint
CREATE INDEX "transactions_last_four" ON "transactions" USING btree ("account_id","list","last_four","status","method","channel",(floor(ln("amount_cents"::double precision) * 4)::integer),("ordinal" + 0),"ordinal","amount_cents","word_bits") WHERE "transactions"."last_four" is not null;--> statement-breakpoint
DROP TRIGGER stays_what_it_is ON transactions;
CREATE TRIGGER stays_what_it_is BEFORE UPDATE OF id, account_id, list, ordinal, amount_cents, type, subtype, method, channel,
    payment_instrument_id, last_four, serial_number, parent_transaction_id, reference_id, description, word_bits, tags, created_by,
    created_at
  ON transactions FOR EACH ROW EXECUTE FUNCTION ledger.check_transaction_change();
-- As before, and the marks of the words are written with each transaction.
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
    written.word_bits := ledger.word_bits(written.description);
    IF written.status IN ('succeeded', 'completed', 'failed') THEN written.final_at := book.last_posted_at; END IF;
    INSERT INTO transactions SELECT written.*;
    IF written.description IS NOT NULL THEN
      INSERT INTO transaction_words (word_key, ordinal)
      SELECT ledger.word_key(written.account_id, written.list, word), place FROM ledger.words(written.description) word;
    END IF;
    rows := rows || to_jsonb(written);
  END LOOP;
END $$;

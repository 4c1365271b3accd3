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

REVOKE ALL ON FUNCTION ledger.add_transactions(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.add_transactions(jsonb, merchant_ledgers) IS
  'Adds the new transactions of a posting, each at the end of its list, with what lists filter by: the last four digits of its '
  'instrument, and its words.';

CREATE OR REPLACE FUNCTION ledger.insert_transactions(new_transactions jsonb, INOUT balances merchant_ledgers, OUT rows jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  new_transaction jsonb;
  ordinal bigint;
  inserted transactions;
BEGIN
  rows := '[]';
  FOR new_transaction IN SELECT value FROM jsonb_array_elements(new_transactions) LOOP
    CASE new_transaction ->> 'list'
      WHEN 'payments' THEN balances.payment_count := balances.payment_count + 1; ordinal := balances.payment_count;
      WHEN 'payouts' THEN balances.payout_count := balances.payout_count + 1; ordinal := balances.payout_count;
      WHEN 'refunds' THEN balances.refund_count := balances.refund_count + 1; ordinal := balances.refund_count;
    END CASE;
    inserted := jsonb_populate_record(NULL::transactions, new_transaction);
    inserted.account_id := balances.account_id;
    inserted.ordinal := ordinal;
    inserted.created_at := balances.last_posted_at;
    inserted.last_four := (SELECT p.last_four FROM payment_instruments p
                            WHERE p.account_id = inserted.account_id AND p.id = inserted.payment_instrument_id);
    inserted.word_bits := ledger.word_bits(inserted.description);
    IF inserted.status IN ('succeeded', 'completed', 'failed') THEN inserted.final_at := balances.last_posted_at; END IF;
    INSERT INTO transactions SELECT inserted.*;
    IF inserted.description IS NOT NULL THEN
      INSERT INTO transaction_words (account_id, word_key, ordinal)
      SELECT inserted.account_id, ledger.word_key(inserted.account_id, inserted.list, word), ordinal
        FROM ledger.words(inserted.description) word;
    END IF;
    IF inserted.tags IS NOT NULL THEN
      INSERT INTO transaction_words (account_id, word_key, ordinal)
      SELECT inserted.account_id, ledger.word_key(inserted.account_id, inserted.list || ' tags', word), ordinal
        FROM ledger.words(ledger.tag_text(inserted.tags)) word;
    END IF;
    IF inserted.list = 'payments' AND (inserted.description IS NOT NULL OR inserted.tags IS NOT NULL) THEN
      INSERT INTO account_words (account_id, word)
      SELECT inserted.account_id, word
        FROM ledger.words(concat_ws(' ', inserted.description, ledger.tag_text(inserted.tags))) word
       WHERE word ~ '[[:alpha:]]'
          ON CONFLICT DO NOTHING;
    END IF;
    rows := rows || to_jsonb(inserted);
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION ledger.insert_transactions(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.insert_transactions(jsonb, merchant_ledgers) IS
  'Adds the new transactions of a posting, each at the end of its list, with the values that lists filter by and searches use: '
  'the last four digits of its instrument, and the words of its description and tags.';

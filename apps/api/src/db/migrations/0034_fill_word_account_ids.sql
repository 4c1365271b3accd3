-- Runs beside releases from 8.
-- A migration of its own: postings go on while it runs, because nobody else changes these rows.
UPDATE transaction_words w SET account_id = found.account_id
  FROM (
    SELECT t.account_id, t.ordinal, ledger.word_key(t.account_id, t.list, word) AS word_key
      FROM transactions t, ledger.words(t.description) word
    UNION
    SELECT t.account_id, t.ordinal, ledger.word_key(t.account_id, t.list || ' tags', word)
      FROM transactions t, ledger.words(ledger.tag_text(t.tags)) word
  ) found
 WHERE w.word_key = found.word_key AND w.ordinal = found.ordinal AND w.account_id IS NULL;
--> statement-breakpoint
ALTER TABLE transaction_words ADD CONSTRAINT transaction_words_account_id CHECK (account_id IS NOT NULL) NOT VALID;

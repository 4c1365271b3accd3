-- The transaction was inserted a moment ago, so the walk from the newest ends with one of the first.
CREATE OR REPLACE FUNCTION ledger.fill_word_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT t.account_id INTO new.account_id FROM transactions t
   WHERE t.ordinal = new.ordinal AND (
           new.word_key IN (SELECT ledger.word_key(t.account_id, t.list, word) FROM ledger.words(t.description) word)
           OR new.word_key IN (SELECT ledger.word_key(t.account_id, t.list || ' tags', word)
                                 FROM ledger.words(ledger.tag_text(t.tags)) word))
   ORDER BY t.id DESC LIMIT 1;
  RETURN new;
END $$;

REVOKE ALL ON FUNCTION ledger.fill_word_account() FROM PUBLIC;
COMMENT ON FUNCTION ledger.fill_word_account() IS
  'Trigger: sets the account of a word that a posting of the previous release inserts with a hashed key only.';

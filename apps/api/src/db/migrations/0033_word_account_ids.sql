-- Runs beside releases from 8.
-- Until functions/ledger/insert_transactions.sql is applied with the last migration, postings insert words without their account.
CREATE FUNCTION ledger.fill_word_account() RETURNS trigger
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
--> statement-breakpoint
ALTER TABLE "transaction_words" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE TRIGGER fills_account BEFORE INSERT ON transaction_words FOR EACH ROW WHEN (new.account_id IS NULL)
  EXECUTE FUNCTION ledger.fill_word_account();--> statement-breakpoint
-- It has no primary key, because its index is in the order of bytes; logical replication names rows by that one.
ALTER TABLE account_words REPLICA IDENTITY USING INDEX account_words_beginning;

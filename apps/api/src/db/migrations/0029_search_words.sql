CREATE TABLE "account_words" (
	"account_id" text NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_words_beginning" ON "account_words" USING btree ("account_id","word" text_pattern_ops);--> statement-breakpoint
CREATE FUNCTION ledger.tag_text(tags jsonb) RETURNS text
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT string_agg(value, ' ') FROM jsonb_each_text(tags);
$$;
--> statement-breakpoint
-- What is there already, as postings write it from now on.
INSERT INTO transaction_words (word_key, ordinal)
SELECT ledger.word_key(t.account_id, t.list || ' tags', word), t.ordinal
  FROM transactions t, ledger.words(ledger.tag_text(t.tags)) word;
--> statement-breakpoint
INSERT INTO account_words (account_id, word)
SELECT DISTINCT t.account_id, word
  FROM transactions t, ledger.words(concat_ws(' ', t.description, ledger.tag_text(t.tags))) word
 WHERE t.list = 'payments' AND word ~ '[[:alpha:]]';
--> statement-breakpoint
GRANT SELECT ON account_words TO tillbook_app;

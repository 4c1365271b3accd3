-- Runs beside releases from 8.
CREATE TABLE "instrument_words" (
	"account_id" text NOT NULL,
	"word" text NOT NULL,
	"ordinal" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "instrument_words_beginning" ON "instrument_words" USING btree ("account_id","word" text_pattern_ops,"ordinal");--> statement-breakpoint
-- The unique index names a row for logical replication: a primary key would be in the order of the collation.
ALTER TABLE instrument_words REPLICA IDENTITY USING INDEX instrument_words_beginning;--> statement-breakpoint
CREATE FUNCTION ledger.insert_instrument_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO instrument_words (account_id, word, ordinal)
  SELECT new.account_id, word, new.ordinal FROM ledger.words(new.owner_name) word
      ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A trigger, because releases without the table insert payment instruments, too.
CREATE TRIGGER inserts_words AFTER INSERT ON payment_instruments FOR EACH ROW EXECUTE FUNCTION ledger.insert_instrument_words();--> statement-breakpoint
GRANT SELECT ON instrument_words TO tillbook_app;

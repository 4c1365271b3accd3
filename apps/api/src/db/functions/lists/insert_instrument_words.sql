CREATE OR REPLACE FUNCTION ledger.insert_instrument_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO instrument_words (account_id, word, ordinal)
  SELECT new.account_id, word, new.ordinal FROM ledger.words(new.owner_name) word
      ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION ledger.insert_instrument_words() FROM PUBLIC;
COMMENT ON FUNCTION ledger.insert_instrument_words() IS
  'Trigger: inserts the words of the owner of a new payment instrument.';

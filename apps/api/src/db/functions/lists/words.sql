CREATE OR REPLACE FUNCTION ledger.words(written text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(lower(written), '[^[:alnum:]]+') word WHERE word <> '';
$$;

REVOKE ALL ON FUNCTION ledger.words(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.words(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.words(text) IS
  'Returns the distinct words of a text in lower case: letters and digits, separated by any other characters.';

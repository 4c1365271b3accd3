CREATE OR REPLACE FUNCTION ledger.word_key(account text, list text, word text) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT ('x' || left(md5(account || ' ' || list || ' ' || word), 16))::bit(64)::bigint;
$$;

REVOKE ALL ON FUNCTION ledger.word_key(text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.word_key(text, text, text) TO tillbook_app;
COMMENT ON FUNCTION ledger.word_key(text, text, text) IS
  'Returns the key of a word in transaction_words: a 64-bit hash of account, list and word.';

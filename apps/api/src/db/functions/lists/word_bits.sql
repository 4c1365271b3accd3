CREATE OR REPLACE FUNCTION ledger.word_bits(written text) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bit_or((1::bigint << (hash & 63)) | (1::bigint << ((hash >> 6) & 63)) | (1::bigint << ((hash >> 12) & 63))), 0)
    FROM ledger.words(written) word, LATERAL (SELECT ('x' || left(md5(word), 5))::bit(20)::integer AS hash) hashed;
$$;

REVOKE ALL ON FUNCTION ledger.word_bits(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.word_bits(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.word_bits(text) IS
  'Returns the Bloom filter signature of a text: three bits of 64 for each of its words. A row that lacks a bit of a search lacks a '
  'word; a row with all bits nearly always has the words, which are then looked up.';

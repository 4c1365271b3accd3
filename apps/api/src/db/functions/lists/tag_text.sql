CREATE OR REPLACE FUNCTION ledger.tag_text(tags jsonb) RETURNS text
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT string_agg(value, ' ') FROM jsonb_each_text(tags);
$$;

REVOKE ALL ON FUNCTION ledger.tag_text(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.tag_text(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.tag_text(jsonb) IS
  'Returns the values of tags, without their names, as one text.';

CREATE OR REPLACE FUNCTION ledger.ordinal_since(account text, list_name text, length bigint, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  first bigint := 1;
  beyond bigint := length + 1;
  middle bigint;
BEGIN
  WHILE first < beyond LOOP
    middle := (first + beyond) / 2;
    IF (SELECT t.created_at < moment FROM transactions t
         WHERE t.account_id = account AND t.list = list_name AND t.ordinal = middle) THEN
      first := middle + 1;
    ELSE
      beyond := middle;
    END IF;
  END LOOP;
  RETURN first;
END $$;

REVOKE ALL ON FUNCTION ledger.ordinal_since(text, text, bigint, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.ordinal_since(text, text, bigint, timestamptz) TO tillbook_app;
COMMENT ON FUNCTION ledger.ordinal_since(text, text, bigint, timestamptz) IS
  'Returns the first ordinal of a list of transactions at or after a moment, or the last ordinal plus one. A binary search, about 23 '
  'probes for five million rows: within a list, ordinals and times are in the same order, as both are assigned under the account''s lock.';

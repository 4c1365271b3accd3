CREATE OR REPLACE FUNCTION ledger.settled_since(account text, length bigint, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  first bigint := 1;
  beyond bigint := length + 1;
  middle bigint;
BEGIN
  WHILE first < beyond LOOP
    middle := (first + beyond) / 2;
    IF (SELECT e.settled_at < moment FROM ledger_entries e
         WHERE e.account_id = account AND e.settled_ordinal = middle) THEN
      first := middle + 1;
    ELSE
      beyond := middle;
    END IF;
  END LOOP;
  RETURN first;
END $$;

REVOKE ALL ON FUNCTION ledger.settled_since(text, bigint, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.settled_since(text, bigint, timestamptz) TO tillbook_app;
COMMENT ON FUNCTION ledger.settled_since(text, bigint, timestamptz) IS
  'Returns the first settled ordinal at or after a moment, or the last ordinal plus one. A binary search: entries settle under the '
  'account''s lock, so their ordinals and times are in the same order.';

CREATE OR REPLACE FUNCTION ledger.refuse_future(instant timestamptz) RETURNS void
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF EXISTS (SELECT FROM operations.simulation) THEN RETURN; END IF;
  RAISE EXCEPTION 'The time % is ahead of the database''s, which is %.', instant, clock_timestamp() USING ERRCODE = 'TB001';
END $$;

REVOKE ALL ON FUNCTION ledger.refuse_future(timestamptz) FROM PUBLIC;
COMMENT ON FUNCTION ledger.refuse_future(timestamptz) IS
  'Raises an error unless the database is marked as simulated: a posting by a clock that is ahead would move its account''s time ahead.';

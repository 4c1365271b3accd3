CREATE INDEX "ledger_entries_facets" ON "ledger_entries" USING btree ("account_id","category",(floor(ln("amount_cents"::double precision) * 4)::integer),("settled_ordinal" + 0),"amount_cents") WHERE "ledger_entries"."settled_ordinal" is not null;
--> statement-breakpoint
-- The first settled ordinal from a moment on, one behind the last where there is none: entries settle under the account's lock,
-- so their ordinals and their times have one order.
CREATE FUNCTION ledger.settled_since(account text, length bigint, moment timestamptz) RETURNS bigint
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
--> statement-breakpoint
REVOKE ALL ON FUNCTION ledger.settled_since(text, bigint, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.settled_since(text, bigint, timestamptz) TO tillbook_app;

CREATE OR REPLACE FUNCTION ledger.check_line_addition() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT entry_set_id, count(*) AS added FROM added_lines GROUP BY entry_set_id) a
      JOIN entry_sets s ON s.id = a.entry_set_id AND (s.status <> 'Draft' OR s.line_cents IS NOT NULL)
     WHERE s.line_cents IS NOT NULL
        OR a.added <> (SELECT count(*) FROM entry_lines l WHERE l.entry_set_id = a.entry_set_id)
  ) THEN
    RAISE EXCEPTION 'A posted entry set takes no further lines.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION ledger.check_line_addition() FROM PUBLIC;
COMMENT ON FUNCTION ledger.check_line_addition() IS
  'Trigger: allows the lines of a posted set in one statement only, and no lines for a set that has them in its own row.';

-- Runs beside releases from 8.
-- The oldest release that can run on this database: raised by migrations, read by processes that may have to leave.
CREATE TABLE operations.oldest_release (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  number integer NOT NULL
);
--> statement-breakpoint
INSERT INTO operations.oldest_release (number) VALUES (0);
--> statement-breakpoint
GRANT USAGE ON SCHEMA operations TO tillbook_app;
--> statement-breakpoint
GRANT SELECT ON operations.oldest_release TO tillbook_app;

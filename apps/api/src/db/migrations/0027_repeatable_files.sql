-- Which text of each repeatable file (functions/, comments/) the database has, and of which release: written by migrate() alone.
CREATE SCHEMA operations;
--> statement-breakpoint
CREATE TABLE operations.repeatable_files (
  name text PRIMARY KEY,
  sha256 text NOT NULL,
  release_number integer NOT NULL,
  applied_at timestamp (3) with time zone NOT NULL
);

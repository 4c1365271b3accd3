-- Runs beside releases from 8.
ALTER TABLE "exports" ADD COLUMN "process_id" text;--> statement-breakpoint
ALTER TABLE "throttles" ADD COLUMN "failed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sealing_keys" ADD COLUMN "seals_from" timestamp (3) with time zone;--> statement-breakpoint
UPDATE sealing_keys SET seals_from = created_at;--> statement-breakpoint
-- The processes that serve, as they report themselves every few seconds.
CREATE TABLE operations.processes (
  id text PRIMARY KEY,
  host text NOT NULL,
  release_number integer NOT NULL,
  key_ids text[] NOT NULL,
  sealing_key_id text NOT NULL,
  started_at timestamp (3) with time zone NOT NULL,
  reported_at timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
-- A stream is as short-lived as the connection that it is sent on: nothing is lost with it.
CREATE UNLOGGED TABLE operations.event_streams (
  id text PRIMARY KEY,
  process_id text NOT NULL,
  account_id text NOT NULL,
  session_token_hash bytea NOT NULL
);--> statement-breakpoint
CREATE INDEX event_streams_of_account ON operations.event_streams (account_id);--> statement-breakpoint
CREATE INDEX event_streams_of_session ON operations.event_streams (session_token_hash);--> statement-breakpoint
-- A row marks a database whose clock is moved: by the seed, until it has ended, or by tests.
CREATE TABLE operations.simulation (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  began_at timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
GRANT USAGE ON SCHEMA operations TO tillbook_app;--> statement-breakpoint
GRANT SELECT ON ALL TABLES IN SCHEMA operations TO tillbook_app;--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON operations.processes, operations.event_streams TO tillbook_app;

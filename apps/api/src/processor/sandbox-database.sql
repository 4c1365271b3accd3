-- The tables of the sandbox processor's own database (SANDBOX_DATABASE_URL). Runs at each start: a migration that changes the
-- platform's copy of the tables needs the same change here, for databases that already have the tables.
CREATE SCHEMA IF NOT EXISTS sandbox_processor;
CREATE TABLE IF NOT EXISTS sandbox_processor.requests (
  key text PRIMARY KEY,
  kind text NOT NULL,
  amount_cents bigint NOT NULL,
  outcome text NOT NULL,
  disputed boolean NOT NULL,
  decline_code text,
  decline_message text,
  requested_at timestamp (3) with time zone NOT NULL,
  outcome_at timestamp (3) with time zone NOT NULL,
  dispute_confirmed_at timestamp (3) with time zone,
  returned boolean NOT NULL DEFAULT false,
  return_confirmed_at timestamp (3) with time zone
);
CREATE INDEX IF NOT EXISTS requests_outcome ON sandbox_processor.requests (outcome, outcome_at);
CREATE INDEX IF NOT EXISTS requests_disputes ON sandbox_processor.requests (outcome_at)
  WHERE disputed AND dispute_confirmed_at IS NULL;
CREATE INDEX IF NOT EXISTS requests_returns ON sandbox_processor.requests (outcome_at)
  WHERE returned AND return_confirmed_at IS NULL;
CREATE TABLE IF NOT EXISTS sandbox_processor.evidence (
  key text PRIMARY KEY,
  outcome text NOT NULL,
  received_at timestamp (3) with time zone NOT NULL,
  outcome_at timestamp (3) with time zone NOT NULL
);

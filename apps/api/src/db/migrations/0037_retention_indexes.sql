-- Runs beside releases from 8.
DROP INDEX CONCURRENTLY IF EXISTS idempotency_records_unvisited;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY idempotency_records_unvisited ON idempotency_records USING btree (created_at)
  WHERE is_retained IS NULL AND response_status IS NOT NULL;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS sessions_expired;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY sessions_expired ON sessions USING btree (expires_at);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS instrument_tickets_expired;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY instrument_tickets_expired ON instrument_tickets USING btree (expires_at);

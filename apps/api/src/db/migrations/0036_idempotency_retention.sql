-- Runs beside releases from 8.
ALTER TABLE "idempotency_records" ADD COLUMN "is_reference" boolean;--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD COLUMN "is_retained" boolean;

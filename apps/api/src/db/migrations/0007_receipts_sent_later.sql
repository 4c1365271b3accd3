DROP INDEX "receipts_unsent";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "receipts" SET "next_try_at" = "requested_at";--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "next_try_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "receipts_unsent" ON "receipts" USING btree ("next_try_at") WHERE "receipts"."sent_at" is null and "receipts"."refused_at" is null;--> statement-breakpoint
GRANT UPDATE ("next_try_at") ON "receipts" TO tillbook_app;

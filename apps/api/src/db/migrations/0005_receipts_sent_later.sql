ALTER TABLE "receipts" ALTER COLUMN "sent_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "receipts" SET "requested_at" = "sent_at", "next_try_at" = "sent_at";--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "requested_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "next_try_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "receipts_unsent" ON "receipts" USING btree ("next_try_at") WHERE "receipts"."sent_at" is null and "receipts"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "receipts_transaction" ON "receipts" USING btree ("transaction_id");--> statement-breakpoint
GRANT UPDATE ("next_try_at", "sent_at", "refused_at") ON "receipts" TO tillbook_app;

ALTER TABLE "receipts" ADD COLUMN "requested_by_id" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Who asked for the earlier ones stands in the audit trail, written in the same transaction a moment later.
UPDATE receipts SET requested_by_id = asked.user_id
  FROM (SELECT r.id, min(a.user_id) AS user_id
          FROM receipts r
          JOIN audit_trail a ON a.subject = r.transaction_id AND a.action = 'receipt.request'
                            AND a.at BETWEEN r.requested_at AND r.requested_at + interval '1 second'
          JOIN users u ON u.id = a.user_id
         GROUP BY r.id
        HAVING count(DISTINCT a.user_id) = 1) asked
 WHERE asked.id = receipts.id;

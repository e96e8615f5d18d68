ALTER TABLE "statement_differences" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "statement_differences" ADD CONSTRAINT "statement_differences_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;

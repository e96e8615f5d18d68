CREATE TABLE "payout_fees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"fee" integer NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_fees_in_order" UNIQUE("payout_id","nth"),
	CONSTRAINT "payout_fees_fee" CHECK (fee >= 0 and nth > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_fees" ADD CONSTRAINT "payout_fees_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER payout_fees_stay BEFORE UPDATE OR DELETE ON payout_fees
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();

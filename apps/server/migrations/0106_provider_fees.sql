CREATE TABLE "provider_fees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"refund_id" uuid,
	"nth" integer NOT NULL,
	"fee" integer NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_fees_in_order" UNIQUE NULLS NOT DISTINCT("payment_id","refund_id","nth"),
	CONSTRAINT "provider_fees_fee" CHECK (fee >= 0 and nth > 0)
);
--> statement-breakpoint
ALTER TABLE "provider_statement_lines" ADD COLUMN "fee" integer;--> statement-breakpoint
ALTER TABLE "provider_statement_lines" ADD COLUMN "net" integer;--> statement-breakpoint
ALTER TABLE "provider_fees" ADD CONSTRAINT "provider_fees_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_fees" ADD CONSTRAINT "provider_fees_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER provider_fees_stay BEFORE UPDATE OR DELETE ON provider_fees
  FOR EACH ROW EXECUTE FUNCTION money_rows_stay();

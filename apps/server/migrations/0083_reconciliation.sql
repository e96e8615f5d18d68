-- Providers' lists of a day's transactions, and how they differ from our books.
CREATE TABLE "provider_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"day" text NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_statements_one_a_day" UNIQUE("method","day")
);
--> statement-breakpoint
CREATE TABLE "statement_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_refund" boolean NOT NULL,
	"key" text NOT NULL,
	"payment_id" uuid,
	"reference" text,
	"transaction_id" text,
	"ours" integer,
	"theirs" integer,
	"found_at" timestamp with time zone NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "statement_differences_once" UNIQUE("statement_id","kind","key"),
	CONSTRAINT "statement_differences_resolved" CHECK ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (note is null))
);
--> statement-breakpoint
CREATE TABLE "provider_statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"is_refund" boolean NOT NULL,
	"reference" text,
	"transaction_id" text,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "provider_statement_lines_named" CHECK (coalesce(reference, transaction_id) is not null)
);
--> statement-breakpoint
ALTER TABLE "provider_statements" ADD CONSTRAINT "provider_statements_imported_by_people_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_differences" ADD CONSTRAINT "statement_differences_statement_id_provider_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."provider_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_differences" ADD CONSTRAINT "statement_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_differences" ADD CONSTRAINT "statement_differences_resolved_by_people_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_statement_lines" ADD CONSTRAINT "provider_statement_lines_statement_id_provider_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."provider_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_statement_lines_of_statement" ON "provider_statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE FUNCTION resolved_differences_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.resolved_at IS NOT NULL THEN
    RAISE EXCEPTION 'how a difference was resolved is never changed';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER resolved_differences_stay BEFORE UPDATE OR DELETE ON statement_differences
  FOR EACH ROW EXECUTE FUNCTION resolved_differences_stay();

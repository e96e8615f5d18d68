CREATE TABLE "bank_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"limit_rwf" integer NOT NULL,
	"first_by" uuid NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"second_by" uuid,
	"second_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "bank_confirmations_two_people" CHECK (second_by is null or second_by <> first_by),
	CONSTRAINT "bank_confirmations_above_limit" CHECK (done_at is null or amount <= limit_rwf or second_by is not null),
	CONSTRAINT "bank_confirmations_one_end" CHECK (done_at is null or withdrawn_at is null)
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"statement_id" uuid NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"text" text NOT NULL,
	"bank_reference" text,
	"payment_id" uuid,
	"confirmation_id" uuid,
	"note" text,
	"aside_by" uuid,
	"aside_at" timestamp with time zone,
	CONSTRAINT "bank_lines_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_lines_money_that_left" CHECK (amount > 0 or payment_id is null),
	CONSTRAINT "bank_lines_not_both" CHECK (note is null or payment_id is null),
	CONSTRAINT "bank_lines_confirmed" CHECK (confirmation_id is null or payment_id is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"added" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"account" jsonb NOT NULL,
	"next_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "bank_transfers_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "bank_confirmations" ADD CONSTRAINT "bank_confirmations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_confirmations" ADD CONSTRAINT "bank_confirmations_first_by_people_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_confirmations" ADD CONSTRAINT "bank_confirmations_second_by_people_id_fk" FOREIGN KEY ("second_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_confirmation_id_bank_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."bank_confirmations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_aside_by_people_id_fk" FOREIGN KEY ("aside_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_people_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_confirmations_one_open" ON "bank_confirmations" USING btree ("payment_id") WHERE done_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "bank_lines_of_payment" ON "bank_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_lines_by_day" ON "bank_lines" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("id") WHERE payment_id is null and note is null and amount > 0;--> statement-breakpoint
CREATE INDEX "bank_transfers_to_follow" ON "bank_transfers" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
-- What a bank says stays as it was imported; only what people make of it changes.
CREATE FUNCTION keep_bank_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW.id, NEW.fingerprint, NEW.statement_id, NEW.day, NEW.amount, NEW.text)
      IS DISTINCT FROM (OLD.id, OLD.fingerprint, OLD.statement_id, OLD.day, OLD.amount, OLD.text)
    OR NEW.bank_reference IS DISTINCT FROM OLD.bank_reference
  THEN
    RAISE EXCEPTION 'lines of bank statements are never changed';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER bank_lines_stay
  BEFORE UPDATE OR DELETE ON bank_lines
  FOR EACH ROW EXECUTE FUNCTION keep_bank_line();

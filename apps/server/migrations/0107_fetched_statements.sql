ALTER TABLE "provider_statements" ALTER COLUMN "imported_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_statements" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "provider_statement_lines" ADD COLUMN "currency" text DEFAULT 'RWF' NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_statement_lines_by_reference" ON "provider_statement_lines" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "provider_statement_lines_by_number" ON "provider_statement_lines" USING btree ("transaction_id");
CREATE TABLE "document_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"sharer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"opens" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "health_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"media_type" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_document_id_health_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."health_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_shares_by_token" ON "document_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "document_shares_of_document" ON "document_shares" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_shares_of_sharer" ON "document_shares" USING btree ("sharer_id");--> statement-breakpoint
CREATE INDEX "health_documents_of_elder" ON "health_documents" USING btree ("elder_id","date") WHERE "health_documents"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_of_person" ON "uploads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("created_at");
CREATE TABLE "consent_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"action" text NOT NULL,
	"relation" text NOT NULL,
	"permissions" text[] NOT NULL,
	"added" text[] NOT NULL,
	"given_as" text NOT NULL,
	"channel" text NOT NULL,
	"text_version" text,
	"locale" text NOT NULL,
	"witness" text,
	"recorded_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_records_witnessed" CHECK (channel = 'electronic' or witness is not null)
);
--> statement-breakpoint
CREATE TABLE "circle_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"given_as" text NOT NULL,
	"way" text NOT NULL,
	"recipient" text,
	"relation" text NOT NULL,
	"permissions" text[] NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "circle_invitations_end" CHECK ((ended_at is null) = (ending is null))
);
--> statement-breakpoint
ALTER TABLE "circle_invitations" ADD CONSTRAINT "circle_invitations_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invitations" ADD CONSTRAINT "circle_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_records_of_elder" ON "consent_records" USING btree ("elder_id","at","id");--> statement-breakpoint
CREATE INDEX "consent_records_of_person" ON "consent_records" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_invitations_secret" ON "circle_invitations" USING btree ("secret_hash") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "circle_invitations_open" ON "circle_invitations" USING btree ("elder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "circle_invitations_by" ON "circle_invitations" USING btree ("invited_by") WHERE ended_at is null;
CREATE TABLE "message_files" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" real,
	"waveform" jsonb NOT NULL,
	CONSTRAINT "message_files_upload_id_unique" UNIQUE("upload_id"),
	CONSTRAINT "message_files_size_whole" CHECK ((width is null) = (height is null))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'document' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
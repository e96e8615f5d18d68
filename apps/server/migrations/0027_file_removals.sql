CREATE TABLE "file_removals" (
	"id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Parts that nothing needs: never stored completely, or of an upload that is finished or gone.
INSERT INTO "file_removals" ("id", "due_at")
	SELECT 'part-' || "upload_parts"."id", now() + interval '1 hour' FROM "upload_parts"
	LEFT JOIN "uploads" ON "uploads"."id" = "upload_parts"."upload_id"
	WHERE "upload_parts"."begins_at" IS NULL OR "uploads"."id" IS NULL OR "uploads"."finished_at" IS NOT NULL;
--> statement-breakpoint
DELETE FROM "upload_parts" USING "file_removals" WHERE "file_removals"."id" = 'part-' || "upload_parts"."id";
--> statement-breakpoint
-- Documents whose removal was broken off between the row and the file.
INSERT INTO "file_removals" ("id", "due_at")
	SELECT 'upload-' || "id", now() FROM "health_documents" WHERE "removed_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "upload_parts" ALTER COLUMN "begins_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "file_removals_due" ON "file_removals" USING btree ("due_at");

CREATE TABLE "emergency_presses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"emergency_id" uuid NOT NULL,
	"pressed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "emergency_presses" ADD CONSTRAINT "emergency_presses_emergency_id_emergencies_id_fk" FOREIGN KEY ("emergency_id") REFERENCES "public"."emergencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_presses_of" ON "emergency_presses" USING btree ("emergency_id");
ALTER TABLE "emergencies" DROP CONSTRAINT "emergencies_ended";--> statement-breakpoint
DROP INDEX "emergencies_open_once";--> statement-breakpoint
ALTER TABLE "emergencies" ADD COLUMN "followed_by" uuid;--> statement-breakpoint
CREATE INDEX "emergencies_followed" ON "emergencies" USING btree ("followed_by") WHERE followed_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "emergencies_open_once" ON "emergencies" USING btree ("elder_id","drill") WHERE ended_at is null and followed_by is null;--> statement-breakpoint
ALTER TABLE "emergencies" ADD CONSTRAINT "emergencies_ended" CHECK ((ended_at is null) = (state not in ('resolved', 'false-alarm', 'called-again', 'cancelled')));
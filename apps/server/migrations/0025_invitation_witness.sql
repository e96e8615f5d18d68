ALTER TABLE "circle_invitations" ADD COLUMN "witness" text;--> statement-breakpoint
ALTER TABLE "circle_invitations" ADD COLUMN "witness_contact" text;
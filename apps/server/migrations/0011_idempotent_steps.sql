ALTER TABLE "idempotency_keys" ADD COLUMN "seed" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "steps" jsonb DEFAULT '{}'::jsonb NOT NULL;
CREATE TABLE "subscription_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"amount" integer NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_invoices_amount" CHECK (amount > 0 and price >= amount)
);
--> statement-breakpoint
CREATE TABLE "subscription_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "subscription_parts_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"percent" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "subscription_shares_once" UNIQUE("subscription_id","payer_id"),
	CONSTRAINT "subscription_shares_percent" CHECK (percent between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"status" text NOT NULL,
	"price" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"anchor" integer NOT NULL,
	"began_with_trial" boolean NOT NULL,
	"pay_before" date,
	"next_plan" text,
	"next_cycle" text,
	"cancels" boolean DEFAULT false NOT NULL,
	"pause_months" integer,
	"noticed" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "subscriptions_days" CHECK (ends_on > starts_on),
	CONSTRAINT "subscriptions_ended" CHECK ((status = 'ended') = (ended_at is not null))
);
--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_parts" ADD CONSTRAINT "subscription_parts_invoice_id_subscription_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."subscription_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_parts" ADD CONSTRAINT "subscription_parts_payer_id_people_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_shares" ADD CONSTRAINT "subscription_shares_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_shares" ADD CONSTRAINT "subscription_shares_payer_id_people_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_manager_id_people_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_one_period" ON "subscription_invoices" USING btree ("subscription_id","starts_on") WHERE kind = 'period' and state <> 'void';--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_one_open" ON "subscription_invoices" USING btree ("subscription_id","kind") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "subscription_parts_of_invoice" ON "subscription_parts" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "subscription_parts_of_payer" ON "subscription_parts" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "subscription_shares_of_payer" ON "subscription_shares" USING btree ("payer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("elder_id") WHERE status <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_trial" ON "subscriptions" USING btree ("elder_id") WHERE began_with_trial;--> statement-breakpoint
CREATE INDEX "subscriptions_of_manager" ON "subscriptions" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at") WHERE due_at is not null;
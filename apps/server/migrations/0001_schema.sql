CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"target" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"remembered" boolean NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"person_id" uuid,
	"content" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_number" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"photo" text,
	"bio" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"district" text,
	"sector" text,
	"cell" text,
	"village" text,
	"national_id" text,
	"birthdate" date,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address_line" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "emergency_contacts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"relationship" text NOT NULL,
	"phone_number" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_summaries" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"blood_type" text,
	"allergies" text,
	"medications" text,
	"conditions" text,
	"emergency_notes" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"remembered" boolean NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"direction" text NOT NULL,
	"level" text NOT NULL,
	"value" smallint NOT NULL,
	"second" smallint,
	"taken_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"readings" integer NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" uuid,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"booked_by" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"blocked" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, blocked_until)) STORED NOT NULL,
	"type" text NOT NULL,
	"duration" integer NOT NULL,
	"price" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"total" integer NOT NULL,
	"mode" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"cancelled_by" text,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"cancellation_fee" integer DEFAULT 0 NOT NULL,
	"free_until" timestamp with time zone NOT NULL,
	"payment_state" text DEFAULT 'due' NOT NULL,
	"payment_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"held_since" timestamp with time zone NOT NULL,
	"day_reminder_at" timestamp with time zone,
	"hour_reminder_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_in_order" CHECK (starts_at < ends_at and ends_at <= blocked_until),
	CONSTRAINT "bookings_total" CHECK (price >= 0 and total = price + service_fee),
	CONSTRAINT "bookings_cancelled_by_somebody" CHECK ((status = 'cancelled') = (cancelled_by is not null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "care_plan_skips" (
	"plan_id" uuid NOT NULL,
	"day" date NOT NULL,
	"skipped_by" uuid NOT NULL,
	"skipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "care_plan_skips_plan_id_day_pk" PRIMARY KEY("plan_id","day")
);
--> statement-breakpoint
CREATE TABLE "care_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"caregiver_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"time" text NOT NULL,
	"minutes" integer NOT NULL,
	"tasks" text[] NOT NULL,
	"note" text,
	"weekdays" integer[] NOT NULL,
	"ends_on" date NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "care_plans_in_order" CHECK (starts_on <= ends_on)
);
--> statement-breakpoint
CREATE TABLE "care_visit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"tasks" text[] NOT NULL,
	"condition" text,
	"note" text,
	"said_by" uuid NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"caregiver_id" uuid NOT NULL,
	"plan_id" uuid,
	"plan_day" date,
	"arrived_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"tasks" text[] NOT NULL,
	"condition" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"amended_at" timestamp with time zone,
	CONSTRAINT "care_visits_in_order" CHECK (arrived_at < left_at)
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"elder_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_elder_id_day_pk" PRIMARY KEY("elder_id","day")
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_log_heads" (
	"elder_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"permissions" text[] NOT NULL,
	"decides_as" text,
	"since" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "circle_members_are_others" CHECK (elder_id <> person_id)
);
--> statement-breakpoint
CREATE TABLE "visit_access" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "representative_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"court" text NOT NULL,
	"decision_number" text NOT NULL,
	"decided_on" date NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"reason" text,
	"file_removed_at" timestamp with time zone,
	"decided_as" text
);
--> statement-breakpoint
CREATE TABLE "doctor_days_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctor_days_off_in_order" CHECK (from_day <= to_day)
);
--> statement-breakpoint
CREATE TABLE "doctor_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"booking_id" uuid,
	CONSTRAINT "doctor_reviews_one_a_visit" UNIQUE("booking_id"),
	CONSTRAINT "doctor_reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"specialty" text NOT NULL,
	"bio" text NOT NULL,
	"practising_since" smallint NOT NULL,
	"workplace" text NOT NULL,
	"sector_code" text NOT NULL,
	"sector" text NOT NULL,
	"district" text NOT NULL,
	"languages" text[] NOT NULL,
	"types" text[] NOT NULL,
	"price" integer NOT NULL,
	"phone" text,
	"email" text,
	"working_hours" jsonb NOT NULL,
	"rating_hundredths" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_words" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(name || ' ' || search_words), 'àâäáãçèéêëìíîïñòóôöõùúûüÿÀÂÄÁÃÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜŸ', 'aaaaaceeeeiiiinooooouuuuyaaaaaceeeeiiiinooooouuuuy')) STORED NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (verified_at is not null and jsonb_array_length(working_hours) > 0) STORED NOT NULL,
	CONSTRAINT "doctors_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
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
CREATE TABLE "dose_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dose_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medication_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"medication_id" uuid NOT NULL,
	"elder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"name" text NOT NULL,
	"was" jsonb NOT NULL,
	"now" jsonb NOT NULL,
	"reason" text,
	"bought" double precision
);
--> statement-breakpoint
CREATE TABLE "medication_doses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"medication_id" uuid NOT NULL,
	"elder_id" uuid NOT NULL,
	"due_at" timestamp with time zone,
	"dosage" text NOT NULL,
	"pills" double precision NOT NULL,
	"status" text,
	"at" timestamp with time zone,
	"reason" text,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone,
	"pills_used" double precision DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"reminded_again_at" timestamp with time zone,
	"circle_told_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"circle_at" timestamp with time zone,
	"next_step_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "medications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"name" text NOT NULL,
	"dosage" text NOT NULL,
	"form" text NOT NULL,
	"pills_per_dose" double precision NOT NULL,
	"meal" text NOT NULL,
	"note" text,
	"schedule" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"pills" double precision,
	"refill_days" integer NOT NULL,
	"refill_warned_at" timestamp with time zone,
	"remind_again_minutes" integer NOT NULL,
	"tell_circle_minutes" integer NOT NULL,
	"next_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" uuid,
	"stop_reason" text,
	CONSTRAINT "medications_pills" CHECK (pills >= 0)
);
--> statement-breakpoint
CREATE TABLE "note_amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"findings" text,
	"assessment" text,
	"plan" text,
	"written_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "visit_notes_signed" CHECK ((status = 'preliminary') = (signed_at is null))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"title_id" text NOT NULL,
	"text_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"link" text,
	"dedupe_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"posting_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"account" text NOT NULL,
	"debit" integer NOT NULL,
	"credit" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_one_side" CHECK (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"provider" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL,
	"purpose_kind" text NOT NULL,
	"purpose_id" uuid NOT NULL,
	"visit" jsonb NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"phone" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"provider_reference" uuid,
	"provider_transaction_id" text,
	"stray" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"status_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "payments_provider_reference_unique" UNIQUE("provider_reference"),
	CONSTRAINT "payments_once_by_key" UNIQUE("payer_id","idempotency_key"),
	CONSTRAINT "payments_amount" CHECK (amount > 0 and service_fee >= 0 and service_fee <= amount),
	CONSTRAINT "payments_status" CHECK (status in ('created', 'pending', 'succeeded', 'failed', 'expired', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"provider_reference" uuid NOT NULL,
	"provider_transaction_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"requested_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "refunds_provider_reference_unique" UNIQUE("provider_reference"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "record_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text,
	"message" text NOT NULL,
	"urgency" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"rank" integer NOT NULL,
	"searched" text NOT NULL,
	"request_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_messages_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "vital_readings" (
	"id" uuid NOT NULL,
	"elder_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"kind" smallint NOT NULL,
	"value" smallint NOT NULL,
	"second" smallint,
	"status" smallint NOT NULL,
	"source" smallint NOT NULL,
	"glucose_context" smallint,
	"breathing" smallint,
	"consciousness" smallint,
	"recorded_by" uuid NOT NULL,
	"device_name" text,
	"alert_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"replaced_by" uuid,
	CONSTRAINT "vital_readings_elder_id_id_pk" PRIMARY KEY("elder_id","id"),
	CONSTRAINT "vital_readings_second" CHECK ((kind = 2) = (second is not null))
);
--> statement-breakpoint
CREATE TABLE "help_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"elder_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"time" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"note" text,
	"sector_code" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"said_done_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"stars" integer,
	"thanks" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_requests_in_order" CHECK (starts_at <= ends_at),
	CONSTRAINT "help_requests_stars" CHECK (stars between 1 and 5),
	CONSTRAINT "help_requests_taken_by_somebody" CHECK (state not in ('accepted', 'to-confirm', 'done') or taken_by is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cron_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_aside" (
	"work_id" text NOT NULL,
	"row_id" text NOT NULL,
	"code" text NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_work_id_row_id_pk" PRIMARY KEY("work_id","row_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"status" integer,
	"body" text,
	CONSTRAINT "idempotency_keys_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"secret" text NOT NULL,
	"dedupe_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"reply_to" text,
	"thread" text,
	CONSTRAINT "outbox_messages_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
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
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_summaries" ADD CONSTRAINT "medical_summaries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_people" ADD CONSTRAINT "device_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_alerts" ADD CONSTRAINT "health_alerts_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_patient_id_people_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_booked_by_people_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plan_skips" ADD CONSTRAINT "care_plan_skips_plan_id_care_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."care_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_plans" ADD CONSTRAINT "care_plans_caregiver_id_people_id_fk" FOREIGN KEY ("caregiver_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visit_entries" ADD CONSTRAINT "care_visit_entries_visit_id_care_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."care_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visits" ADD CONSTRAINT "care_visits_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visits" ADD CONSTRAINT "care_visits_caregiver_id_people_id_fk" FOREIGN KEY ("caregiver_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_visits" ADD CONSTRAINT "care_visits_plan_id_care_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."care_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_access" ADD CONSTRAINT "visit_access_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_access" ADD CONSTRAINT "visit_access_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invitations" ADD CONSTRAINT "circle_invitations_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_invitations" ADD CONSTRAINT "circle_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representative_claims" ADD CONSTRAINT "representative_claims_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representative_claims" ADD CONSTRAINT "representative_claims_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_days_off" ADD CONSTRAINT "doctor_days_off_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_reviews" ADD CONSTRAINT "doctor_reviews_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_reviews" ADD CONSTRAINT "doctor_reviews_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_document_id_health_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."health_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_documents" ADD CONSTRAINT "health_documents_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_entries" ADD CONSTRAINT "dose_entries_dose_id_medication_doses_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."medication_doses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_changes" ADD CONSTRAINT "medication_changes_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_changes" ADD CONSTRAINT "medication_changes_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_doses" ADD CONSTRAINT "medication_doses_medication_id_medications_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."medications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_doses" ADD CONSTRAINT "medication_doses_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_amendments" ADD CONSTRAINT "note_amendments_note_id_visit_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."visit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_people_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_entries" ADD CONSTRAINT "record_entries_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_readings" ADD CONSTRAINT "vital_readings_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_elder_id_people_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_taken_by_people_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_newest" ON "one_time_codes" USING btree ("purpose","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_of_person" ON "recovery_codes" USING btree ("person_id","code_hash");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "social_accounts_person" ON "social_accounts" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_proven_phone" ON "people" USING btree ("phone_number") WHERE "people"."phone_verified";--> statement-breakpoint
CREATE INDEX "people_phone" ON "people" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "people_photo" ON "people" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "people_volunteers" ON "people" USING btree ("district","sector") WHERE roles @> '{VOLUNTEER}';--> statement-breakpoint
CREATE UNIQUE INDEX "device_people_once" ON "device_people" USING btree ("device_hash","person_id");--> statement-breakpoint
CREATE INDEX "device_people_of_person" ON "device_people" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "health_alerts_open" ON "health_alerts" USING btree ("elder_id","kind","direction") WHERE acknowledged_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "health_alerts_of_elder" ON "health_alerts" USING btree ("elder_id","raised_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_patient" ON "bookings" USING btree ("patient_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_doctor" ON "bookings" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("starts_at") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "care_plans_of_elder" ON "care_plans" USING btree ("elder_id");--> statement-breakpoint
CREATE INDEX "care_plans_of_caregiver" ON "care_plans" USING btree ("caregiver_id","ends_on");--> statement-breakpoint
CREATE INDEX "care_visit_entries_of_visit" ON "care_visit_entries" USING btree ("visit_id","said_at");--> statement-breakpoint
CREATE INDEX "care_visits_of_elder" ON "care_visits" USING btree ("elder_id","arrived_at","id");--> statement-breakpoint
CREATE INDEX "care_visits_of_caregiver" ON "care_visits" USING btree ("caregiver_id","arrived_at");--> statement-breakpoint
CREATE UNIQUE INDEX "care_visits_once" ON "care_visits" USING btree ("plan_id","plan_day");--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_chain" ON "access_log" USING btree ("elder_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_members_once" ON "circle_members" USING btree ("elder_id","person_id") WHERE "circle_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "circle_members_of_person" ON "circle_members" USING btree ("person_id") WHERE "circle_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "visit_access_of_person" ON "visit_access" USING btree ("person_id","elder_id","closes_at");--> statement-breakpoint
CREATE INDEX "visit_access_of_elder" ON "visit_access" USING btree ("elder_id","closes_at");--> statement-breakpoint
CREATE INDEX "consent_records_of_elder" ON "consent_records" USING btree ("elder_id","at","id");--> statement-breakpoint
CREATE INDEX "consent_records_of_person" ON "consent_records" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_invitations_secret" ON "circle_invitations" USING btree ("secret_hash") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "circle_invitations_open" ON "circle_invitations" USING btree ("elder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "circle_invitations_by" ON "circle_invitations" USING btree ("invited_by") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "representative_claims_once" ON "representative_claims" USING btree ("elder_id","person_id") WHERE "representative_claims"."status" in ('waiting', 'confirmed');--> statement-breakpoint
CREATE INDEX "representative_claims_by_status" ON "representative_claims" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "representative_claims_of_person" ON "representative_claims" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "doctor_days_off_by_doctor" ON "doctor_days_off" USING btree ("doctor_id","to_day");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_reviews_once" ON "doctor_reviews" USING btree ("doctor_id","author_id") WHERE booking_id is null;--> statement-breakpoint
CREATE INDEX "doctor_reviews_newest" ON "doctor_reviews" USING btree ("doctor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "doctors_by_rating" ON "doctors" USING btree ((- rating_hundredths),(- reviews),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_by_price" ON "doctors" USING btree ("price",(- rating_hundredths),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_by_price_falling" ON "doctors" USING btree ((- price),(- rating_hundredths),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_by_reviews" ON "doctors" USING btree ((- reviews),(- rating_hundredths),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "doctors_search" ON "doctors" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "document_shares_by_token" ON "document_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "document_shares_of_document" ON "document_shares" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_shares_of_sharer" ON "document_shares" USING btree ("sharer_id");--> statement-breakpoint
CREATE INDEX "health_documents_of_elder" ON "health_documents" USING btree ("elder_id","date") WHERE "health_documents"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "dose_entries_of_dose" ON "dose_entries" USING btree ("dose_id","recorded_at");--> statement-breakpoint
CREATE INDEX "medication_changes_of_medication" ON "medication_changes" USING btree ("medication_id","at","id");--> statement-breakpoint
CREATE INDEX "medication_changes_of_elder" ON "medication_changes" USING btree ("elder_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "medication_doses_once" ON "medication_doses" USING btree ("medication_id","due_at");--> statement-breakpoint
CREATE INDEX "medication_doses_of_elder" ON "medication_doses" USING btree ("elder_id","due_at");--> statement-breakpoint
CREATE INDEX "medication_doses_as_needed" ON "medication_doses" USING btree ("elder_id","at") WHERE due_at is null;--> statement-breakpoint
CREATE INDEX "medication_doses_steps" ON "medication_doses" USING btree ("next_step_at") WHERE next_step_at is not null;--> statement-breakpoint
CREATE INDEX "medication_doses_ahead" ON "medication_doses" USING btree ("due_at") WHERE status is null;--> statement-breakpoint
CREATE INDEX "medications_of_elder" ON "medications" USING btree ("elder_id");--> statement-breakpoint
CREATE INDEX "medications_due" ON "medications" USING btree ("next_due_at") WHERE next_due_at is not null;--> statement-breakpoint
CREATE INDEX "note_amendments_of_note" ON "note_amendments" USING btree ("note_id","at");--> statement-breakpoint
CREATE INDEX "visit_notes_of_elder" ON "visit_notes" USING btree ("elder_id","written_at","id");--> statement-breakpoint
CREATE INDEX "visit_notes_of_author" ON "visit_notes" USING btree ("author_id","written_at","id");--> statement-breakpoint
CREATE INDEX "activities_of_person" ON "activities" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_person" ON "push_subscriptions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("purpose_kind","purpose_id") WHERE status in ('created', 'pending', 'succeeded') and method <> 'after' and not stray;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_after" ON "payments" USING btree ("purpose_kind","purpose_id") WHERE status = 'created' and method = 'after';--> statement-breakpoint
CREATE INDEX "payments_of_payer" ON "payments" USING btree ("payer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_send" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "record_entries_of_elder" ON "record_entries" USING btree ("elder_id","created_at") WHERE "record_entries"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "contact_answers_of_message" ON "contact_answers" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_rank" ON "contact_messages" USING btree ("rank","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vital_readings_over_time" ON "vital_readings" USING btree ("elder_id","kind","taken_at","id","value","second","status","withdrawn_at");--> statement-breakpoint
CREATE INDEX "help_requests_of_elder" ON "help_requests" USING btree ("elder_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "help_requests_taken" ON "help_requests" USING btree ("taken_by","starts_at","id");--> statement-breakpoint
CREATE INDEX "help_requests_near" ON "help_requests" USING btree ("sector_code","starts_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "help_requests_to_close" ON "help_requests" USING btree ("ends_at") WHERE state in ('open', 'accepted', 'to-confirm');--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "set_aside_last" ON "set_aside" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("next_try_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "uploads_of_person" ON "uploads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("created_at");
-- The schema of commit 6afd867. A database that was migrated up to there has it already.
-- btree_gist lets an exclusion constraint compare ids for equality; pg_trgm forgives small typos.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The log of who read somebody's health is added to and never rewritten.
CREATE FUNCTION access_log_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'entries of the access log are never changed';
END $$;--> statement-breakpoint
-- The audit log is added to and never rewritten.
CREATE FUNCTION audit_events_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'audit events are never changed';
END $$;--> statement-breakpoint
-- The log of consents is added to and never rewritten: it proves that somebody said yes.
CREATE FUNCTION consent_records_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'entries of the consent log are never changed';
END $$;--> statement-breakpoint
-- The directory shows a person's name and picture as the person has them now.
CREATE FUNCTION doctors_follow_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE doctors SET name = NEW.first_name || ' ' || NEW.last_name, image = NEW.photo
  WHERE person_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What was booked stays as it was; only its reversal is added, once.
CREATE FUNCTION keep_bank_charge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.reversed_at IS NOT NULL
    OR (NEW.id, NEW.line_id, NEW.amount, NEW.booked_by, NEW.booked_at)
      IS DISTINCT FROM (OLD.id, OLD.line_id, OLD.amount, OLD.booked_by, OLD.booked_at)
  THEN
    RAISE EXCEPTION 'charges of the bank are never changed';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
-- What a bank says stays as it was imported; only what people make of it changes.
CREATE FUNCTION keep_bank_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW.id, NEW.fingerprint, NEW.statement_id, NEW.day, NEW.amount, NEW.text)
      IS DISTINCT FROM (OLD.id, OLD.fingerprint, OLD.statement_id, OLD.day, OLD.amount, OLD.text)
    OR NEW.bank_reference IS DISTINCT FROM OLD.bank_reference
  THEN
    RAISE EXCEPTION 'lines of bank statements are never changed';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
-- Each posting is balanced when its transaction ends.
CREATE FUNCTION ledger_postings_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF (SELECT sum(debit) <> sum(credit) FROM ledger_entries WHERE posting_id = NEW.posting_id) THEN
    RAISE EXCEPTION 'posting % is not balanced', NEW.posting_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The journal is added to and never rewritten; it goes only with its medicine.
CREATE FUNCTION medication_changes_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'what was done with a medicine is never changed';
END $$;--> statement-breakpoint
-- What happened to money is added to and never rewritten.
CREATE FUNCTION money_rows_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
-- What was added to a signed note is never rewritten.
CREATE FUNCTION note_amendments_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'what was added to a note is never changed';
END $$;--> statement-breakpoint
-- A payment takes no step that its state machine lacks, and what it charges stays as it was made.
CREATE FUNCTION payments_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('created', 'pending'), ('created', 'failed'), ('created', 'expired'),
    ('pending', 'succeeded'), ('pending', 'failed'), ('pending', 'expired'),
    ('expired', 'succeeded'), ('succeeded', 'refunded')
  ) THEN
    RAISE EXCEPTION 'a payment does not go from % to %', OLD.status, NEW.status;
  END IF;
  IF (NEW.payer_id, NEW.purpose_id, NEW.amount, NEW.service_fee, NEW.method, NEW.idempotency_key)
    IS DISTINCT FROM
    (OLD.payer_id, OLD.purpose_id, OLD.amount, OLD.service_fee, OLD.method, OLD.idempotency_key)
  THEN
    RAISE EXCEPTION 'what a payment charges is never changed';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- Earlier versions of an entry are never rewritten; they go only with the entry.
CREATE FUNCTION record_versions_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'what stood in a record before is never changed';
END $$;--> statement-breakpoint
-- A payment goes back in parts, never more than was paid; what was promised is never changed.
CREATE FUNCTION refunds_within_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  paid integer;
  promised integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.payment_id, NEW.amount, NEW.reason, NEW.note, NEW.requested_at)
      IS DISTINCT FROM (OLD.payment_id, OLD.amount, OLD.reason, OLD.note, OLD.requested_at)
      OR OLD.done_at IS NOT NULL
    THEN
      RAISE EXCEPTION 'what was promised or given back is never changed';
    END IF;
    RETURN NEW;
  END IF;
  -- Locked, so that two refunds at once see each other.
  SELECT amount INTO paid FROM payments
    WHERE id = NEW.payment_id AND status IN ('succeeded', 'refunded') FOR UPDATE;
  SELECT coalesce(sum(amount), 0) INTO promised FROM refunds WHERE payment_id = NEW.payment_id;
  IF paid IS NULL OR promised + NEW.amount > paid THEN
    RAISE EXCEPTION 'more than was paid cannot go back';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- How a difference was resolved is never changed.
CREATE FUNCTION resolved_differences_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF OLD.resolved_at IS NOT NULL THEN
    RAISE EXCEPTION 'how a difference was resolved is never changed';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
-- What a doctor has signed stays; only that something was added to it is marked.
CREATE FUNCTION signed_notes_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF OLD.status = 'preliminary' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.status = 'amended'
    AND ROW(NEW.id, NEW.elder_id, NEW.author_id, NEW.reason, NEW.findings, NEW.assessment, NEW.plan,
      NEW.written_at, NEW.signed_at, NEW.signer_name, NEW.signer_number)
    IS NOT DISTINCT FROM ROW(OLD.id, OLD.elder_id, OLD.author_id, OLD.reason, OLD.findings,
      OLD.assessment, OLD.plan, OLD.written_at, OLD.signed_at, OLD.signer_name,
      OLD.signer_number) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'signed notes are never changed';
END $$;--> statement-breakpoint
CREATE TABLE access_log (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	seq integer NOT NULL,
	actor_id uuid NOT NULL,
	subject text NOT NULL,
	by text NOT NULL,
	at timestamp with time zone NOT NULL,
	hash text NOT NULL,
	CONSTRAINT access_log_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX access_log_by_actor ON access_log USING btree (actor_id, at);--> statement-breakpoint
CREATE INDEX access_log_by_time ON access_log USING btree (at, id);--> statement-breakpoint
CREATE UNIQUE INDEX access_log_chain ON access_log USING btree (elder_id, seq);--> statement-breakpoint
CREATE TABLE access_log_checks (
	elder_id uuid NOT NULL,
	seq integer NOT NULL,
	hash text NOT NULL,
	intact boolean NOT NULL,
	checked_at timestamp with time zone NOT NULL,
	seal text NOT NULL,
	CONSTRAINT access_log_checks_pkey PRIMARY KEY (elder_id)
);--> statement-breakpoint
CREATE TABLE access_log_heads (
	elder_id uuid NOT NULL,
	seq integer NOT NULL,
	hash text NOT NULL,
	seal text NOT NULL,
	CONSTRAINT access_log_heads_pkey PRIMARY KEY (elder_id)
);--> statement-breakpoint
CREATE TABLE activities (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	text_id text NOT NULL,
	"values" jsonb NOT NULL,
	at timestamp with time zone NOT NULL,
	actor_id uuid,
	kind text,
	ref text,
	key text,
	actor_keeps boolean DEFAULT false NOT NULL,
	CONSTRAINT activities_pkey PRIMARY KEY (id),
	CONSTRAINT activities_key_unique UNIQUE (key)
);--> statement-breakpoint
CREATE INDEX activities_of_actor ON activities USING btree (actor_id, at, id);--> statement-breakpoint
CREATE INDEX activities_of_person ON activities USING btree (person_id, at, id);--> statement-breakpoint
CREATE INDEX activities_of_ref ON activities USING btree (ref);--> statement-breakpoint
CREATE TABLE appointment_access (
	booking_id uuid NOT NULL,
	elder_id uuid NOT NULL,
	person_id uuid NOT NULL,
	opens_at timestamp with time zone NOT NULL,
	closes_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	ended_by uuid,
	opened_at timestamp with time zone NOT NULL,
	CONSTRAINT appointment_access_pkey PRIMARY KEY (booking_id)
);--> statement-breakpoint
CREATE INDEX appointment_access_of_elder ON appointment_access USING btree (elder_id, closes_at);--> statement-breakpoint
CREATE INDEX appointment_access_of_person ON appointment_access USING btree (person_id, elder_id, closes_at);--> statement-breakpoint
CREATE TABLE audit_events (
	id uuid NOT NULL,
	actor_id uuid NOT NULL,
	action text NOT NULL,
	subject_id uuid NOT NULL,
	at timestamp with time zone NOT NULL,
	reason text,
	CONSTRAINT audit_events_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX audit_events_by_subject ON audit_events USING btree (subject_id, at);--> statement-breakpoint
CREATE INDEX audit_events_by_time ON audit_events USING btree (at, id);--> statement-breakpoint
CREATE TABLE badges (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	badge text NOT NULL,
	state text DEFAULT 'chosen'::text NOT NULL,
	organisation text,
	registration text,
	referees jsonb,
	amount integer NOT NULL,
	payment_id uuid,
	paying boolean DEFAULT false NOT NULL,
	checked jsonb,
	checked_by uuid,
	checked_at timestamp with time zone,
	until timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	due_at timestamp with time zone,
	checked_name text,
	CONSTRAINT badges_pkey PRIMARY KEY (id),
	CONSTRAINT badges_amount CHECK ((amount > 0)),
	CONSTRAINT badges_approved CHECK (((state <> 'approved'::text) OR ((until IS NOT NULL) AND (checked IS NOT NULL))))
);--> statement-breakpoint
CREATE INDEX badges_due ON badges USING btree (due_at) WHERE (due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX badges_of_person ON badges USING btree (person_id, created_at);--> statement-breakpoint
CREATE UNIQUE INDEX badges_one_open ON badges USING btree (person_id, badge) WHERE (state = ANY (ARRAY['chosen'::text, 'reviewing'::text]));--> statement-breakpoint
CREATE TABLE bank_charges (
	id uuid NOT NULL,
	line_id uuid NOT NULL,
	amount integer NOT NULL,
	booked_by uuid NOT NULL,
	booked_at timestamp with time zone NOT NULL,
	reversed_at timestamp with time zone,
	reversed_by uuid,
	reversal_reason text,
	CONSTRAINT bank_charges_pkey PRIMARY KEY (id),
	CONSTRAINT bank_charges_amount CHECK ((amount > 0)),
	CONSTRAINT bank_charges_reversal CHECK ((num_nonnulls(reversed_at, reversed_by, reversal_reason) = ANY (ARRAY[0, 3])))
);--> statement-breakpoint
CREATE INDEX bank_charges_of_line ON bank_charges USING btree (line_id);--> statement-breakpoint
CREATE UNIQUE INDEX bank_charges_once ON bank_charges USING btree (line_id) WHERE (reversed_at IS NULL);--> statement-breakpoint
CREATE TABLE bank_confirmations (
	id uuid NOT NULL,
	payment_id uuid NOT NULL,
	amount bigint NOT NULL,
	limit_rwf integer NOT NULL,
	first_by uuid NOT NULL,
	first_at timestamp with time zone NOT NULL,
	second_by uuid,
	second_at timestamp with time zone,
	done_at timestamp with time zone,
	withdrawn_at timestamp with time zone,
	CONSTRAINT bank_confirmations_pkey PRIMARY KEY (id),
	CONSTRAINT bank_confirmations_above_limit CHECK (((done_at IS NULL) OR (amount <= limit_rwf) OR (second_by IS NOT NULL))),
	CONSTRAINT bank_confirmations_one_end CHECK (((done_at IS NULL) OR (withdrawn_at IS NULL))),
	CONSTRAINT bank_confirmations_two_people CHECK (((second_by IS NULL) OR (second_by <> first_by)))
);--> statement-breakpoint
CREATE UNIQUE INDEX bank_confirmations_one_open ON bank_confirmations USING btree (payment_id) WHERE ((done_at IS NULL) AND (withdrawn_at IS NULL));--> statement-breakpoint
CREATE TABLE bank_lines (
	id uuid NOT NULL,
	fingerprint text NOT NULL,
	statement_id uuid NOT NULL,
	day date NOT NULL,
	amount bigint NOT NULL,
	text text NOT NULL,
	bank_reference text,
	payment_id uuid,
	confirmation_id uuid,
	note text,
	aside_by uuid,
	aside_at timestamp with time zone,
	payout_id uuid,
	refund_id uuid,
	sorted boolean DEFAULT false NOT NULL,
	CONSTRAINT bank_lines_pkey PRIMARY KEY (id),
	CONSTRAINT bank_lines_confirmed CHECK (((confirmation_id IS NULL) OR (payment_id IS NOT NULL))),
	CONSTRAINT bank_lines_money_that_left CHECK (((amount > 0) OR (payment_id IS NULL))),
	CONSTRAINT bank_lines_not_both CHECK (((note IS NULL) OR (payment_id IS NULL))),
	CONSTRAINT bank_lines_sent CHECK (((num_nonnulls(payout_id, refund_id) = 0) OR ((amount < 0) AND (num_nonnulls(payout_id, refund_id) = 1)))),
	CONSTRAINT bank_lines_fingerprint_unique UNIQUE (fingerprint)
);--> statement-breakpoint
CREATE INDEX bank_lines_by_day ON bank_lines USING btree (day, id);--> statement-breakpoint
CREATE INDEX bank_lines_debits ON bank_lines USING btree (day, id) WHERE (amount < 0);--> statement-breakpoint
CREATE INDEX bank_lines_of_payment ON bank_lines USING btree (payment_id);--> statement-breakpoint
CREATE INDEX bank_lines_open ON bank_lines USING btree (id) WHERE ((payment_id IS NULL) AND (note IS NULL) AND (amount > 0));--> statement-breakpoint
CREATE UNIQUE INDEX bank_lines_payout ON bank_lines USING btree (payout_id) WHERE (payout_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX bank_lines_refund ON bank_lines USING btree (refund_id) WHERE (refund_id IS NOT NULL);--> statement-breakpoint
CREATE TABLE bank_statements (
	id uuid NOT NULL,
	name text NOT NULL,
	imported_by uuid NOT NULL,
	imported_at timestamp with time zone NOT NULL,
	added integer NOT NULL,
	CONSTRAINT bank_statements_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE bank_transfers (
	payment_id uuid NOT NULL,
	reference text NOT NULL,
	account jsonb NOT NULL,
	next_at timestamp with time zone,
	reminded_at timestamp with time zone,
	CONSTRAINT bank_transfers_pkey PRIMARY KEY (payment_id),
	CONSTRAINT bank_transfers_reference_unique UNIQUE (reference)
);--> statement-breakpoint
CREATE INDEX bank_transfers_to_follow ON bank_transfers USING btree (next_at) WHERE (next_at IS NOT NULL);--> statement-breakpoint
CREATE TABLE bank_unlisted (
	id uuid NOT NULL,
	payout_id uuid,
	refund_id uuid,
	note text NOT NULL,
	resolved_by uuid NOT NULL,
	resolved_at timestamp with time zone NOT NULL,
	CONSTRAINT bank_unlisted_pkey PRIMARY KEY (id),
	CONSTRAINT bank_unlisted_of_one CHECK ((num_nonnulls(payout_id, refund_id) = 1)),
	CONSTRAINT bank_unlisted_payout_id_unique UNIQUE (payout_id),
	CONSTRAINT bank_unlisted_refund_id_unique UNIQUE (refund_id)
);--> statement-breakpoint
-- A doctor's time is held once: two bookings that are not cancelled never overlap.
CREATE TABLE bookings (
	id uuid NOT NULL,
	doctor_id uuid NOT NULL,
	patient_id uuid NOT NULL,
	booked_by uuid NOT NULL,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	blocked_until timestamp with time zone NOT NULL,
	blocked tstzrange GENERATED ALWAYS AS (tstzrange(starts_at, blocked_until)) STORED NOT NULL,
	type text NOT NULL,
	duration integer NOT NULL,
	price integer NOT NULL,
	service_fee integer NOT NULL,
	total integer NOT NULL,
	mode text NOT NULL,
	note text,
	status text NOT NULL,
	cancelled_by text,
	cancelled_at timestamp with time zone,
	cancel_reason text,
	cancellation_fee integer DEFAULT 0 NOT NULL,
	free_until timestamp with time zone NOT NULL,
	payment_state text DEFAULT 'due'::text NOT NULL,
	payment_id uuid,
	sequence integer DEFAULT 0 NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	held_since timestamp with time zone NOT NULL,
	day_reminder_at timestamp with time zone,
	hour_reminder_at timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	agreed boolean DEFAULT true NOT NULL,
	outcome text,
	CONSTRAINT bookings_pkey PRIMARY KEY (id),
	CONSTRAINT bookings_cancelled_by_somebody CHECK (((status = 'cancelled'::text) = (cancelled_by IS NOT NULL))),
	CONSTRAINT bookings_in_order CHECK (((starts_at < ends_at) AND (ends_at <= blocked_until))),
	CONSTRAINT bookings_outcome CHECK (((outcome IS NULL) OR ((outcome = ANY (ARRAY['done'::text, 'no-show'::text])) AND (status = 'booked'::text)))),
	CONSTRAINT bookings_total CHECK (((price >= 0) AND (total = (price + service_fee)))),
	CONSTRAINT bookings_hold_their_time EXCLUDE USING gist (doctor_id WITH =, blocked WITH &&) WHERE ((status <> 'cancelled'::text))
);--> statement-breakpoint
CREATE INDEX bookings_by_start ON bookings USING btree (starts_at) WHERE (status <> 'cancelled'::text);--> statement-breakpoint
CREATE INDEX bookings_of_doctor ON bookings USING btree (doctor_id, starts_at);--> statement-breakpoint
CREATE INDEX bookings_of_patient ON bookings USING btree (patient_id, starts_at, id);--> statement-breakpoint
CREATE TABLE calendar_feeds (
	person_id uuid NOT NULL,
	token_hash text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT calendar_feeds_pkey PRIMARY KEY (person_id),
	CONSTRAINT calendar_feeds_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE TABLE call_auto_answers (
	elder_id uuid NOT NULL,
	person_id uuid NOT NULL,
	set_by uuid NOT NULL,
	set_at timestamp with time zone NOT NULL,
	CONSTRAINT call_auto_answers_elder_id_person_id_pk PRIMARY KEY (elder_id, person_id)
);--> statement-breakpoint
CREATE INDEX call_auto_answers_of_person ON call_auto_answers USING btree (person_id);--> statement-breakpoint
CREATE TABLE call_legs (
	id uuid NOT NULL,
	call_id uuid NOT NULL,
	person_id uuid NOT NULL,
	session_id uuid NOT NULL,
	joined_at timestamp with time zone NOT NULL,
	left_at timestamp with time zone,
	beat_at timestamp with time zone NOT NULL,
	is_muted boolean NOT NULL,
	has_picture boolean NOT NULL,
	bytes bigint DEFAULT 0 NOT NULL,
	seq integer DEFAULT 0 NOT NULL,
	CONSTRAINT call_legs_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX call_legs_of_call ON call_legs USING btree (call_id);--> statement-breakpoint
CREATE INDEX call_legs_of_person ON call_legs USING btree (person_id);--> statement-breakpoint
CREATE INDEX call_legs_of_session ON call_legs USING btree (session_id) WHERE (left_at IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX call_legs_one_at_a_time ON call_legs USING btree (person_id) WHERE (left_at IS NULL);--> statement-breakpoint
CREATE TABLE call_people (
	call_id uuid NOT NULL,
	person_id uuid NOT NULL,
	state text NOT NULL,
	answers_itself boolean DEFAULT false NOT NULL,
	CONSTRAINT call_people_call_id_person_id_pk PRIMARY KEY (call_id, person_id)
);--> statement-breakpoint
CREATE INDEX call_people_of_person ON call_people USING btree (person_id, call_id);--> statement-breakpoint
CREATE INDEX call_people_ringing ON call_people USING btree (person_id) WHERE (state = 'ringing'::text);--> statement-breakpoint
CREATE TABLE call_signals (
	to_leg uuid NOT NULL,
	seq integer NOT NULL,
	from_leg uuid NOT NULL,
	nth integer NOT NULL,
	call_id uuid NOT NULL,
	kind text NOT NULL,
	payload text NOT NULL,
	CONSTRAINT call_signals_to_leg_seq_pk PRIMARY KEY (to_leg, seq)
);--> statement-breakpoint
CREATE INDEX call_signals_of_call ON call_signals USING btree (call_id);--> statement-breakpoint
CREATE UNIQUE INDEX call_signals_once ON call_signals USING btree (from_leg, nth);--> statement-breakpoint
CREATE TABLE calls (
	id uuid NOT NULL,
	kind text NOT NULL,
	conversation_id uuid,
	booking_id uuid,
	elder_id uuid,
	media text NOT NULL,
	started_by uuid,
	started_at timestamp with time zone NOT NULL,
	rings_until timestamp with time zone NOT NULL,
	open_until timestamp with time zone,
	answered_at timestamp with time zone,
	alone_since timestamp with time zone,
	ended_at timestamp with time zone,
	outcome text,
	change integer NOT NULL,
	due_at timestamp with time zone,
	CONSTRAINT calls_pkey PRIMARY KEY (id),
	CONSTRAINT calls_ended_somehow CHECK (((ended_at IS NULL) = (outcome IS NULL))),
	CONSTRAINT calls_of_something CHECK (((conversation_id IS NULL) <> (booking_id IS NULL))),
	CONSTRAINT calls_rest CHECK (((ended_at IS NULL) = (due_at IS NOT NULL)))
);--> statement-breakpoint
CREATE INDEX calls_due ON calls USING btree (due_at) WHERE (due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX calls_ended ON calls USING btree (ended_at, id) WHERE (ended_at IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX calls_of_booking_once ON calls USING btree (booking_id) WHERE ((ended_at IS NULL) AND (booking_id IS NOT NULL));--> statement-breakpoint
CREATE UNIQUE INDEX calls_of_conversation_once ON calls USING btree (conversation_id) WHERE ((ended_at IS NULL) AND (conversation_id IS NOT NULL));--> statement-breakpoint
CREATE INDEX calls_started_by ON calls USING btree (started_by);--> statement-breakpoint
CREATE TABLE care_visit_entries (
	id uuid NOT NULL,
	visit_id uuid NOT NULL,
	arrived_at timestamp with time zone NOT NULL,
	left_at timestamp with time zone,
	tasks text[] NOT NULL,
	condition text,
	note text,
	said_by uuid NOT NULL,
	said_at timestamp with time zone NOT NULL,
	CONSTRAINT care_visit_entries_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX care_visit_entries_of_visit ON care_visit_entries USING btree (visit_id, said_at);--> statement-breakpoint
CREATE TABLE care_visits (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	caregiver_id uuid NOT NULL,
	schedule_id uuid,
	schedule_day date,
	arrived_at timestamp with time zone NOT NULL,
	left_at timestamp with time zone,
	tasks text[] NOT NULL,
	condition text,
	note text,
	created_at timestamp with time zone NOT NULL,
	finished_at timestamp with time zone,
	amended_at timestamp with time zone,
	CONSTRAINT care_visits_pkey PRIMARY KEY (id),
	CONSTRAINT care_visits_in_order CHECK ((arrived_at < left_at))
);--> statement-breakpoint
CREATE INDEX care_visits_of_caregiver ON care_visits USING btree (caregiver_id, arrived_at);--> statement-breakpoint
CREATE INDEX care_visits_of_elder ON care_visits USING btree (elder_id, arrived_at, id);--> statement-breakpoint
CREATE UNIQUE INDEX care_visits_once ON care_visits USING btree (schedule_id, schedule_day);--> statement-breakpoint
CREATE TABLE channel_messages (
	id uuid NOT NULL,
	channel text NOT NULL,
	reference text NOT NULL,
	phone text NOT NULL,
	person_id uuid,
	command text NOT NULL,
	heard_at timestamp with time zone NOT NULL,
	done_at timestamp with time zone,
	minutes integer,
	words text,
	CONSTRAINT channel_messages_pkey PRIMARY KEY (id),
	CONSTRAINT channel_messages_once UNIQUE (channel, reference)
);--> statement-breakpoint
CREATE INDEX channel_messages_of_person ON channel_messages USING btree (person_id);--> statement-breakpoint
CREATE INDEX channel_messages_waiting ON channel_messages USING btree (heard_at);--> statement-breakpoint
CREATE TABLE check_in_plans (
	elder_id uuid NOT NULL,
	is_on boolean NOT NULL,
	weekdays jsonb NOT NULL,
	"time" text NOT NULL,
	paused_until date,
	pause_reason text,
	changed_at timestamp with time zone NOT NULL,
	changed_by uuid NOT NULL,
	opens_at timestamp with time zone,
	planned_at timestamp with time zone NOT NULL,
	tell_after_minutes integer DEFAULT 10 NOT NULL,
	other_times jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT check_in_plans_pkey PRIMARY KEY (elder_id)
);--> statement-breakpoint
CREATE INDEX check_in_plans_opening ON check_in_plans USING btree (opens_at) WHERE (opens_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX check_in_plans_planned ON check_in_plans USING btree (planned_at);--> statement-breakpoint
CREATE TABLE check_ins (
	elder_id uuid NOT NULL,
	day date NOT NULL,
	at timestamp with time zone NOT NULL,
	via text DEFAULT 'app'::text NOT NULL,
	mood text,
	last_at timestamp with time zone NOT NULL,
	CONSTRAINT check_ins_elder_id_day_pk PRIMARY KEY (elder_id, day)
);--> statement-breakpoint
CREATE TABLE circle_invitations (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	invited_by uuid NOT NULL,
	given_as text NOT NULL,
	way text NOT NULL,
	recipient text,
	relation text NOT NULL,
	permissions text[] NOT NULL,
	text_version text NOT NULL,
	locale text NOT NULL,
	secret_hash text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	ending text,
	witness text,
	witness_contact text,
	CONSTRAINT circle_invitations_pkey PRIMARY KEY (id),
	CONSTRAINT circle_invitations_end CHECK (((ended_at IS NULL) = (ending IS NULL)))
);--> statement-breakpoint
CREATE INDEX circle_invitations_by ON circle_invitations USING btree (invited_by) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE INDEX circle_invitations_open ON circle_invitations USING btree (elder_id) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX circle_invitations_secret ON circle_invitations USING btree (secret_hash) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE TABLE circle_members (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	person_id uuid NOT NULL,
	relation text NOT NULL,
	permissions text[] NOT NULL,
	decides_as text,
	since timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	ended_by uuid,
	vouched_phone text,
	vouched_by uuid,
	vouched_at timestamp with time zone,
	CONSTRAINT circle_members_pkey PRIMARY KEY (id),
	CONSTRAINT circle_members_are_others CHECK ((elder_id <> person_id)),
	CONSTRAINT circle_members_vouched CHECK ((num_nulls(vouched_phone, vouched_by, vouched_at) = ANY (ARRAY[0, 3])))
);--> statement-breakpoint
CREATE INDEX circle_members_of_person ON circle_members USING btree (person_id) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX circle_members_once ON circle_members USING btree (elder_id, person_id) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE TABLE consent_records (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	person_id uuid NOT NULL,
	action text NOT NULL,
	relation text NOT NULL,
	permissions text[] NOT NULL,
	added text[] NOT NULL,
	given_as text NOT NULL,
	channel text NOT NULL,
	text_version text,
	locale text NOT NULL,
	witness text,
	recorded_by uuid NOT NULL,
	given_at timestamp with time zone NOT NULL,
	at timestamp with time zone NOT NULL,
	witness_contact text,
	read_by uuid,
	CONSTRAINT consent_records_pkey PRIMARY KEY (id),
	CONSTRAINT consent_records_witnessed CHECK (((channel = 'electronic'::text) OR (witness IS NOT NULL)))
);--> statement-breakpoint
CREATE INDEX consent_records_of_elder ON consent_records USING btree (elder_id, at, id);--> statement-breakpoint
CREATE INDEX consent_records_of_person ON consent_records USING btree (person_id);--> statement-breakpoint
CREATE TABLE contact_agreements (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	person_id uuid,
	phone text,
	asked_at timestamp with time zone,
	notice_id uuid,
	token_hash text,
	agrees boolean,
	answered_at timestamp with time zone,
	CONSTRAINT contact_agreements_pkey PRIMARY KEY (id),
	CONSTRAINT contact_agreements_answer CHECK (((agrees IS NULL) = (answered_at IS NULL))),
	CONSTRAINT contact_agreements_who CHECK (((person_id IS NULL) = (phone IS NOT NULL))),
	CONSTRAINT contact_agreements_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE INDEX contact_agreements_of_person ON contact_agreements USING btree (person_id);--> statement-breakpoint
CREATE UNIQUE INDEX contact_agreements_person ON contact_agreements USING btree (elder_id, person_id) WHERE (person_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX contact_agreements_phone ON contact_agreements USING btree (elder_id, phone) WHERE (person_id IS NULL);--> statement-breakpoint
CREATE INDEX contact_agreements_to_renew ON contact_agreements USING btree (answered_at) WHERE (agrees AND ((asked_at IS NULL) OR (asked_at <= answered_at)));--> statement-breakpoint
CREATE TABLE contact_answers (
	id uuid NOT NULL,
	message_id uuid NOT NULL,
	author_id uuid NOT NULL,
	text text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT contact_answers_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX contact_answers_of_message ON contact_answers USING btree (message_id, created_at);--> statement-breakpoint
CREATE TABLE contact_changes (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	kind text NOT NULL,
	old_value text,
	old_proved boolean NOT NULL,
	secret_hash text NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT contact_changes_pkey PRIMARY KEY (id),
	CONSTRAINT contact_changes_secret_hash_unique UNIQUE (secret_hash)
);--> statement-breakpoint
CREATE INDEX contact_changes_of_person ON contact_changes USING btree (person_id, changed_at);--> statement-breakpoint
CREATE TABLE contact_messages (
	id uuid NOT NULL,
	reference text NOT NULL,
	person_id uuid,
	name text NOT NULL,
	email text NOT NULL,
	phone text,
	subject text,
	message text NOT NULL,
	urgency text NOT NULL,
	locale text NOT NULL,
	state text DEFAULT 'open'::text NOT NULL,
	rank integer NOT NULL,
	searched text NOT NULL,
	request_key text,
	fingerprint text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
	CONSTRAINT contact_messages_reference_unique UNIQUE (reference),
	CONSTRAINT contact_messages_request_key_unique UNIQUE (request_key)
);--> statement-breakpoint
CREATE INDEX contact_messages_by_rank ON contact_messages USING btree (rank, created_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX contact_messages_search ON contact_messages USING gin (searched gin_trgm_ops);--> statement-breakpoint
CREATE TABLE conversation_marks (
	id uuid NOT NULL,
	conversation_id uuid NOT NULL,
	person_id uuid NOT NULL,
	delivered integer DEFAULT 0 NOT NULL,
	read integer DEFAULT 0 NOT NULL,
	cleared integer DEFAULT 0 NOT NULL,
	is_listed boolean DEFAULT false NOT NULL,
	is_muted boolean DEFAULT false NOT NULL,
	tell_at timestamp with time zone,
	told_at timestamp with time zone,
	CONSTRAINT conversation_marks_pkey PRIMARY KEY (id),
	CONSTRAINT conversation_marks_in_order CHECK ((read <= delivered)),
	CONSTRAINT conversation_marks_once UNIQUE (conversation_id, person_id)
);--> statement-breakpoint
CREATE INDEX conversation_marks_of_person ON conversation_marks USING btree (person_id);--> statement-breakpoint
CREATE INDEX conversation_marks_to_tell ON conversation_marks USING btree (tell_at) WHERE (tell_at IS NOT NULL);--> statement-breakpoint
CREATE TABLE conversations (
	id uuid NOT NULL,
	kind text NOT NULL,
	first_id uuid,
	second_id uuid,
	elder_id uuid,
	supported_id uuid,
	counter integer DEFAULT 0 NOT NULL,
	last_position integer DEFAULT 0 NOT NULL,
	answered_position integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone NOT NULL,
	active_at timestamp with time zone NOT NULL,
	CONSTRAINT conversations_pkey PRIMARY KEY (id),
	CONSTRAINT conversations_counted CHECK (((last_position <= counter) AND (answered_position <= counter))),
	CONSTRAINT conversations_of_their_kind CHECK ((((kind = 'direct'::text) = (first_id IS NOT NULL)) AND ((kind = 'direct'::text) = (second_id IS NOT NULL)) AND ((kind = 'circle'::text) = (elder_id IS NOT NULL)) AND ((kind = 'support'::text) = (supported_id IS NOT NULL)) AND (kind = ANY (ARRAY['direct'::text, 'circle'::text, 'support'::text])))),
	CONSTRAINT conversations_two_in_order CHECK ((first_id < second_id)),
	CONSTRAINT conversations_of_circle UNIQUE (elder_id),
	CONSTRAINT conversations_of_supported UNIQUE (supported_id),
	CONSTRAINT conversations_of_two UNIQUE (first_id, second_id)
);--> statement-breakpoint
CREATE INDEX conversations_of_second ON conversations USING btree (second_id);--> statement-breakpoint
CREATE INDEX conversations_of_support ON conversations USING btree (active_at, id) WHERE (kind = 'support'::text);--> statement-breakpoint
CREATE TABLE cron_runs (
	id text NOT NULL,
	due_at timestamp with time zone NOT NULL,
	CONSTRAINT cron_runs_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE device_people (
	id uuid NOT NULL,
	device_hash text NOT NULL,
	person_id uuid NOT NULL,
	pin_hash text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	remembered boolean NOT NULL,
	user_agent text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	last_used_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT device_people_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX device_people_of_person ON device_people USING btree (person_id);--> statement-breakpoint
CREATE UNIQUE INDEX device_people_once ON device_people USING btree (device_hash, person_id);--> statement-breakpoint
CREATE TABLE doctor_blocks (
	id uuid NOT NULL,
	doctor_id uuid NOT NULL,
	day date NOT NULL,
	from_time text NOT NULL,
	to_time text NOT NULL,
	reason text,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT doctor_blocks_pkey PRIMARY KEY (id),
	CONSTRAINT doctor_blocks_in_order CHECK ((from_time < to_time))
);--> statement-breakpoint
CREATE INDEX doctor_blocks_by_doctor ON doctor_blocks USING btree (doctor_id, day);--> statement-breakpoint
CREATE TABLE doctor_days_off (
	id uuid NOT NULL,
	doctor_id uuid NOT NULL,
	from_day date NOT NULL,
	to_day date NOT NULL,
	reason text,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT doctor_days_off_pkey PRIMARY KEY (id),
	CONSTRAINT doctor_days_off_in_order CHECK ((from_day <= to_day))
);--> statement-breakpoint
CREATE INDEX doctor_days_off_by_doctor ON doctor_days_off USING btree (doctor_id, to_day);--> statement-breakpoint
CREATE TABLE doctor_notes (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	author_id uuid NOT NULL,
	status text NOT NULL,
	reason text,
	findings text,
	assessment text,
	plan text,
	written_at timestamp with time zone NOT NULL,
	signed_at timestamp with time zone,
	signer_name text,
	signer_number text,
	booking_id uuid,
	appointment_at timestamp with time zone,
	CONSTRAINT doctor_notes_pkey PRIMARY KEY (id),
	CONSTRAINT doctor_notes_signed CHECK (((status = 'preliminary'::text) = (signed_at IS NULL)))
);--> statement-breakpoint
CREATE INDEX doctor_notes_of_author ON doctor_notes USING btree (author_id, written_at, id);--> statement-breakpoint
CREATE INDEX doctor_notes_of_elder ON doctor_notes USING btree (elder_id, written_at, id);--> statement-breakpoint
CREATE TABLE doctor_reviews (
	id uuid NOT NULL,
	doctor_id uuid NOT NULL,
	author_id uuid NOT NULL,
	stars smallint NOT NULL,
	comment text,
	created_at timestamp with time zone NOT NULL,
	booking_id uuid,
	CONSTRAINT doctor_reviews_pkey PRIMARY KEY (id),
	CONSTRAINT doctor_reviews_stars CHECK (((stars >= 1) AND (stars <= 5))),
	CONSTRAINT doctor_reviews_one_a_booking UNIQUE (booking_id)
);--> statement-breakpoint
CREATE INDEX doctor_reviews_newest ON doctor_reviews USING btree (doctor_id, created_at DESC NULLS LAST, id DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX doctor_reviews_once ON doctor_reviews USING btree (doctor_id, author_id) WHERE (booking_id IS NULL);--> statement-breakpoint
CREATE TABLE doctors (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	name text NOT NULL,
	image text,
	specialty text NOT NULL,
	bio text NOT NULL,
	practising_since smallint NOT NULL,
	workplace text NOT NULL,
	sector_code text NOT NULL,
	sector text NOT NULL,
	district text NOT NULL,
	languages text[] NOT NULL,
	types text[] NOT NULL,
	price integer NOT NULL,
	phone text,
	email text,
	working_hours jsonb NOT NULL,
	rating_hundredths integer DEFAULT 0 NOT NULL,
	reviews integer DEFAULT 0 NOT NULL,
	verified_at timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	search_words text NOT NULL,
	search_text text GENERATED ALWAYS AS (translate(lower(((name || ' '::text) || search_words)), 'àâäáãçèéêëìíîïñòóôöõùúûüÿÀÂÄÁÃÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜŸ'::text, 'aaaaaceeeeiiiinooooouuuuyaaaaaceeeeiiiinooooouuuuy'::text)) STORED NOT NULL,
	listed boolean GENERATED ALWAYS AS (((verified_at IS NOT NULL) AND (jsonb_array_length(working_hours) > 0))) STORED NOT NULL,
	kept_name text,
	kept_number text,
	kept_workplace text,
	licensed_until timestamp with time zone,
	CONSTRAINT doctors_pkey PRIMARY KEY (id),
	CONSTRAINT doctors_person_id_unique UNIQUE (person_id)
);--> statement-breakpoint
CREATE INDEX doctors_by_price ON doctors USING btree (price, ((- rating_hundredths)), id) WHERE listed;--> statement-breakpoint
CREATE INDEX doctors_by_price_falling ON doctors USING btree (((- price)), ((- rating_hundredths)), id) WHERE listed;--> statement-breakpoint
CREATE INDEX doctors_by_rating ON doctors USING btree (((- rating_hundredths)), ((- reviews)), id) WHERE listed;--> statement-breakpoint
CREATE INDEX doctors_by_reviews ON doctors USING btree (((- reviews)), ((- rating_hundredths)), id) WHERE listed;--> statement-breakpoint
CREATE INDEX doctors_search ON doctors USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE TABLE document_shares (
	id uuid NOT NULL,
	document_id uuid NOT NULL,
	sharer_id uuid NOT NULL,
	token_hash text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	opens integer DEFAULT 0 NOT NULL,
	last_opened_at timestamp with time zone,
	CONSTRAINT document_shares_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX document_shares_by_token ON document_shares USING btree (token_hash);--> statement-breakpoint
CREATE INDEX document_shares_of_document ON document_shares USING btree (document_id);--> statement-breakpoint
CREATE INDEX document_shares_of_sharer ON document_shares USING btree (sharer_id);--> statement-breakpoint
CREATE TABLE dose_entries (
	id uuid NOT NULL,
	dose_id uuid NOT NULL,
	status text NOT NULL,
	at timestamp with time zone NOT NULL,
	reason text,
	recorded_by uuid NOT NULL,
	recorded_at timestamp with time zone NOT NULL,
	CONSTRAINT dose_entries_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX dose_entries_of_dose ON dose_entries USING btree (dose_id, recorded_at);--> statement-breakpoint
CREATE TABLE emergencies (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	state text NOT NULL,
	level text,
	drill boolean NOT NULL,
	via text NOT NULL,
	started_by uuid,
	started_at timestamp with time zone NOT NULL,
	fires_at timestamp with time zone NOT NULL,
	next_level_at timestamp with time zone,
	latitude double precision,
	longitude double precision,
	accuracy double precision,
	located_at timestamp with time zone,
	ended_at timestamp with time zone,
	ended_by uuid,
	end_note text,
	located_by uuid,
	noticed_at timestamp with time zone,
	followed_by uuid,
	outcome text,
	outcome_place text,
	CONSTRAINT emergencies_pkey PRIMARY KEY (id),
	CONSTRAINT emergencies_ended CHECK (((ended_at IS NULL) = (state <> ALL (ARRAY['resolved'::text, 'false-alarm'::text, 'called-again'::text, 'cancelled'::text])))),
	CONSTRAINT emergencies_forget_position CHECK (((ended_at IS NULL) OR (latitude IS NULL))),
	CONSTRAINT emergencies_rest CHECK (((ended_at IS NULL) OR (next_level_at IS NULL)))
);--> statement-breakpoint
CREATE INDEX emergencies_fired ON emergencies USING btree (fires_at) WHERE (NOT drill);--> statement-breakpoint
CREATE INDEX emergencies_followed ON emergencies USING btree (followed_by) WHERE (followed_by IS NOT NULL);--> statement-breakpoint
CREATE INDEX emergencies_located ON emergencies USING btree (located_at) WHERE (latitude IS NOT NULL);--> statement-breakpoint
CREATE INDEX emergencies_of_elder ON emergencies USING btree (elder_id, started_at);--> statement-breakpoint
CREATE UNIQUE INDEX emergencies_open_once ON emergencies USING btree (elder_id, drill) WHERE ((ended_at IS NULL) AND (followed_by IS NULL));--> statement-breakpoint
CREATE INDEX emergencies_started_by ON emergencies USING btree (started_by) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE INDEX emergencies_to_climb ON emergencies USING btree (next_level_at) WHERE (next_level_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX emergencies_to_fire ON emergencies USING btree (fires_at) WHERE (state = 'counting-down'::text);--> statement-breakpoint
CREATE TABLE emergency_contacts (
	person_id uuid NOT NULL,
	name text NOT NULL,
	relationship text NOT NULL,
	phone_number text NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	CONSTRAINT emergency_contacts_pkey PRIMARY KEY (person_id)
);--> statement-breakpoint
CREATE INDEX emergency_contacts_phone ON emergency_contacts USING btree (phone_number);--> statement-breakpoint
CREATE TABLE emergency_events (
	id uuid NOT NULL,
	emergency_id uuid NOT NULL,
	step text NOT NULL,
	at timestamp with time zone NOT NULL,
	actor_id uuid,
	actor_name text,
	level text,
	people integer,
	note text,
	CONSTRAINT emergency_events_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX emergency_events_of ON emergency_events USING btree (emergency_id, id);--> statement-breakpoint
CREATE TABLE emergency_presses (
	id uuid NOT NULL,
	emergency_id uuid NOT NULL,
	pressed_by uuid,
	CONSTRAINT emergency_presses_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX emergency_presses_of ON emergency_presses USING btree (emergency_id);--> statement-breakpoint
CREATE TABLE emergency_responders (
	id uuid NOT NULL,
	emergency_id uuid NOT NULL,
	person_id uuid,
	name text,
	phone text,
	relation text,
	level text NOT NULL,
	notice_id uuid,
	token_hash text,
	told_at timestamp with time zone,
	seen_at timestamp with time zone,
	acknowledged_at timestamp with time zone,
	coming_at timestamp with time zone,
	due_at timestamp with time zone,
	arrived_at timestamp with time zone,
	ambulance_at timestamp with time zone,
	card_read_at timestamp with time zone,
	latitude double precision,
	longitude double precision,
	accuracy double precision,
	located_at timestamp with time zone,
	cannot_at timestamp with time zone,
	unreached_at timestamp with time zone,
	wrote text,
	news_at timestamp with time zone,
	news_due_at timestamp with time zone,
	CONSTRAINT emergency_responders_pkey PRIMARY KEY (id),
	CONSTRAINT emergency_responders_who CHECK (((person_id IS NULL) = (phone IS NOT NULL))),
	CONSTRAINT emergency_responders_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE INDEX emergency_responders_contacts ON emergency_responders USING btree (emergency_id) WHERE ((person_id IS NULL) AND (unreached_at IS NULL));--> statement-breakpoint
CREATE INDEX emergency_responders_news_due ON emergency_responders USING btree (news_due_at) WHERE (news_due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX emergency_responders_of_person ON emergency_responders USING btree (person_id);--> statement-breakpoint
CREATE UNIQUE INDEX emergency_responders_person ON emergency_responders USING btree (emergency_id, person_id) WHERE (person_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX emergency_responders_phone ON emergency_responders USING btree (emergency_id, phone) WHERE (person_id IS NULL);--> statement-breakpoint
CREATE INDEX emergency_responders_placed ON emergency_responders USING btree (located_at) WHERE (latitude IS NOT NULL);--> statement-breakpoint
CREATE TABLE emergency_settings (
	elder_id uuid NOT NULL,
	landmarks text,
	shares_card boolean NOT NULL,
	simple_press boolean NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	gate_photo uuid,
	call_order text[],
	CONSTRAINT emergency_settings_pkey PRIMARY KEY (elder_id)
);--> statement-breakpoint
CREATE TABLE emergency_volunteers (
	person_id uuid NOT NULL,
	since timestamp with time zone NOT NULL,
	CONSTRAINT emergency_volunteers_pkey PRIMARY KEY (person_id)
);--> statement-breakpoint
CREATE TABLE expected_check_in_people (
	expected_id uuid NOT NULL,
	person_id uuid,
	told_at timestamp with time zone NOT NULL,
	notice_id uuid,
	id uuid NOT NULL,
	name text,
	phone text,
	CONSTRAINT expected_check_in_people_pkey PRIMARY KEY (id),
	CONSTRAINT expected_check_in_people_who CHECK (((person_id IS NULL) = (phone IS NOT NULL)))
);--> statement-breakpoint
CREATE INDEX expected_check_in_people_of_person ON expected_check_in_people USING btree (person_id);--> statement-breakpoint
CREATE UNIQUE INDEX expected_check_in_people_person ON expected_check_in_people USING btree (expected_id, person_id) WHERE (person_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX expected_check_in_people_phone ON expected_check_in_people USING btree (expected_id, phone) WHERE (person_id IS NULL);--> statement-breakpoint
CREATE TABLE expected_check_ins (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	day date NOT NULL,
	expected_at timestamp with time zone NOT NULL,
	opened_at timestamp with time zone NOT NULL,
	since timestamp with time zone NOT NULL,
	step text,
	step_at timestamp with time zone,
	next_step_at timestamp with time zone,
	told_at timestamp with time zone,
	acknowledged_at timestamp with time zone,
	acknowledged_by uuid,
	answered_at timestamp with time zone,
	tell_after_minutes integer DEFAULT 10 NOT NULL,
	why text DEFAULT 'missed'::text NOT NULL,
	held_until timestamp with time zone,
	lapses integer DEFAULT 0 NOT NULL,
	reached_by uuid,
	away_at timestamp with time zone,
	CONSTRAINT expected_check_ins_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX expected_check_ins_call_once ON expected_check_ins USING btree (elder_id) WHERE ((why = 'not-well'::text) AND (answered_at IS NULL));--> statement-breakpoint
CREATE UNIQUE INDEX expected_check_ins_day ON expected_check_ins USING btree (elder_id, day) WHERE (why = 'missed'::text);--> statement-breakpoint
CREATE INDEX expected_check_ins_due ON expected_check_ins USING btree (next_step_at) WHERE ((next_step_at IS NOT NULL) AND (answered_at IS NULL));--> statement-breakpoint
CREATE INDEX expected_check_ins_open ON expected_check_ins USING btree (elder_id) WHERE (answered_at IS NULL);--> statement-breakpoint
CREATE TABLE file_removals (
	id text NOT NULL,
	due_at timestamp with time zone NOT NULL,
	CONSTRAINT file_removals_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX file_removals_due ON file_removals USING btree (due_at);--> statement-breakpoint
CREATE TABLE file_store (
	"only" boolean DEFAULT true NOT NULL,
	identity uuid NOT NULL,
	place text NOT NULL,
	host text NOT NULL,
	since timestamp with time zone NOT NULL,
	CONSTRAINT file_store_pkey PRIMARY KEY ("only"),
	CONSTRAINT file_store_only_one CHECK ("only")
);--> statement-breakpoint
CREATE TABLE health_alert_people (
	alert_id uuid NOT NULL,
	person_id uuid NOT NULL,
	told_at timestamp with time zone,
	notice_id uuid,
	seen_at timestamp with time zone,
	CONSTRAINT health_alert_people_alert_id_person_id_pk PRIMARY KEY (alert_id, person_id)
);--> statement-breakpoint
CREATE INDEX health_alert_people_of_person ON health_alert_people USING btree (person_id);--> statement-breakpoint
CREATE TABLE health_alert_steps (
	alert_id uuid NOT NULL,
	step text NOT NULL,
	at timestamp with time zone NOT NULL,
	people integer NOT NULL,
	CONSTRAINT health_alert_steps_alert_id_step_pk PRIMARY KEY (alert_id, step)
);--> statement-breakpoint
CREATE TABLE health_alerts (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	kind text NOT NULL,
	direction text NOT NULL,
	level text NOT NULL,
	value smallint NOT NULL,
	second smallint,
	taken_at timestamp with time zone NOT NULL,
	since timestamp with time zone NOT NULL,
	readings integer NOT NULL,
	raised_at timestamp with time zone NOT NULL,
	told_at timestamp with time zone,
	acknowledged_at timestamp with time zone,
	acknowledged_by uuid,
	withdrawn_at timestamp with time zone,
	ended_at timestamp with time zone,
	ended_reading uuid,
	ended_by uuid,
	end_note text,
	climb_at timestamp with time zone,
	judged_by text,
	outcome text,
	place text,
	CONSTRAINT health_alerts_pkey PRIMARY KEY (id),
	CONSTRAINT health_alerts_note CHECK (((ended_by IS NULL) = (end_note IS NULL)))
);--> statement-breakpoint
CREATE INDEX health_alerts_climbing ON health_alerts USING btree (climb_at) WHERE ((climb_at IS NOT NULL) AND (acknowledged_at IS NULL) AND (ended_at IS NULL) AND (withdrawn_at IS NULL));--> statement-breakpoint
CREATE INDEX health_alerts_of_elder ON health_alerts USING btree (elder_id, raised_at, id);--> statement-breakpoint
CREATE INDEX health_alerts_over_time ON health_alerts USING btree (elder_id, taken_at, id);--> statement-breakpoint
CREATE INDEX health_alerts_standing ON health_alerts USING btree (elder_id) WHERE ((withdrawn_at IS NULL) AND ((acknowledged_at IS NULL) OR ((level = 'urgent'::text) AND (ended_at IS NULL))));--> statement-breakpoint
CREATE TABLE health_documents (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	title text NOT NULL,
	kind text NOT NULL,
	date date NOT NULL,
	media_type text NOT NULL,
	size integer NOT NULL,
	added_by uuid NOT NULL,
	added_at timestamp with time zone NOT NULL,
	removed_at timestamp with time zone,
	removed_by uuid,
	copy_of uuid,
	CONSTRAINT health_documents_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX health_documents_of_elder ON health_documents USING btree (elder_id, date) WHERE (removed_at IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX health_documents_one_copy ON health_documents USING btree (copy_of) WHERE (removed_at IS NULL);--> statement-breakpoint
CREATE TABLE held_notices (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	due_at timestamp with time zone NOT NULL,
	useless_at timestamp with time zone,
	mail text NOT NULL,
	sms text NOT NULL,
	sms_key text,
	CONSTRAINT held_notices_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX held_notices_due ON held_notices USING btree (due_at, id);--> statement-breakpoint
CREATE INDEX held_notices_of_person ON held_notices USING btree (person_id, due_at, id);--> statement-breakpoint
CREATE TABLE help_partings (
	request_id uuid NOT NULL,
	volunteer_id uuid NOT NULL,
	how text NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT help_partings_once PRIMARY KEY (request_id, volunteer_id)
);--> statement-breakpoint
CREATE INDEX help_partings_of_volunteer ON help_partings USING btree (volunteer_id, at);--> statement-breakpoint
CREATE TABLE help_requests (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	asked_by uuid NOT NULL,
	kind text NOT NULL,
	day date NOT NULL,
	part text NOT NULL,
	"time" text,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	minutes integer NOT NULL,
	note text,
	sector_code text NOT NULL,
	state text DEFAULT 'open'::text NOT NULL,
	taken_by uuid,
	taken_at timestamp with time zone,
	said_done_at timestamp with time zone,
	closed_at timestamp with time zone,
	stars integer,
	thanks text,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	CONSTRAINT help_requests_pkey PRIMARY KEY (id),
	CONSTRAINT help_requests_in_order CHECK ((starts_at <= ends_at)),
	CONSTRAINT help_requests_stars CHECK (((stars >= 1) AND (stars <= 5))),
	CONSTRAINT help_requests_taken_by_somebody CHECK (((state <> ALL (ARRAY['accepted'::text, 'to-confirm'::text, 'done'::text])) OR (taken_by IS NOT NULL)))
);--> statement-breakpoint
CREATE INDEX help_requests_near ON help_requests USING btree (sector_code, starts_at, id) WHERE (state = 'open'::text);--> statement-breakpoint
CREATE INDEX help_requests_of_asker ON help_requests USING btree (asked_by);--> statement-breakpoint
CREATE INDEX help_requests_of_elder ON help_requests USING btree (elder_id, starts_at, id);--> statement-breakpoint
CREATE INDEX help_requests_taken ON help_requests USING btree (taken_by, starts_at, id);--> statement-breakpoint
CREATE INDEX help_requests_to_close ON help_requests USING btree (ends_at) WHERE (state = ANY (ARRAY['open'::text, 'accepted'::text, 'to-confirm'::text]));--> statement-breakpoint
CREATE TABLE idempotency_keys (
	person_id uuid NOT NULL,
	key text NOT NULL,
	fingerprint text NOT NULL,
	started_at timestamp with time zone NOT NULL,
	status integer,
	body text,
	seed uuid DEFAULT gen_random_uuid() NOT NULL,
	steps jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT idempotency_keys_person_id_key_pk PRIMARY KEY (person_id, key)
);--> statement-breakpoint
CREATE TABLE last_seen (
	person_id uuid NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT last_seen_pkey PRIMARY KEY (person_id)
);--> statement-breakpoint
CREATE TABLE ledger_entries (
	id uuid NOT NULL,
	posting_id uuid NOT NULL,
	payment_id uuid,
	account text NOT NULL,
	debit integer NOT NULL,
	credit integer NOT NULL,
	at timestamp with time zone NOT NULL,
	payout_id uuid,
	charge_id uuid,
	CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
	CONSTRAINT ledger_entries_of_one CHECK ((num_nonnulls(payment_id, payout_id, charge_id) = 1)),
	CONSTRAINT ledger_entries_one_side CHECK (((debit >= 0) AND (credit >= 0) AND ((debit = 0) <> (credit = 0))))
);--> statement-breakpoint
CREATE INDEX ledger_entries_of_charge ON ledger_entries USING btree (charge_id) WHERE (charge_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX ledger_entries_of_payment ON ledger_entries USING btree (payment_id);--> statement-breakpoint
CREATE INDEX ledger_entries_of_payout ON ledger_entries USING btree (payout_id) WHERE (payout_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX ledger_entries_of_posting ON ledger_entries USING btree (posting_id);--> statement-breakpoint
CREATE TABLE location_views (
	message_id uuid NOT NULL,
	person_id uuid NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT location_views_once PRIMARY KEY (message_id, person_id)
);--> statement-breakpoint
CREATE INDEX location_views_of_person ON location_views USING btree (person_id);--> statement-breakpoint
CREATE TABLE medical_summaries (
	person_id uuid NOT NULL,
	blood_type text,
	allergies text,
	medications text,
	conditions text,
	emergency_notes text,
	updated_at timestamp with time zone NOT NULL,
	CONSTRAINT medical_summaries_pkey PRIMARY KEY (person_id)
);--> statement-breakpoint
CREATE TABLE medication_changes (
	id uuid NOT NULL,
	medication_id uuid NOT NULL,
	elder_id uuid NOT NULL,
	kind text NOT NULL,
	at timestamp with time zone NOT NULL,
	by uuid NOT NULL,
	name text NOT NULL,
	was jsonb NOT NULL,
	now jsonb NOT NULL,
	reason text,
	bought double precision,
	CONSTRAINT medication_changes_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX medication_changes_of_elder ON medication_changes USING btree (elder_id, at, id);--> statement-breakpoint
CREATE INDEX medication_changes_of_medication ON medication_changes USING btree (medication_id, at, id);--> statement-breakpoint
CREATE TABLE medication_doses (
	id uuid NOT NULL,
	medication_id uuid NOT NULL,
	elder_id uuid NOT NULL,
	due_at timestamp with time zone,
	dosage text NOT NULL,
	pills double precision NOT NULL,
	status text,
	at timestamp with time zone,
	reason text,
	recorded_by uuid,
	recorded_at timestamp with time zone,
	pills_used double precision DEFAULT 0 NOT NULL,
	reminded_at timestamp with time zone,
	reminded_again_at timestamp with time zone,
	circle_told_at timestamp with time zone,
	missed_at timestamp with time zone,
	circle_at timestamp with time zone,
	next_step_at timestamp with time zone,
	CONSTRAINT medication_doses_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX medication_doses_ahead ON medication_doses USING btree (due_at) WHERE (status IS NULL);--> statement-breakpoint
CREATE INDEX medication_doses_as_needed ON medication_doses USING btree (elder_id, at) WHERE (due_at IS NULL);--> statement-breakpoint
CREATE INDEX medication_doses_of_elder ON medication_doses USING btree (elder_id, due_at);--> statement-breakpoint
CREATE UNIQUE INDEX medication_doses_once ON medication_doses USING btree (medication_id, due_at);--> statement-breakpoint
CREATE INDEX medication_doses_steps ON medication_doses USING btree (next_step_at) WHERE (next_step_at IS NOT NULL);--> statement-breakpoint
CREATE TABLE medications (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	name text NOT NULL,
	dosage text NOT NULL,
	form text NOT NULL,
	pills_per_dose double precision NOT NULL,
	meal text NOT NULL,
	note text,
	schedule jsonb NOT NULL,
	starts_on date NOT NULL,
	ends_on date,
	pills double precision,
	refill_days integer NOT NULL,
	refill_warned_at timestamp with time zone,
	remind_again_minutes integer NOT NULL,
	tell_circle_minutes integer NOT NULL,
	next_due_at timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	created_by uuid NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	stopped_at timestamp with time zone,
	stopped_by uuid,
	stop_reason text,
	CONSTRAINT medications_pkey PRIMARY KEY (id),
	CONSTRAINT medications_pills CHECK ((pills >= (0)::double precision))
);--> statement-breakpoint
CREATE INDEX medications_due ON medications USING btree (next_due_at) WHERE (next_due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX medications_of_elder ON medications USING btree (elder_id);--> statement-breakpoint
CREATE TABLE message_blocks (
	blocker_id uuid NOT NULL,
	blocked_id uuid NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT message_blocks_once PRIMARY KEY (blocker_id, blocked_id),
	CONSTRAINT message_blocks_of_two CHECK ((blocker_id <> blocked_id))
);--> statement-breakpoint
CREATE INDEX message_blocks_of_blocked ON message_blocks USING btree (blocked_id);--> statement-breakpoint
CREATE TABLE message_calls (
	message_id uuid NOT NULL,
	call_id uuid NOT NULL,
	media text NOT NULL,
	outcome text,
	seconds integer,
	CONSTRAINT message_calls_pkey PRIMARY KEY (message_id),
	CONSTRAINT message_calls_call_id_unique UNIQUE (call_id)
);--> statement-breakpoint
CREATE TABLE message_files (
	message_id uuid NOT NULL,
	upload_id uuid NOT NULL,
	name text NOT NULL,
	media_type text NOT NULL,
	size integer NOT NULL,
	width integer,
	height integer,
	seconds real,
	waveform jsonb NOT NULL,
	CONSTRAINT message_files_pkey PRIMARY KEY (message_id),
	CONSTRAINT message_files_size_whole CHECK (((width IS NULL) = (height IS NULL))),
	CONSTRAINT message_files_upload_id_unique UNIQUE (upload_id)
);--> statement-breakpoint
CREATE TABLE message_locations (
	message_id uuid NOT NULL,
	latitude double precision,
	longitude double precision,
	accuracy double precision,
	at timestamp with time zone,
	live_until timestamp with time zone,
	ended_at timestamp with time zone,
	check_at timestamp with time zone,
	CONSTRAINT message_locations_pkey PRIMARY KEY (message_id),
	CONSTRAINT message_locations_checked CHECK (((live_until IS NULL) = (check_at IS NULL))),
	CONSTRAINT message_locations_ended_is_erased CHECK (((ended_at IS NULL) OR (latitude IS NULL))),
	CONSTRAINT message_locations_whole CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude IS NULL) = (accuracy IS NULL)) AND ((latitude IS NULL) = (at IS NULL))))
);--> statement-breakpoint
CREATE INDEX message_locations_live ON message_locations USING btree (check_at) WHERE ((live_until IS NOT NULL) AND (ended_at IS NULL));--> statement-breakpoint
CREATE TABLE message_reactions (
	message_id uuid NOT NULL,
	person_id uuid NOT NULL,
	reaction text NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT message_reactions_once PRIMARY KEY (message_id, person_id)
);--> statement-breakpoint
CREATE INDEX message_reactions_of_person ON message_reactions USING btree (person_id);--> statement-breakpoint
CREATE TABLE message_reports (
	id uuid NOT NULL,
	message_id uuid,
	sender_id uuid NOT NULL,
	kind text NOT NULL,
	content text NOT NULL,
	sent_at timestamp with time zone NOT NULL,
	reporter_id uuid NOT NULL,
	reason text NOT NULL,
	words text,
	reported_at timestamp with time zone NOT NULL,
	closed_at timestamp with time zone,
	closed_by uuid,
	note text,
	CONSTRAINT message_reports_pkey PRIMARY KEY (id),
	CONSTRAINT message_reports_closed CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
	CONSTRAINT message_reports_once UNIQUE (message_id, reporter_id)
);--> statement-breakpoint
CREATE INDEX message_reports_by_time ON message_reports USING btree (reported_at, id);--> statement-breakpoint
CREATE INDEX message_reports_of_reporter ON message_reports USING btree (reporter_id);--> statement-breakpoint
CREATE INDEX message_reports_of_sender ON message_reports USING btree (sender_id);--> statement-breakpoint
CREATE TABLE messages (
	id uuid NOT NULL,
	conversation_id uuid NOT NULL,
	"position" integer NOT NULL,
	change integer NOT NULL,
	sender_id uuid NOT NULL,
	kind text NOT NULL,
	content text NOT NULL,
	folded text NOT NULL,
	sent_at timestamp with time zone NOT NULL,
	written_at timestamp with time zone,
	edited_at timestamp with time zone,
	deleted_at timestamp with time zone,
	reply_to uuid,
	reply_sender_id uuid,
	reply_kind text,
	reply_excerpt text,
	CONSTRAINT messages_pkey PRIMARY KEY (id),
	CONSTRAINT messages_answer_whole CHECK ((((reply_to IS NULL) = (reply_kind IS NULL)) AND ((reply_to IS NULL) = (reply_excerpt IS NULL)) AND ((reply_to IS NULL) = (reply_sender_id IS NULL)))),
	CONSTRAINT messages_counted CHECK (((1 <= "position") AND ("position" <= change))),
	CONSTRAINT messages_deleted_is_empty CHECK (((deleted_at IS NULL) OR ((content = ''::text) AND (folded = ''::text)))),
	CONSTRAINT messages_by_change UNIQUE (conversation_id, change),
	CONSTRAINT messages_in_order UNIQUE (conversation_id, "position")
);--> statement-breakpoint
CREATE INDEX messages_answering ON messages USING btree (reply_to) WHERE (reply_to IS NOT NULL);--> statement-breakpoint
CREATE INDEX messages_of_sender ON messages USING btree (sender_id, conversation_id);--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE TABLE note_amendments (
	id uuid NOT NULL,
	note_id uuid NOT NULL,
	text text NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT note_amendments_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX note_amendments_of_note ON note_amendments USING btree (note_id, at);--> statement-breakpoint
CREATE TABLE notifications (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	type text NOT NULL,
	priority text NOT NULL,
	title_id text NOT NULL,
	text_id text NOT NULL,
	"values" jsonb NOT NULL,
	link text,
	dedupe_key text,
	created_at timestamp with time zone NOT NULL,
	read_at timestamp with time zone,
	cleared_at timestamp with time zone,
	CONSTRAINT notifications_pkey PRIMARY KEY (id),
	CONSTRAINT notifications_dedupe_key_unique UNIQUE (dedupe_key)
);--> statement-breakpoint
CREATE INDEX notifications_in_bell ON notifications USING btree (person_id, created_at, id) WHERE (cleared_at IS NULL);--> statement-breakpoint
CREATE INDEX notifications_of_person ON notifications USING btree (person_id, created_at, id);--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications USING btree (person_id) WHERE (read_at IS NULL);--> statement-breakpoint
CREATE TABLE one_time_codes (
	id uuid NOT NULL,
	purpose text NOT NULL,
	subject text NOT NULL,
	code_hash text NOT NULL,
	target text,
	tries integer DEFAULT 0 NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT one_time_codes_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX one_time_codes_subject ON one_time_codes USING btree (purpose, subject);--> statement-breakpoint
CREATE TABLE outbox_messages (
	id uuid NOT NULL,
	channel text NOT NULL,
	recipient text NOT NULL,
	subject text,
	body text NOT NULL,
	secret text NOT NULL,
	dedupe_key text,
	created_at timestamp with time zone NOT NULL,
	next_try_at timestamp with time zone NOT NULL,
	attempts integer DEFAULT 0 NOT NULL,
	sent_at timestamp with time zone,
	failed_at timestamp with time zone,
	last_error text,
	reply_to text,
	thread text,
	priority text DEFAULT 'ordinary'::text NOT NULL,
	useless_at timestamp with time zone,
	person_id uuid,
	notice_id uuid,
	passed_on_at timestamp with time zone,
	provider text,
	reference text,
	parts integer,
	delivered_at timestamp with time zone,
	avoid text,
	despite_stop boolean DEFAULT false NOT NULL,
	hand_overs jsonb DEFAULT '[]'::jsonb NOT NULL,
	attachment jsonb,
	locale text,
	unsubscribe text,
	CONSTRAINT outbox_messages_pkey PRIMARY KEY (id),
	CONSTRAINT outbox_messages_dedupe_key_unique UNIQUE (dedupe_key)
);--> statement-breakpoint
CREATE INDEX outbox_messages_due ON outbox_messages USING btree (channel, priority, next_try_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));--> statement-breakpoint
CREATE INDEX outbox_messages_failed ON outbox_messages USING btree (failed_at, id) WHERE (failed_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX outbox_messages_not_arriving ON outbox_messages USING btree (created_at) WHERE ((notice_id IS NOT NULL) AND (sent_at IS NULL) AND (passed_on_at IS NULL) AND ((failed_at IS NOT NULL) OR ((priority = 'urgent'::text) AND (attempts >= 4))));--> statement-breakpoint
CREATE INDEX outbox_messages_of_notice ON outbox_messages USING btree (notice_id) WHERE (notice_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX outbox_messages_reference ON outbox_messages USING btree (provider, reference) WHERE (reference IS NOT NULL);--> statement-breakpoint
CREATE INDEX outbox_messages_unreported ON outbox_messages USING btree (sent_at) WHERE ((channel = 'sms'::text) AND (priority = 'urgent'::text) AND (sent_at IS NOT NULL) AND (delivered_at IS NULL) AND (avoid IS NULL));--> statement-breakpoint
CREATE TABLE own_limits (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	set_by uuid NOT NULL,
	set_by_name text NOT NULL,
	set_at timestamp with time zone NOT NULL,
	reason text NOT NULL,
	ended_by uuid,
	ended_at timestamp with time zone,
	end_reason text,
	kind text NOT NULL,
	limits text NOT NULL,
	CONSTRAINT own_limits_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX own_limits_current ON own_limits USING btree (elder_id, kind) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE TABLE passwords (
	person_id uuid NOT NULL,
	hash text NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	CONSTRAINT passwords_pkey PRIMARY KEY (person_id)
);--> statement-breakpoint
CREATE TABLE payee_accounts (
	id uuid NOT NULL,
	doctor_id uuid NOT NULL,
	way text NOT NULL,
	holder text NOT NULL,
	bank text NOT NULL,
	number text NOT NULL,
	since timestamp with time zone NOT NULL,
	replaced_at timestamp with time zone,
	CONSTRAINT payee_accounts_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX payee_accounts_of_doctor ON payee_accounts USING btree (doctor_id);--> statement-breakpoint
CREATE UNIQUE INDEX payee_accounts_one ON payee_accounts USING btree (doctor_id) WHERE (replaced_at IS NULL);--> statement-breakpoint
CREATE TABLE payee_requests (
	doctor_id uuid NOT NULL,
	asked_by uuid NOT NULL,
	asked_at timestamp with time zone NOT NULL,
	CONSTRAINT payee_requests_pkey PRIMARY KEY (doctor_id)
);--> statement-breakpoint
CREATE TABLE payment_events (
	id uuid NOT NULL,
	payment_id uuid NOT NULL,
	status text NOT NULL,
	reason text,
	provider jsonb,
	at timestamp with time zone NOT NULL,
	CONSTRAINT payment_events_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX payment_events_of_payment ON payment_events USING btree (payment_id, id);--> statement-breakpoint
CREATE TABLE payments (
	id uuid NOT NULL,
	payer_id uuid NOT NULL,
	purpose_kind text NOT NULL,
	purpose_id uuid NOT NULL,
	paid_for jsonb NOT NULL,
	method text NOT NULL,
	amount integer NOT NULL,
	service_fee integer NOT NULL,
	phone text,
	first_name text NOT NULL,
	last_name text NOT NULL,
	email text NOT NULL,
	terms_accepted_at timestamp with time zone NOT NULL,
	idempotency_key text NOT NULL,
	status text NOT NULL,
	failure text,
	provider_reference uuid,
	provider_transaction_id text,
	stray boolean DEFAULT false NOT NULL,
	created_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone,
	status_at timestamp with time zone NOT NULL,
	next_check_at timestamp with time zone,
	provider text,
	page text,
	provider_session text,
	unheard_since timestamp with time zone,
	CONSTRAINT payments_pkey PRIMARY KEY (id),
	CONSTRAINT payments_amount CHECK (((amount > 0) AND (service_fee >= 0) AND (service_fee <= amount))),
	CONSTRAINT payments_status CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'expired'::text, 'refunded'::text]))),
	CONSTRAINT payments_once_by_key UNIQUE (payer_id, idempotency_key),
	CONSTRAINT payments_provider_reference_unique UNIQUE (provider_reference)
);--> statement-breakpoint
CREATE INDEX payments_of_payer ON payments USING btree (payer_id, created_at, id);--> statement-breakpoint
CREATE INDEX payments_of_purpose ON payments USING btree (purpose_id);--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_after ON payments USING btree (purpose_kind, purpose_id) WHERE ((status = 'created'::text) AND (method = 'after'::text));--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_live ON payments USING btree (purpose_kind, purpose_id) WHERE ((status = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text])) AND (method <> 'after'::text) AND (NOT stray));--> statement-breakpoint
CREATE INDEX payments_to_check ON payments USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);--> statement-breakpoint
CREATE TABLE payout_fees (
	id uuid NOT NULL,
	payout_id uuid NOT NULL,
	nth integer NOT NULL,
	fee integer NOT NULL,
	source text NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT payout_fees_pkey PRIMARY KEY (id),
	CONSTRAINT payout_fees_fee CHECK (((fee >= 0) AND (nth > 0))),
	CONSTRAINT payout_fees_in_order UNIQUE (payout_id, nth)
);--> statement-breakpoint
CREATE TABLE payouts (
	id uuid NOT NULL,
	doctor_id uuid NOT NULL,
	amount integer NOT NULL,
	account text NOT NULL,
	paid_on date NOT NULL,
	reference text NOT NULL,
	recorded_by uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	reversed_at timestamp with time zone,
	reversed_by uuid,
	reversal_reason text,
	paid_to jsonb,
	CONSTRAINT payouts_pkey PRIMARY KEY (id),
	CONSTRAINT payouts_amount CHECK ((amount > 0)),
	CONSTRAINT payouts_reversal CHECK ((num_nonnulls(reversed_at, reversed_by, reversal_reason) = ANY (ARRAY[0, 3])))
);--> statement-breakpoint
CREATE INDEX payouts_by_time ON payouts USING btree (created_at, id);--> statement-breakpoint
CREATE INDEX payouts_of_doctor ON payouts USING btree (doctor_id, created_at, id);--> statement-breakpoint
CREATE UNIQUE INDEX payouts_once ON payouts USING btree (account, lower(reference)) WHERE (reversed_at IS NULL);--> statement-breakpoint
CREATE TABLE people (
	id uuid NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	email text,
	email_verified boolean DEFAULT false NOT NULL,
	phone_number text,
	phone_verified boolean DEFAULT false NOT NULL,
	roles text[] DEFAULT '{}'::text[] NOT NULL,
	photo text,
	bio text,
	locale text DEFAULT 'en'::text NOT NULL,
	verified boolean DEFAULT false NOT NULL,
	district text,
	sector text,
	cell text,
	village text,
	national_id text,
	birthdate date,
	two_factor_enabled boolean DEFAULT false NOT NULL,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	preferences jsonb DEFAULT '{}'::jsonb NOT NULL,
	address_line text,
	deleted_at timestamp with time zone,
	sex text,
	suspended_at timestamp with time zone,
	suspended_reason text,
	suspended_by uuid,
	country text,
	checked_name text,
	died_at timestamp with time zone,
	death_recorded_by uuid,
	death_due_at timestamp with time zone,
	death_recorded_at timestamp with time zone,
	death_notified jsonb DEFAULT '[]'::jsonb NOT NULL,
	lived_at timestamp with time zone,
	CONSTRAINT people_pkey PRIMARY KEY (id),
	CONSTRAINT people_country CHECK ((country ~ '^[A-Z]{2}$'::text)),
	CONSTRAINT people_sex CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text]))),
	CONSTRAINT people_suspended CHECK (((suspended_at IS NULL) = (suspended_reason IS NULL))),
	CONSTRAINT people_email_unique UNIQUE (email)
);--> statement-breakpoint
CREATE INDEX people_by_name ON people USING btree (first_name, last_name, id);--> statement-breakpoint
CREATE INDEX people_by_role ON people USING gin (roles);--> statement-breakpoint
CREATE INDEX people_death_due ON people USING btree (death_due_at) WHERE (death_due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX people_phone ON people USING btree (phone_number);--> statement-breakpoint
CREATE INDEX people_photo ON people USING btree (photo);--> statement-breakpoint
CREATE UNIQUE INDEX people_proven_phone ON people USING btree (phone_number) WHERE phone_verified;--> statement-breakpoint
CREATE INDEX people_volunteers ON people USING btree (district, sector) WHERE (roles @> '{VOLUNTEER}'::text[]);--> statement-breakpoint
CREATE TABLE phone_pins (
	person_id uuid NOT NULL,
	pin_hash text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	set_at timestamp with time zone NOT NULL,
	CONSTRAINT phone_pins_pkey PRIMARY KEY (person_id)
);--> statement-breakpoint
CREATE TABLE presences (
	id uuid NOT NULL,
	process_id uuid NOT NULL,
	person_id uuid NOT NULL,
	status text NOT NULL,
	seen_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	CONSTRAINT presences_pkey PRIMARY KEY (id),
	CONSTRAINT presences_once UNIQUE (process_id, person_id)
);--> statement-breakpoint
CREATE INDEX presences_of_person ON presences USING btree (person_id);--> statement-breakpoint
CREATE INDEX presences_to_end ON presences USING btree (ends_at);--> statement-breakpoint
CREATE TABLE protection_states (
	elder_id uuid NOT NULL,
	state text NOT NULL,
	reasons jsonb NOT NULL,
	owed jsonb NOT NULL,
	told jsonb NOT NULL,
	checked_at timestamp with time zone NOT NULL,
	next_check_at timestamp with time zone NOT NULL,
	CONSTRAINT protection_states_pkey PRIMARY KEY (elder_id)
);--> statement-breakpoint
CREATE INDEX protection_states_due ON protection_states USING btree (next_check_at);--> statement-breakpoint
CREATE TABLE provider_fees (
	id uuid NOT NULL,
	payment_id uuid NOT NULL,
	refund_id uuid,
	nth integer NOT NULL,
	fee integer NOT NULL,
	source text NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT provider_fees_pkey PRIMARY KEY (id),
	CONSTRAINT provider_fees_fee CHECK (((fee >= 0) AND (nth > 0))),
	CONSTRAINT provider_fees_in_order UNIQUE NULLS NOT DISTINCT (payment_id, refund_id, nth)
);--> statement-breakpoint
CREATE TABLE provider_statement_lines (
	id uuid NOT NULL,
	statement_id uuid NOT NULL,
	is_refund boolean NOT NULL,
	reference text,
	transaction_id text,
	amount integer NOT NULL,
	state text NOT NULL,
	fee integer,
	net integer,
	currency text DEFAULT 'RWF'::text NOT NULL,
	CONSTRAINT provider_statement_lines_pkey PRIMARY KEY (id),
	CONSTRAINT provider_statement_lines_named CHECK ((COALESCE(reference, transaction_id) IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX provider_statement_lines_by_number ON provider_statement_lines USING btree (transaction_id);--> statement-breakpoint
CREATE INDEX provider_statement_lines_by_reference ON provider_statement_lines USING btree (reference);--> statement-breakpoint
CREATE INDEX provider_statement_lines_of_statement ON provider_statement_lines USING btree (statement_id);--> statement-breakpoint
CREATE TABLE provider_statements (
	id uuid NOT NULL,
	method text NOT NULL,
	day text NOT NULL,
	imported_by uuid,
	imported_at timestamp with time zone NOT NULL,
	provider text,
	CONSTRAINT provider_statements_pkey PRIMARY KEY (id),
	CONSTRAINT provider_statements_one_a_day UNIQUE (method, day)
);--> statement-breakpoint
CREATE TABLE push_subscriptions (
	session_id uuid NOT NULL,
	person_id uuid NOT NULL,
	endpoint text NOT NULL,
	p256dh text NOT NULL,
	auth text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT push_subscriptions_pkey PRIMARY KEY (session_id),
	CONSTRAINT push_subscriptions_endpoint_unique UNIQUE (endpoint)
);--> statement-breakpoint
CREATE INDEX push_subscriptions_of_person ON push_subscriptions USING btree (person_id);--> statement-breakpoint
CREATE TABLE rate_limits (
	key text NOT NULL,
	count integer NOT NULL,
	resets_at timestamp with time zone NOT NULL,
	CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);--> statement-breakpoint
CREATE TABLE receipt_numbers (
	year integer NOT NULL,
	last integer NOT NULL,
	series text DEFAULT 'HAFI'::text NOT NULL,
	CONSTRAINT receipt_numbers_series_year_pk PRIMARY KEY (series, year)
);--> statement-breakpoint
CREATE TABLE receipts (
	payment_id uuid NOT NULL,
	number text NOT NULL,
	issued_at timestamp with time zone NOT NULL,
	CONSTRAINT receipts_pkey PRIMARY KEY (payment_id),
	CONSTRAINT receipts_number_unique UNIQUE (number)
);--> statement-breakpoint
CREATE INDEX receipts_by_day ON receipts USING btree (issued_at);--> statement-breakpoint
CREATE TABLE record_entries (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	kind text NOT NULL,
	content jsonb NOT NULL,
	recorded_by uuid NOT NULL,
	recorded_at timestamp with time zone NOT NULL,
	created_at timestamp with time zone NOT NULL,
	removed_at timestamp with time zone,
	removed_by uuid,
	removed_reason text,
	CONSTRAINT record_entries_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX record_entries_of_elder ON record_entries USING btree (elder_id, created_at) WHERE (removed_at IS NULL);--> statement-breakpoint
CREATE TABLE record_versions (
	id uuid NOT NULL,
	entry_id uuid NOT NULL,
	elder_id uuid NOT NULL,
	was jsonb NOT NULL,
	was_by uuid NOT NULL,
	was_at timestamp with time zone NOT NULL,
	changed_by uuid NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	reason text,
	CONSTRAINT record_versions_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX record_versions_of_elder ON record_versions USING btree (elder_id, changed_at, id);--> statement-breakpoint
CREATE TABLE recovery_codes (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	code_hash text NOT NULL,
	CONSTRAINT recovery_codes_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX recovery_codes_of_person ON recovery_codes USING btree (person_id, code_hash);--> statement-breakpoint
CREATE TABLE refunds (
	id uuid NOT NULL,
	payment_id uuid NOT NULL,
	amount integer NOT NULL,
	reason text NOT NULL,
	provider_reference uuid NOT NULL,
	provider_transaction_id text,
	attempts integer DEFAULT 0 NOT NULL,
	last_failure text,
	requested_at timestamp with time zone NOT NULL,
	next_try_at timestamp with time zone,
	done_at timestamp with time zone,
	note text,
	told_late_at timestamp with time zone,
	credit_note text,
	pending_since timestamp with time zone,
	CONSTRAINT refunds_pkey PRIMARY KEY (id),
	CONSTRAINT refunds_amount CHECK ((amount > 0)),
	CONSTRAINT refunds_explained CHECK (((reason = 'by-coordinator'::text) = (note IS NOT NULL))),
	CONSTRAINT refunds_credit_note_unique UNIQUE (credit_note),
	CONSTRAINT refunds_provider_reference_unique UNIQUE (provider_reference)
);--> statement-breakpoint
CREATE INDEX refunds_by_day ON refunds USING btree (done_at) WHERE (done_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX refunds_of_payment ON refunds USING btree (payment_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX refunds_once_by_itself ON refunds USING btree (payment_id) WHERE (reason <> 'by-coordinator'::text);--> statement-breakpoint
CREATE INDEX refunds_to_send ON refunds USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);--> statement-breakpoint
CREATE TABLE representative_claims (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	person_id uuid NOT NULL,
	court text NOT NULL,
	decision_number text NOT NULL,
	decided_on date NOT NULL,
	media_type text NOT NULL,
	size integer NOT NULL,
	status text NOT NULL,
	sent_at timestamp with time zone NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	changed_by uuid NOT NULL,
	reason text,
	file_removed_at timestamp with time zone,
	decided_as text,
	CONSTRAINT representative_claims_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX representative_claims_by_status ON representative_claims USING btree (status, sent_at);--> statement-breakpoint
CREATE INDEX representative_claims_of_person ON representative_claims USING btree (person_id);--> statement-breakpoint
CREATE UNIQUE INDEX representative_claims_once ON representative_claims USING btree (elder_id, person_id) WHERE (status = ANY (ARRAY['waiting'::text, 'confirmed'::text]));--> statement-breakpoint
CREATE TABLE sessions (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	token_hash text NOT NULL,
	remembered boolean NOT NULL,
	user_agent text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	last_seen_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	confirmed_at timestamp with time zone,
	CONSTRAINT sessions_pkey PRIMARY KEY (id),
	CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE INDEX sessions_person ON sessions USING btree (person_id);--> statement-breakpoint
CREATE TABLE set_aside (
	work_id text NOT NULL,
	row_id text NOT NULL,
	code text NOT NULL,
	failures integer NOT NULL,
	first_at timestamp with time zone NOT NULL,
	last_at timestamp with time zone NOT NULL,
	next_try_at timestamp with time zone NOT NULL,
	id uuid NOT NULL,
	CONSTRAINT set_aside_work_id_row_id_pk PRIMARY KEY (work_id, row_id),
	CONSTRAINT set_aside_id_unique UNIQUE (id)
);--> statement-breakpoint
CREATE INDEX set_aside_first ON set_aside USING btree (first_at, id);--> statement-breakpoint
CREATE TABLE sms_reports (
	id uuid NOT NULL,
	provider text NOT NULL,
	reference text NOT NULL,
	outcome text NOT NULL,
	heard_at timestamp with time zone NOT NULL,
	CONSTRAINT sms_reports_pkey PRIMARY KEY (id),
	CONSTRAINT sms_reports_once UNIQUE (provider, reference, outcome)
);--> statement-breakpoint
CREATE TABLE sms_stops (
	phone text NOT NULL,
	stopped_at timestamp with time zone NOT NULL,
	CONSTRAINT sms_stops_pkey PRIMARY KEY (phone)
);--> statement-breakpoint
CREATE TABLE social_accounts (
	provider text NOT NULL,
	subject text NOT NULL,
	person_id uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT social_accounts_provider_subject_pk PRIMARY KEY (provider, subject)
);--> statement-breakpoint
CREATE INDEX social_accounts_person ON social_accounts USING btree (person_id);--> statement-breakpoint
CREATE TABLE statement_differences (
	id uuid NOT NULL,
	statement_id uuid NOT NULL,
	kind text NOT NULL,
	is_refund boolean NOT NULL,
	key text NOT NULL,
	payment_id uuid,
	reference text,
	transaction_id text,
	ours integer,
	theirs integer,
	found_at timestamp with time zone NOT NULL,
	resolved_by uuid,
	resolved_at timestamp with time zone,
	note text,
	payout_id uuid,
	CONSTRAINT statement_differences_pkey PRIMARY KEY (id),
	CONSTRAINT statement_differences_resolved CHECK ((((resolved_at IS NULL) = (resolved_by IS NULL)) AND ((resolved_at IS NULL) = (note IS NULL)))),
	CONSTRAINT statement_differences_once UNIQUE (statement_id, kind, key)
);--> statement-breakpoint
CREATE TABLE subscription_invoices (
	id uuid NOT NULL,
	subscription_id uuid NOT NULL,
	kind text NOT NULL,
	plan text NOT NULL,
	cycle text NOT NULL,
	starts_on date NOT NULL,
	ends_on date NOT NULL,
	amount integer NOT NULL,
	price integer NOT NULL,
	state text NOT NULL,
	made_at timestamp with time zone NOT NULL,
	CONSTRAINT subscription_invoices_pkey PRIMARY KEY (id),
	CONSTRAINT subscription_invoices_amount CHECK (((amount > 0) AND (price >= amount)))
);--> statement-breakpoint
CREATE UNIQUE INDEX subscription_invoices_one_open ON subscription_invoices USING btree (subscription_id, kind) WHERE (state = 'open'::text);--> statement-breakpoint
CREATE UNIQUE INDEX subscription_invoices_one_period ON subscription_invoices USING btree (subscription_id, starts_on) WHERE ((kind = 'period'::text) AND (state <> 'void'::text));--> statement-breakpoint
CREATE TABLE subscription_parts (
	id uuid NOT NULL,
	invoice_id uuid NOT NULL,
	payer_id uuid NOT NULL,
	amount integer NOT NULL,
	state text NOT NULL,
	payment_id uuid,
	replaces uuid,
	CONSTRAINT subscription_parts_pkey PRIMARY KEY (id),
	CONSTRAINT subscription_parts_amount CHECK ((amount > 0))
);--> statement-breakpoint
CREATE INDEX subscription_parts_of_invoice ON subscription_parts USING btree (invoice_id);--> statement-breakpoint
CREATE INDEX subscription_parts_of_payer ON subscription_parts USING btree (payer_id);--> statement-breakpoint
CREATE TABLE subscription_shares (
	id uuid NOT NULL,
	subscription_id uuid NOT NULL,
	payer_id uuid NOT NULL,
	percent integer NOT NULL,
	asked_at timestamp with time zone NOT NULL,
	agreed_at timestamp with time zone,
	CONSTRAINT subscription_shares_pkey PRIMARY KEY (id),
	CONSTRAINT subscription_shares_percent CHECK (((percent >= 1) AND (percent <= 100))),
	CONSTRAINT subscription_shares_once UNIQUE (subscription_id, payer_id)
);--> statement-breakpoint
CREATE INDEX subscription_shares_of_payer ON subscription_shares USING btree (payer_id);--> statement-breakpoint
CREATE TABLE subscriptions (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	manager_id uuid NOT NULL,
	plan text NOT NULL,
	cycle text NOT NULL,
	status text NOT NULL,
	price integer NOT NULL,
	starts_on date NOT NULL,
	ends_on date NOT NULL,
	anchor integer NOT NULL,
	began_with_trial boolean NOT NULL,
	pay_before date,
	next_plan text,
	next_cycle text,
	cancels boolean DEFAULT false NOT NULL,
	pause_months integer,
	noticed text,
	created_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	due_at timestamp with time zone,
	CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
	CONSTRAINT subscriptions_days CHECK ((ends_on > starts_on)),
	CONSTRAINT subscriptions_ended CHECK (((status = 'ended'::text) = (ended_at IS NOT NULL)))
);--> statement-breakpoint
CREATE INDEX subscriptions_due ON subscriptions USING btree (due_at) WHERE (due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX subscriptions_of_manager ON subscriptions USING btree (manager_id);--> statement-breakpoint
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions USING btree (elder_id) WHERE (status <> 'ended'::text);--> statement-breakpoint
CREATE UNIQUE INDEX subscriptions_one_trial ON subscriptions USING btree (elder_id) WHERE began_with_trial;--> statement-breakpoint
CREATE TABLE summary_links (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	sharer_id uuid NOT NULL,
	token_hash text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	ended_by uuid,
	opens integer DEFAULT 0 NOT NULL,
	last_opened_at timestamp with time zone,
	CONSTRAINT summary_links_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX summary_links_by_token ON summary_links USING btree (token_hash);--> statement-breakpoint
CREATE INDEX summary_links_of_elder ON summary_links USING btree (elder_id, created_at);--> statement-breakpoint
CREATE INDEX summary_links_of_sharer ON summary_links USING btree (sharer_id);--> statement-breakpoint
CREATE TABLE tickets (
	id uuid NOT NULL,
	kind text NOT NULL,
	secret_hash text NOT NULL,
	person_id uuid,
	content jsonb NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT tickets_pkey PRIMARY KEY (id),
	CONSTRAINT tickets_secret_hash_unique UNIQUE (secret_hash)
);--> statement-breakpoint
CREATE TABLE told_missing_days (
	method text NOT NULL,
	day text NOT NULL,
	told_at timestamp with time zone NOT NULL,
	CONSTRAINT told_missing_days_method_day_pk PRIMARY KEY (method, day)
);--> statement-breakpoint
CREATE TABLE told_statements (
	month text NOT NULL,
	told_at timestamp with time zone NOT NULL,
	CONSTRAINT told_statements_pkey PRIMARY KEY (month)
);--> statement-breakpoint
CREATE TABLE two_factors (
	person_id uuid NOT NULL,
	secret text NOT NULL,
	confirmed_at timestamp with time zone,
	last_step bigint DEFAULT 0 NOT NULL,
	CONSTRAINT two_factors_pkey PRIMARY KEY (person_id)
);--> statement-breakpoint
CREATE TABLE unreached_notices (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	since timestamp with time zone NOT NULL,
	told_at timestamp with time zone NOT NULL,
	closed_at timestamp with time zone,
	CONSTRAINT unreached_notices_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX unreached_notices_of_person ON unreached_notices USING btree (person_id);--> statement-breakpoint
CREATE INDEX unreached_notices_open ON unreached_notices USING btree (told_at, id) WHERE (closed_at IS NULL);--> statement-breakpoint
CREATE TABLE upload_parts (
	id uuid NOT NULL,
	upload_id uuid NOT NULL,
	begins_at integer NOT NULL,
	CONSTRAINT upload_parts_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX upload_parts_of_upload ON upload_parts USING btree (upload_id, begins_at);--> statement-breakpoint
CREATE TABLE uploads (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	size integer NOT NULL,
	media_type text,
	created_at timestamp with time zone NOT NULL,
	finished_at timestamp with time zone,
	received integer DEFAULT 0 NOT NULL,
	locked_by uuid,
	locked_until timestamp with time zone,
	lock_wanted boolean DEFAULT false NOT NULL,
	purpose text DEFAULT 'document'::text NOT NULL,
	width integer,
	height integer,
	CONSTRAINT uploads_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX uploads_by_age ON uploads USING btree (created_at);--> statement-breakpoint
CREATE INDEX uploads_of_person ON uploads USING btree (person_id, created_at);--> statement-breakpoint
CREATE TABLE ussd_sessions (
	id text NOT NULL,
	phone text NOT NULL,
	person_id uuid,
	opened boolean DEFAULT false NOT NULL,
	locale text NOT NULL,
	state jsonb NOT NULL,
	inputs integer NOT NULL,
	typed text NOT NULL,
	started_at timestamp with time zone NOT NULL,
	CONSTRAINT ussd_sessions_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX ussd_sessions_of_person ON ussd_sessions USING btree (person_id);--> statement-breakpoint
CREATE INDEX ussd_sessions_started ON ussd_sessions USING btree (started_at);--> statement-breakpoint
CREATE TABLE vetting_paper_openings (
	paper_id uuid NOT NULL,
	coordinator_id uuid NOT NULL,
	opened_at timestamp with time zone NOT NULL,
	CONSTRAINT vetting_paper_openings_once PRIMARY KEY (paper_id, coordinator_id)
);--> statement-breakpoint
CREATE TABLE vetting_papers (
	id uuid NOT NULL,
	vetting_id uuid NOT NULL,
	kind text NOT NULL,
	media_type text NOT NULL,
	size integer NOT NULL,
	added_at timestamp with time zone NOT NULL,
	CONSTRAINT vetting_papers_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX vetting_papers_of ON vetting_papers USING btree (vetting_id, added_at);--> statement-breakpoint
CREATE TABLE vetting_steps (
	id uuid NOT NULL,
	vetting_id uuid NOT NULL,
	act text NOT NULL,
	text text,
	actor_id uuid NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT vetting_steps_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE INDEX vetting_steps_of ON vetting_steps USING btree (vetting_id, at, id);--> statement-breakpoint
CREATE TABLE vettings (
	id uuid NOT NULL,
	person_id uuid NOT NULL,
	role text,
	state text DEFAULT 'open'::text NOT NULL,
	licence_number text,
	sent_at timestamp with time zone,
	changed_at timestamp with time zone NOT NULL,
	promises_due_at timestamp with time zone,
	licence_until date,
	checked_until date,
	renewal_sent_at timestamp with time zone,
	licence_due_at timestamp with time zone,
	badge_id uuid,
	name_check text,
	name_due_at timestamp with time zone,
	CONSTRAINT vettings_pkey PRIMARY KEY (id),
	CONSTRAINT vettings_of_role_or_badge CHECK (((role IS NULL) = (badge_id IS NOT NULL)))
);--> statement-breakpoint
CREATE INDEX vettings_confirmed ON vettings USING btree (changed_at, id) WHERE (state = 'confirmed'::text);--> statement-breakpoint
CREATE INDEX vettings_licence_due ON vettings USING btree (licence_due_at) WHERE (licence_due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX vettings_name_due ON vettings USING btree (name_due_at) WHERE (name_due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX vettings_names ON vettings USING btree (sent_at, id) WHERE (name_check IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX vettings_of_badge ON vettings USING btree (badge_id) WHERE (badge_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX vettings_of_person ON vettings USING btree (person_id) WHERE (badge_id IS NULL);--> statement-breakpoint
CREATE INDEX vettings_promises_due ON vettings USING btree (promises_due_at) WHERE (promises_due_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX vettings_renewals ON vettings USING btree (sent_at, id) WHERE (renewal_sent_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX vettings_waiting ON vettings USING btree (sent_at, id) WHERE (state = ANY (ARRAY['waiting'::text, 'asked'::text]));--> statement-breakpoint
CREATE TABLE visit_schedule_skips (
	schedule_id uuid NOT NULL,
	day date NOT NULL,
	skipped_by uuid NOT NULL,
	skipped_at timestamp with time zone NOT NULL,
	CONSTRAINT visit_schedule_skips_schedule_id_day_pk PRIMARY KEY (schedule_id, day)
);--> statement-breakpoint
CREATE TABLE visit_schedules (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	caregiver_id uuid NOT NULL,
	starts_on date NOT NULL,
	"time" text NOT NULL,
	minutes integer NOT NULL,
	tasks text[] NOT NULL,
	note text,
	weekdays integer[] NOT NULL,
	ends_on date NOT NULL,
	created_by uuid NOT NULL,
	created_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	ended_by uuid,
	CONSTRAINT visit_schedules_pkey PRIMARY KEY (id),
	CONSTRAINT visit_schedules_in_order CHECK ((starts_on <= ends_on))
);--> statement-breakpoint
CREATE INDEX visit_schedules_of_caregiver ON visit_schedules USING btree (caregiver_id, ends_on);--> statement-breakpoint
CREATE INDEX visit_schedules_of_elder ON visit_schedules USING btree (elder_id);--> statement-breakpoint
CREATE INDEX visit_schedules_of_maker ON visit_schedules USING btree (created_by);--> statement-breakpoint
-- Charts read the index alone where vacuum has been; a fifth of a large table is too long to wait.
CREATE TABLE vital_readings (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	taken_at timestamp with time zone NOT NULL,
	recorded_at timestamp with time zone NOT NULL,
	kind smallint NOT NULL,
	value smallint NOT NULL,
	second smallint,
	status smallint NOT NULL,
	source smallint NOT NULL,
	glucose_context smallint,
	breathing smallint,
	consciousness smallint,
	recorded_by uuid NOT NULL,
	device_name text,
	alert_id uuid,
	withdrawn_at timestamp with time zone,
	withdrawn_by uuid,
	replaced_by uuid,
	origin text,
	day_only boolean DEFAULT false NOT NULL,
	judged_by smallint,
	CONSTRAINT vital_readings_elder_id_id_pk PRIMARY KEY (elder_id, id),
	CONSTRAINT vital_readings_second CHECK (((kind = 2) = (second IS NOT NULL)))
) WITH (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
CREATE INDEX vital_readings_imported ON vital_readings USING btree (elder_id, origin) WHERE (origin IS NOT NULL);--> statement-breakpoint
CREATE INDEX vital_readings_over_time ON vital_readings USING btree (elder_id, kind, taken_at, id, value, second, status, withdrawn_at);--> statement-breakpoint
CREATE TABLE voice_notes (
	id uuid NOT NULL,
	elder_id uuid NOT NULL,
	day date NOT NULL,
	media_type text NOT NULL,
	said_at timestamp with time zone NOT NULL,
	CONSTRAINT voice_notes_pkey PRIMARY KEY (id),
	CONSTRAINT voice_notes_day UNIQUE (elder_id, day)
);--> statement-breakpoint
CREATE INDEX voice_notes_said ON voice_notes USING btree (said_at);--> statement-breakpoint
CREATE TABLE waitlist (
	id uuid NOT NULL,
	doctor_id uuid NOT NULL,
	patient_id uuid NOT NULL,
	asked_by uuid NOT NULL,
	type text NOT NULL,
	mode text NOT NULL,
	wish text NOT NULL,
	asked_at timestamp with time zone NOT NULL,
	until timestamp with time zone NOT NULL,
	CONSTRAINT waitlist_pkey PRIMARY KEY (id),
	CONSTRAINT waitlist_once UNIQUE (patient_id, doctor_id)
);--> statement-breakpoint
CREATE INDEX waitlist_of_doctor ON waitlist USING btree (doctor_id, asked_at);--> statement-breakpoint
ALTER TABLE activities ADD CONSTRAINT activities_actor_id_people_id_fk FOREIGN KEY (actor_id) REFERENCES people(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE activities ADD CONSTRAINT activities_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE appointment_access ADD CONSTRAINT appointment_access_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE appointment_access ADD CONSTRAINT appointment_access_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE badges ADD CONSTRAINT badges_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE bank_charges ADD CONSTRAINT bank_charges_booked_by_people_id_fk FOREIGN KEY (booked_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bank_charges ADD CONSTRAINT bank_charges_line_id_bank_lines_id_fk FOREIGN KEY (line_id) REFERENCES bank_lines(id);--> statement-breakpoint
ALTER TABLE bank_charges ADD CONSTRAINT bank_charges_reversed_by_people_id_fk FOREIGN KEY (reversed_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bank_confirmations ADD CONSTRAINT bank_confirmations_first_by_people_id_fk FOREIGN KEY (first_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bank_confirmations ADD CONSTRAINT bank_confirmations_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE bank_confirmations ADD CONSTRAINT bank_confirmations_second_by_people_id_fk FOREIGN KEY (second_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_aside_by_people_id_fk FOREIGN KEY (aside_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_confirmation_id_bank_confirmations_id_fk FOREIGN KEY (confirmation_id) REFERENCES bank_confirmations(id);--> statement-breakpoint
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id);--> statement-breakpoint
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id);--> statement-breakpoint
ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_statement_id_bank_statements_id_fk FOREIGN KEY (statement_id) REFERENCES bank_statements(id);--> statement-breakpoint
ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_imported_by_people_id_fk FOREIGN KEY (imported_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bank_transfers ADD CONSTRAINT bank_transfers_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE bank_unlisted ADD CONSTRAINT bank_unlisted_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id);--> statement-breakpoint
ALTER TABLE bank_unlisted ADD CONSTRAINT bank_unlisted_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id);--> statement-breakpoint
ALTER TABLE bank_unlisted ADD CONSTRAINT bank_unlisted_resolved_by_people_id_fk FOREIGN KEY (resolved_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_booked_by_people_id_fk FOREIGN KEY (booked_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id);--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_patient_id_people_id_fk FOREIGN KEY (patient_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE call_auto_answers ADD CONSTRAINT call_auto_answers_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE call_auto_answers ADD CONSTRAINT call_auto_answers_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE call_legs ADD CONSTRAINT call_legs_call_id_calls_id_fk FOREIGN KEY (call_id) REFERENCES calls(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE call_legs ADD CONSTRAINT call_legs_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE call_people ADD CONSTRAINT call_people_call_id_calls_id_fk FOREIGN KEY (call_id) REFERENCES calls(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE call_people ADD CONSTRAINT call_people_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE call_signals ADD CONSTRAINT call_signals_call_id_calls_id_fk FOREIGN KEY (call_id) REFERENCES calls(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE call_signals ADD CONSTRAINT call_signals_from_leg_call_legs_id_fk FOREIGN KEY (from_leg) REFERENCES call_legs(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE call_signals ADD CONSTRAINT call_signals_to_leg_call_legs_id_fk FOREIGN KEY (to_leg) REFERENCES call_legs(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE calls ADD CONSTRAINT calls_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings(id);--> statement-breakpoint
ALTER TABLE calls ADD CONSTRAINT calls_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE calls ADD CONSTRAINT calls_started_by_people_id_fk FOREIGN KEY (started_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE care_visit_entries ADD CONSTRAINT care_visit_entries_visit_id_care_visits_id_fk FOREIGN KEY (visit_id) REFERENCES care_visits(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE care_visits ADD CONSTRAINT care_visits_caregiver_id_people_id_fk FOREIGN KEY (caregiver_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE care_visits ADD CONSTRAINT care_visits_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE care_visits ADD CONSTRAINT care_visits_schedule_id_visit_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES visit_schedules(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE channel_messages ADD CONSTRAINT channel_messages_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE check_in_plans ADD CONSTRAINT check_in_plans_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE check_ins ADD CONSTRAINT check_ins_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE circle_invitations ADD CONSTRAINT circle_invitations_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE circle_invitations ADD CONSTRAINT circle_invitations_invited_by_people_id_fk FOREIGN KEY (invited_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE circle_members ADD CONSTRAINT circle_members_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE circle_members ADD CONSTRAINT circle_members_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE contact_agreements ADD CONSTRAINT contact_agreements_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE contact_agreements ADD CONSTRAINT contact_agreements_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE contact_answers ADD CONSTRAINT contact_answers_message_id_contact_messages_id_fk FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE contact_changes ADD CONSTRAINT contact_changes_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE conversation_marks ADD CONSTRAINT conversation_marks_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE conversation_marks ADD CONSTRAINT conversation_marks_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_first_id_people_id_fk FOREIGN KEY (first_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_second_id_people_id_fk FOREIGN KEY (second_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_supported_id_people_id_fk FOREIGN KEY (supported_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE device_people ADD CONSTRAINT device_people_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE doctor_blocks ADD CONSTRAINT doctor_blocks_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE doctor_days_off ADD CONSTRAINT doctor_days_off_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE doctor_notes ADD CONSTRAINT doctor_notes_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE doctor_reviews ADD CONSTRAINT doctor_reviews_author_id_people_id_fk FOREIGN KEY (author_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE doctor_reviews ADD CONSTRAINT doctor_reviews_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE doctors ADD CONSTRAINT doctors_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE document_shares ADD CONSTRAINT document_shares_document_id_health_documents_id_fk FOREIGN KEY (document_id) REFERENCES health_documents(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE dose_entries ADD CONSTRAINT dose_entries_dose_id_medication_doses_id_fk FOREIGN KEY (dose_id) REFERENCES medication_doses(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE emergencies ADD CONSTRAINT emergencies_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE emergency_contacts ADD CONSTRAINT emergency_contacts_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE emergency_events ADD CONSTRAINT emergency_events_emergency_id_emergencies_id_fk FOREIGN KEY (emergency_id) REFERENCES emergencies(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE emergency_presses ADD CONSTRAINT emergency_presses_emergency_id_emergencies_id_fk FOREIGN KEY (emergency_id) REFERENCES emergencies(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE emergency_responders ADD CONSTRAINT emergency_responders_emergency_id_emergencies_id_fk FOREIGN KEY (emergency_id) REFERENCES emergencies(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE emergency_responders ADD CONSTRAINT emergency_responders_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE emergency_settings ADD CONSTRAINT emergency_settings_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE emergency_volunteers ADD CONSTRAINT emergency_volunteers_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE expected_check_in_people ADD CONSTRAINT expected_check_in_people_expected_id_expected_check_ins_id_fk FOREIGN KEY (expected_id) REFERENCES expected_check_ins(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE expected_check_ins ADD CONSTRAINT expected_check_ins_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE health_alert_people ADD CONSTRAINT health_alert_people_alert_id_health_alerts_id_fk FOREIGN KEY (alert_id) REFERENCES health_alerts(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE health_alert_steps ADD CONSTRAINT health_alert_steps_alert_id_health_alerts_id_fk FOREIGN KEY (alert_id) REFERENCES health_alerts(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE health_alerts ADD CONSTRAINT health_alerts_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE health_documents ADD CONSTRAINT health_documents_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE held_notices ADD CONSTRAINT held_notices_id_notifications_id_fk FOREIGN KEY (id) REFERENCES notifications(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE held_notices ADD CONSTRAINT held_notices_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE help_partings ADD CONSTRAINT help_partings_request_id_help_requests_id_fk FOREIGN KEY (request_id) REFERENCES help_requests(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE help_partings ADD CONSTRAINT help_partings_volunteer_id_people_id_fk FOREIGN KEY (volunteer_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE help_requests ADD CONSTRAINT help_requests_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE help_requests ADD CONSTRAINT help_requests_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE help_requests ADD CONSTRAINT help_requests_taken_by_people_id_fk FOREIGN KEY (taken_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_charge_id_bank_charges_id_fk FOREIGN KEY (charge_id) REFERENCES bank_charges(id);--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id);--> statement-breakpoint
ALTER TABLE location_views ADD CONSTRAINT location_views_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE location_views ADD CONSTRAINT location_views_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE medical_summaries ADD CONSTRAINT medical_summaries_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE medication_changes ADD CONSTRAINT medication_changes_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE medication_changes ADD CONSTRAINT medication_changes_medication_id_medications_id_fk FOREIGN KEY (medication_id) REFERENCES medications(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE medication_doses ADD CONSTRAINT medication_doses_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE medication_doses ADD CONSTRAINT medication_doses_medication_id_medications_id_fk FOREIGN KEY (medication_id) REFERENCES medications(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE medications ADD CONSTRAINT medications_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE message_blocks ADD CONSTRAINT message_blocks_blocked_id_people_id_fk FOREIGN KEY (blocked_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE message_blocks ADD CONSTRAINT message_blocks_blocker_id_people_id_fk FOREIGN KEY (blocker_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE message_calls ADD CONSTRAINT message_calls_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE message_files ADD CONSTRAINT message_files_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE message_locations ADD CONSTRAINT message_locations_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE message_reactions ADD CONSTRAINT message_reactions_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE message_reactions ADD CONSTRAINT message_reactions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE message_reports ADD CONSTRAINT message_reports_closed_by_people_id_fk FOREIGN KEY (closed_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE message_reports ADD CONSTRAINT message_reports_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE message_reports ADD CONSTRAINT message_reports_reporter_id_people_id_fk FOREIGN KEY (reporter_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE message_reports ADD CONSTRAINT message_reports_sender_id_people_id_fk FOREIGN KEY (sender_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_reply_sender_id_people_id_fk FOREIGN KEY (reply_sender_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_sender_id_people_id_fk FOREIGN KEY (sender_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE note_amendments ADD CONSTRAINT note_amendments_note_id_doctor_notes_id_fk FOREIGN KEY (note_id) REFERENCES doctor_notes(id);--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE own_limits ADD CONSTRAINT own_limits_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE passwords ADD CONSTRAINT passwords_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE payee_requests ADD CONSTRAINT payee_requests_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE payee_requests ADD CONSTRAINT payee_requests_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE payment_events ADD CONSTRAINT payment_events_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_payer_id_people_id_fk FOREIGN KEY (payer_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE payout_fees ADD CONSTRAINT payout_fees_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id);--> statement-breakpoint
ALTER TABLE payouts ADD CONSTRAINT payouts_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id);--> statement-breakpoint
ALTER TABLE payouts ADD CONSTRAINT payouts_recorded_by_people_id_fk FOREIGN KEY (recorded_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE payouts ADD CONSTRAINT payouts_reversed_by_people_id_fk FOREIGN KEY (reversed_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE phone_pins ADD CONSTRAINT phone_pins_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE protection_states ADD CONSTRAINT protection_states_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE provider_fees ADD CONSTRAINT provider_fees_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE provider_fees ADD CONSTRAINT provider_fees_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id);--> statement-breakpoint
ALTER TABLE provider_statement_lines ADD CONSTRAINT provider_statement_lines_statement_id_provider_statements_id_fk FOREIGN KEY (statement_id) REFERENCES provider_statements(id);--> statement-breakpoint
ALTER TABLE provider_statements ADD CONSTRAINT provider_statements_imported_by_people_id_fk FOREIGN KEY (imported_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE receipts ADD CONSTRAINT receipts_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE record_entries ADD CONSTRAINT record_entries_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE record_versions ADD CONSTRAINT record_versions_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE record_versions ADD CONSTRAINT record_versions_entry_id_record_entries_id_fk FOREIGN KEY (entry_id) REFERENCES record_entries(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE representative_claims ADD CONSTRAINT representative_claims_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE representative_claims ADD CONSTRAINT representative_claims_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE social_accounts ADD CONSTRAINT social_accounts_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE statement_differences ADD CONSTRAINT statement_differences_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE statement_differences ADD CONSTRAINT statement_differences_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id);--> statement-breakpoint
ALTER TABLE statement_differences ADD CONSTRAINT statement_differences_resolved_by_people_id_fk FOREIGN KEY (resolved_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE statement_differences ADD CONSTRAINT statement_differences_statement_id_provider_statements_id_fk FOREIGN KEY (statement_id) REFERENCES provider_statements(id);--> statement-breakpoint
ALTER TABLE subscription_invoices ADD CONSTRAINT subscription_invoices_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id);--> statement-breakpoint
ALTER TABLE subscription_parts ADD CONSTRAINT subscription_parts_invoice_id_subscription_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES subscription_invoices(id);--> statement-breakpoint
ALTER TABLE subscription_parts ADD CONSTRAINT subscription_parts_payer_id_people_id_fk FOREIGN KEY (payer_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE subscription_shares ADD CONSTRAINT subscription_shares_payer_id_people_id_fk FOREIGN KEY (payer_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE subscription_shares ADD CONSTRAINT subscription_shares_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id);--> statement-breakpoint
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_manager_id_people_id_fk FOREIGN KEY (manager_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE summary_links ADD CONSTRAINT summary_links_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE tickets ADD CONSTRAINT tickets_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE two_factors ADD CONSTRAINT two_factors_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE unreached_notices ADD CONSTRAINT unreached_notices_id_notifications_id_fk FOREIGN KEY (id) REFERENCES notifications(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE unreached_notices ADD CONSTRAINT unreached_notices_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ussd_sessions ADD CONSTRAINT ussd_sessions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE vetting_paper_openings ADD CONSTRAINT vetting_paper_openings_paper_id_vetting_papers_id_fk FOREIGN KEY (paper_id) REFERENCES vetting_papers(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE vetting_papers ADD CONSTRAINT vetting_papers_vetting_id_vettings_id_fk FOREIGN KEY (vetting_id) REFERENCES vettings(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE vetting_steps ADD CONSTRAINT vetting_steps_vetting_id_vettings_id_fk FOREIGN KEY (vetting_id) REFERENCES vettings(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE vettings ADD CONSTRAINT vettings_badge_id_badges_id_fk FOREIGN KEY (badge_id) REFERENCES badges(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE vettings ADD CONSTRAINT vettings_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE visit_schedule_skips ADD CONSTRAINT visit_schedule_skips_schedule_id_visit_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES visit_schedules(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE visit_schedules ADD CONSTRAINT visit_schedules_caregiver_id_people_id_fk FOREIGN KEY (caregiver_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE visit_schedules ADD CONSTRAINT visit_schedules_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE vital_readings ADD CONSTRAINT vital_readings_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE voice_notes ADD CONSTRAINT voice_notes_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE waitlist ADD CONSTRAINT waitlist_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE waitlist ADD CONSTRAINT waitlist_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id);--> statement-breakpoint
ALTER TABLE waitlist ADD CONSTRAINT waitlist_patient_id_people_id_fk FOREIGN KEY (patient_id) REFERENCES people(id);--> statement-breakpoint
CREATE TRIGGER access_log_is_not_emptied BEFORE TRUNCATE ON access_log FOR EACH STATEMENT EXECUTE FUNCTION access_log_stays();--> statement-breakpoint
CREATE TRIGGER access_log_stays BEFORE DELETE OR UPDATE ON access_log FOR EACH ROW EXECUTE FUNCTION access_log_stays();--> statement-breakpoint
CREATE TRIGGER audit_events_stay BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_events_stay();--> statement-breakpoint
CREATE TRIGGER bank_charges_stay BEFORE DELETE OR UPDATE ON bank_charges FOR EACH ROW EXECUTE FUNCTION keep_bank_charge();--> statement-breakpoint
CREATE TRIGGER bank_lines_stay BEFORE DELETE OR UPDATE ON bank_lines FOR EACH ROW EXECUTE FUNCTION keep_bank_line();--> statement-breakpoint
CREATE TRIGGER bank_unlisted_stay BEFORE DELETE OR UPDATE ON bank_unlisted FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER consent_records_are_not_emptied BEFORE TRUNCATE ON consent_records FOR EACH STATEMENT EXECUTE FUNCTION consent_records_stay();--> statement-breakpoint
CREATE TRIGGER consent_records_stay BEFORE DELETE OR UPDATE ON consent_records FOR EACH ROW EXECUTE FUNCTION consent_records_stay();--> statement-breakpoint
CREATE TRIGGER signed_notes_stay BEFORE DELETE OR UPDATE ON doctor_notes FOR EACH ROW EXECUTE FUNCTION signed_notes_stay();--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_postings_balance();--> statement-breakpoint
CREATE TRIGGER medication_changes_stay BEFORE UPDATE ON medication_changes FOR EACH ROW EXECUTE FUNCTION medication_changes_stay();--> statement-breakpoint
CREATE TRIGGER note_amendments_stay BEFORE DELETE OR UPDATE ON note_amendments FOR EACH ROW EXECUTE FUNCTION note_amendments_stay();--> statement-breakpoint
CREATE TRIGGER payment_events_stay BEFORE DELETE OR UPDATE ON payment_events FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER payments_stay BEFORE DELETE ON payments FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER payments_step BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION payments_step();--> statement-breakpoint
CREATE TRIGGER payout_fees_stay BEFORE DELETE OR UPDATE ON payout_fees FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER doctors_follow_person AFTER UPDATE OF first_name, last_name, photo ON people FOR EACH ROW EXECUTE FUNCTION doctors_follow_person();--> statement-breakpoint
CREATE TRIGGER provider_fees_stay BEFORE DELETE OR UPDATE ON provider_fees FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER receipts_stay BEFORE DELETE OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER record_versions_stay BEFORE UPDATE ON record_versions FOR EACH ROW EXECUTE FUNCTION record_versions_stay();--> statement-breakpoint
CREATE TRIGGER refunds_stay BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION money_rows_stay();--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();--> statement-breakpoint
CREATE TRIGGER resolved_differences_stay BEFORE DELETE OR UPDATE ON statement_differences FOR EACH ROW EXECUTE FUNCTION resolved_differences_stay();

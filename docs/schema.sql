-- The tables of Hafi as the migrations leave them, with the constraints and triggers that
-- *.tables.ts cannot show. Written by `npm run schema`; do not edit.

CREATE OR REPLACE FUNCTION public.access_log_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'entries of the access log are never changed';
END $function$;

CREATE OR REPLACE FUNCTION public.audit_events_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'audit events are never changed';
END $function$;

CREATE OR REPLACE FUNCTION public.consent_records_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'entries of the consent log are never changed';
END $function$;

CREATE OR REPLACE FUNCTION public.doctors_follow_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE doctors SET name = NEW.first_name || ' ' || NEW.last_name, image = NEW.photo
  WHERE person_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_bank_charge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.reversed_at IS NOT NULL
    OR (NEW.id, NEW.line_id, NEW.amount, NEW.booked_by, NEW.booked_at)
      IS DISTINCT FROM (OLD.id, OLD.line_id, OLD.amount, OLD.booked_by, OLD.booked_at)
  THEN
    RAISE EXCEPTION 'charges of the bank are never changed';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION public.keep_bank_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.ledger_postings_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT sum(debit) <> sum(credit) FROM ledger_entries WHERE posting_id = NEW.posting_id) THEN
    RAISE EXCEPTION 'posting % is not balanced', NEW.posting_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.medication_changes_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what was done with a medicine is never changed';
END $function$;

CREATE OR REPLACE FUNCTION public.money_rows_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION public.note_amendments_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what was added to a note is never changed';
END $function$;

CREATE OR REPLACE FUNCTION public.payments_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.record_versions_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what stood in a record before is never changed';
END $function$;

CREATE OR REPLACE FUNCTION public.refunds_within_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.resolved_differences_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.resolved_at IS NOT NULL THEN
    RAISE EXCEPTION 'how a difference was resolved is never changed';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $function$;

CREATE OR REPLACE FUNCTION public.signed_notes_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

create table access_log (
  id uuid not null,
  elder_id uuid not null,
  seq integer not null,
  actor_id uuid not null,
  subject text not null,
  by text not null,
  at timestamp with time zone not null,
  hash text not null,
  constraint access_log_pkey PRIMARY KEY (id)
);
CREATE INDEX access_log_by_actor ON public.access_log USING btree (actor_id, at);
CREATE INDEX access_log_by_time ON public.access_log USING btree (at, id);
CREATE UNIQUE INDEX access_log_chain ON public.access_log USING btree (elder_id, seq);
CREATE TRIGGER access_log_is_not_emptied BEFORE TRUNCATE ON public.access_log FOR EACH STATEMENT EXECUTE FUNCTION access_log_stays();
CREATE TRIGGER access_log_stays BEFORE DELETE OR UPDATE ON public.access_log FOR EACH ROW EXECUTE FUNCTION access_log_stays();

create table access_log_checks (
  elder_id uuid not null,
  seq integer not null,
  hash text not null,
  intact boolean not null,
  checked_at timestamp with time zone not null,
  seal text not null,
  constraint access_log_checks_pkey PRIMARY KEY (elder_id)
);

create table access_log_heads (
  elder_id uuid not null,
  seq integer not null,
  hash text not null,
  seal text not null,
  constraint access_log_heads_pkey PRIMARY KEY (elder_id)
);

create table activities (
  id uuid not null,
  person_id uuid not null,
  text_id text not null,
  values jsonb not null,
  at timestamp with time zone not null,
  actor_id uuid,
  kind text,
  ref text,
  key text,
  actor_keeps boolean default false not null,
  constraint activities_pkey PRIMARY KEY (id),
  constraint activities_actor_id_people_id_fk FOREIGN KEY (actor_id) REFERENCES people(id) ON DELETE SET NULL,
  constraint activities_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint activities_key_unique UNIQUE (key)
);
CREATE INDEX activities_of_actor ON public.activities USING btree (actor_id, at, id);
CREATE INDEX activities_of_person ON public.activities USING btree (person_id, at, id);
CREATE INDEX activities_of_ref ON public.activities USING btree (ref);

create table appointment_access (
  booking_id uuid not null,
  elder_id uuid not null,
  person_id uuid not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by uuid,
  opened_at timestamp with time zone not null,
  constraint appointment_access_pkey PRIMARY KEY (booking_id),
  constraint appointment_access_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint appointment_access_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX appointment_access_of_elder ON public.appointment_access USING btree (elder_id, closes_at);
CREATE INDEX appointment_access_of_person ON public.appointment_access USING btree (person_id, elder_id, closes_at);

create table audit_events (
  id uuid not null,
  actor_id uuid not null,
  action text not null,
  subject_id uuid not null,
  at timestamp with time zone not null,
  reason text,
  constraint audit_events_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_events_by_subject ON public.audit_events USING btree (subject_id, at);
CREATE INDEX audit_events_by_time ON public.audit_events USING btree (at, id);
CREATE TRIGGER audit_events_stay BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION audit_events_stay();

create table badges (
  id uuid not null,
  person_id uuid not null,
  badge text not null,
  state text default 'chosen'::text not null,
  organisation text,
  registration text,
  referees jsonb,
  amount integer not null,
  payment_id uuid,
  paying boolean default false not null,
  checked jsonb,
  checked_by uuid,
  checked_at timestamp with time zone,
  until timestamp with time zone,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone,
  checked_name text,
  constraint badges_pkey PRIMARY KEY (id),
  constraint badges_amount CHECK ((amount > 0)),
  constraint badges_approved CHECK (((state <> 'approved'::text) OR ((until IS NOT NULL) AND (checked IS NOT NULL)))),
  constraint badges_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX badges_due ON public.badges USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX badges_of_person ON public.badges USING btree (person_id, created_at);
CREATE UNIQUE INDEX badges_one_open ON public.badges USING btree (person_id, badge) WHERE (state = ANY (ARRAY['chosen'::text, 'reviewing'::text]));

create table bank_charges (
  id uuid not null,
  line_id uuid not null,
  amount integer not null,
  booked_by uuid not null,
  booked_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  reversed_by uuid,
  reversal_reason text,
  constraint bank_charges_pkey PRIMARY KEY (id),
  constraint bank_charges_amount CHECK ((amount > 0)),
  constraint bank_charges_reversal CHECK ((num_nonnulls(reversed_at, reversed_by, reversal_reason) = ANY (ARRAY[0, 3]))),
  constraint bank_charges_booked_by_people_id_fk FOREIGN KEY (booked_by) REFERENCES people(id),
  constraint bank_charges_line_id_bank_lines_id_fk FOREIGN KEY (line_id) REFERENCES bank_lines(id),
  constraint bank_charges_reversed_by_people_id_fk FOREIGN KEY (reversed_by) REFERENCES people(id)
);
CREATE INDEX bank_charges_of_line ON public.bank_charges USING btree (line_id);
CREATE UNIQUE INDEX bank_charges_once ON public.bank_charges USING btree (line_id) WHERE (reversed_at IS NULL);
CREATE TRIGGER bank_charges_stay BEFORE DELETE OR UPDATE ON public.bank_charges FOR EACH ROW EXECUTE FUNCTION keep_bank_charge();

create table bank_confirmations (
  id uuid not null,
  payment_id uuid not null,
  amount bigint not null,
  limit_rwf integer not null,
  first_by uuid not null,
  first_at timestamp with time zone not null,
  second_by uuid,
  second_at timestamp with time zone,
  done_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint bank_confirmations_pkey PRIMARY KEY (id),
  constraint bank_confirmations_above_limit CHECK (((done_at IS NULL) OR (amount <= limit_rwf) OR (second_by IS NOT NULL))),
  constraint bank_confirmations_one_end CHECK (((done_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint bank_confirmations_two_people CHECK (((second_by IS NULL) OR (second_by <> first_by))),
  constraint bank_confirmations_first_by_people_id_fk FOREIGN KEY (first_by) REFERENCES people(id),
  constraint bank_confirmations_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint bank_confirmations_second_by_people_id_fk FOREIGN KEY (second_by) REFERENCES people(id)
);
CREATE UNIQUE INDEX bank_confirmations_one_open ON public.bank_confirmations USING btree (payment_id) WHERE ((done_at IS NULL) AND (withdrawn_at IS NULL));

create table bank_lines (
  id uuid not null,
  fingerprint text not null,
  statement_id uuid not null,
  day date not null,
  amount bigint not null,
  text text not null,
  bank_reference text,
  payment_id uuid,
  confirmation_id uuid,
  note text,
  aside_by uuid,
  aside_at timestamp with time zone,
  payout_id uuid,
  refund_id uuid,
  sorted boolean default false not null,
  constraint bank_lines_pkey PRIMARY KEY (id),
  constraint bank_lines_confirmed CHECK (((confirmation_id IS NULL) OR (payment_id IS NOT NULL))),
  constraint bank_lines_money_that_left CHECK (((amount > 0) OR (payment_id IS NULL))),
  constraint bank_lines_not_both CHECK (((note IS NULL) OR (payment_id IS NULL))),
  constraint bank_lines_sent CHECK (((num_nonnulls(payout_id, refund_id) = 0) OR ((amount < 0) AND (num_nonnulls(payout_id, refund_id) = 1)))),
  constraint bank_lines_aside_by_people_id_fk FOREIGN KEY (aside_by) REFERENCES people(id),
  constraint bank_lines_confirmation_id_bank_confirmations_id_fk FOREIGN KEY (confirmation_id) REFERENCES bank_confirmations(id),
  constraint bank_lines_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint bank_lines_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint bank_lines_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint bank_lines_statement_id_bank_statements_id_fk FOREIGN KEY (statement_id) REFERENCES bank_statements(id),
  constraint bank_lines_fingerprint_unique UNIQUE (fingerprint)
);
CREATE INDEX bank_lines_by_day ON public.bank_lines USING btree (day, id);
CREATE INDEX bank_lines_debits ON public.bank_lines USING btree (day, id) WHERE (amount < 0);
CREATE INDEX bank_lines_of_payment ON public.bank_lines USING btree (payment_id);
CREATE INDEX bank_lines_open ON public.bank_lines USING btree (id) WHERE ((payment_id IS NULL) AND (note IS NULL) AND (amount > 0));
CREATE UNIQUE INDEX bank_lines_payout ON public.bank_lines USING btree (payout_id) WHERE (payout_id IS NOT NULL);
CREATE UNIQUE INDEX bank_lines_refund ON public.bank_lines USING btree (refund_id) WHERE (refund_id IS NOT NULL);
CREATE TRIGGER bank_lines_stay BEFORE DELETE OR UPDATE ON public.bank_lines FOR EACH ROW EXECUTE FUNCTION keep_bank_line();

create table bank_statements (
  id uuid not null,
  name text not null,
  imported_by uuid not null,
  imported_at timestamp with time zone not null,
  added integer not null,
  constraint bank_statements_pkey PRIMARY KEY (id),
  constraint bank_statements_imported_by_people_id_fk FOREIGN KEY (imported_by) REFERENCES people(id)
);

create table bank_transfers (
  payment_id uuid not null,
  reference text not null,
  account jsonb not null,
  next_at timestamp with time zone,
  reminded_at timestamp with time zone,
  constraint bank_transfers_pkey PRIMARY KEY (payment_id),
  constraint bank_transfers_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint bank_transfers_reference_unique UNIQUE (reference)
);
CREATE INDEX bank_transfers_to_follow ON public.bank_transfers USING btree (next_at) WHERE (next_at IS NOT NULL);

create table bank_unlisted (
  id uuid not null,
  payout_id uuid,
  refund_id uuid,
  note text not null,
  resolved_by uuid not null,
  resolved_at timestamp with time zone not null,
  constraint bank_unlisted_pkey PRIMARY KEY (id),
  constraint bank_unlisted_of_one CHECK ((num_nonnulls(payout_id, refund_id) = 1)),
  constraint bank_unlisted_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint bank_unlisted_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint bank_unlisted_resolved_by_people_id_fk FOREIGN KEY (resolved_by) REFERENCES people(id),
  constraint bank_unlisted_payout_id_unique UNIQUE (payout_id),
  constraint bank_unlisted_refund_id_unique UNIQUE (refund_id)
);
CREATE TRIGGER bank_unlisted_stay BEFORE DELETE OR UPDATE ON public.bank_unlisted FOR EACH ROW EXECUTE FUNCTION money_rows_stay();

create table bookings (
  id uuid not null,
  doctor_id uuid not null,
  patient_id uuid not null,
  booked_by uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  blocked_until timestamp with time zone not null,
  blocked tstzrange generated always as (tstzrange(starts_at, blocked_until)) stored not null,
  type text not null,
  duration integer not null,
  price integer not null,
  service_fee integer not null,
  total integer not null,
  mode text not null,
  note text,
  status text not null,
  cancelled_by text,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  cancellation_fee integer default 0 not null,
  free_until timestamp with time zone not null,
  payment_state text default 'due'::text not null,
  payment_id uuid,
  sequence integer default 0 not null,
  version integer default 1 not null,
  held_since timestamp with time zone not null,
  day_reminder_at timestamp with time zone,
  hour_reminder_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  agreed boolean default true not null,
  outcome text,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_cancelled_by_somebody CHECK (((status = 'cancelled'::text) = (cancelled_by IS NOT NULL))),
  constraint bookings_in_order CHECK (((starts_at < ends_at) AND (ends_at <= blocked_until))),
  constraint bookings_outcome CHECK (((outcome IS NULL) OR ((outcome = ANY (ARRAY['done'::text, 'no-show'::text])) AND (status = 'booked'::text)))),
  constraint bookings_total CHECK (((price >= 0) AND (total = (price + service_fee)))),
  constraint bookings_booked_by_people_id_fk FOREIGN KEY (booked_by) REFERENCES people(id),
  constraint bookings_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id),
  constraint bookings_patient_id_people_id_fk FOREIGN KEY (patient_id) REFERENCES people(id),
  constraint bookings_hold_their_time EXCLUDE USING gist (doctor_id WITH =, blocked WITH &&) WHERE ((status <> 'cancelled'::text))
);
CREATE INDEX bookings_by_start ON public.bookings USING btree (starts_at) WHERE (status <> 'cancelled'::text);
CREATE INDEX bookings_of_doctor ON public.bookings USING btree (doctor_id, starts_at);
CREATE INDEX bookings_of_patient ON public.bookings USING btree (patient_id, starts_at, id);

create table calendar_feeds (
  person_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (person_id),
  constraint calendar_feeds_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint calendar_feeds_token_hash_unique UNIQUE (token_hash)
);

create table call_auto_answers (
  elder_id uuid not null,
  person_id uuid not null,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint call_auto_answers_elder_id_person_id_pk PRIMARY KEY (elder_id, person_id),
  constraint call_auto_answers_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint call_auto_answers_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX call_auto_answers_of_person ON public.call_auto_answers USING btree (person_id);

create table call_legs (
  id uuid not null,
  call_id uuid not null,
  person_id uuid not null,
  session_id uuid not null,
  joined_at timestamp with time zone not null,
  left_at timestamp with time zone,
  beat_at timestamp with time zone not null,
  is_muted boolean not null,
  has_picture boolean not null,
  bytes bigint default 0 not null,
  seq integer default 0 not null,
  constraint call_legs_pkey PRIMARY KEY (id),
  constraint call_legs_call_id_calls_id_fk FOREIGN KEY (call_id) REFERENCES calls(id) ON DELETE CASCADE,
  constraint call_legs_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX call_legs_of_call ON public.call_legs USING btree (call_id);
CREATE INDEX call_legs_of_person ON public.call_legs USING btree (person_id);
CREATE INDEX call_legs_of_session ON public.call_legs USING btree (session_id) WHERE (left_at IS NULL);
CREATE UNIQUE INDEX call_legs_one_at_a_time ON public.call_legs USING btree (person_id) WHERE (left_at IS NULL);

create table call_people (
  call_id uuid not null,
  person_id uuid not null,
  state text not null,
  answers_itself boolean default false not null,
  constraint call_people_call_id_person_id_pk PRIMARY KEY (call_id, person_id),
  constraint call_people_call_id_calls_id_fk FOREIGN KEY (call_id) REFERENCES calls(id) ON DELETE CASCADE,
  constraint call_people_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX call_people_of_person ON public.call_people USING btree (person_id, call_id);
CREATE INDEX call_people_ringing ON public.call_people USING btree (person_id) WHERE (state = 'ringing'::text);

create table call_signals (
  to_leg uuid not null,
  seq integer not null,
  from_leg uuid not null,
  nth integer not null,
  call_id uuid not null,
  kind text not null,
  payload text not null,
  constraint call_signals_to_leg_seq_pk PRIMARY KEY (to_leg, seq),
  constraint call_signals_call_id_calls_id_fk FOREIGN KEY (call_id) REFERENCES calls(id) ON DELETE CASCADE,
  constraint call_signals_from_leg_call_legs_id_fk FOREIGN KEY (from_leg) REFERENCES call_legs(id) ON DELETE CASCADE,
  constraint call_signals_to_leg_call_legs_id_fk FOREIGN KEY (to_leg) REFERENCES call_legs(id) ON DELETE CASCADE
);
CREATE INDEX call_signals_of_call ON public.call_signals USING btree (call_id);
CREATE UNIQUE INDEX call_signals_once ON public.call_signals USING btree (from_leg, nth);

create table calls (
  id uuid not null,
  kind text not null,
  conversation_id uuid,
  booking_id uuid,
  elder_id uuid,
  media text not null,
  started_by uuid,
  started_at timestamp with time zone not null,
  rings_until timestamp with time zone not null,
  open_until timestamp with time zone,
  answered_at timestamp with time zone,
  alone_since timestamp with time zone,
  ended_at timestamp with time zone,
  outcome text,
  change integer not null,
  due_at timestamp with time zone,
  constraint calls_pkey PRIMARY KEY (id),
  constraint calls_ended_somehow CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint calls_of_something CHECK (((conversation_id IS NULL) <> (booking_id IS NULL))),
  constraint calls_rest CHECK (((ended_at IS NULL) = (due_at IS NOT NULL))),
  constraint calls_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint calls_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint calls_started_by_people_id_fk FOREIGN KEY (started_by) REFERENCES people(id)
);
CREATE INDEX calls_due ON public.calls USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX calls_ended ON public.calls USING btree (ended_at, id) WHERE (ended_at IS NOT NULL);
CREATE UNIQUE INDEX calls_of_booking_once ON public.calls USING btree (booking_id) WHERE ((ended_at IS NULL) AND (booking_id IS NOT NULL));
CREATE UNIQUE INDEX calls_of_conversation_once ON public.calls USING btree (conversation_id) WHERE ((ended_at IS NULL) AND (conversation_id IS NOT NULL));
CREATE INDEX calls_started_by ON public.calls USING btree (started_by);

create table care_visit_entries (
  id uuid not null,
  visit_id uuid not null,
  arrived_at timestamp with time zone not null,
  left_at timestamp with time zone,
  tasks text[] not null,
  condition text,
  note text,
  said_by uuid not null,
  said_at timestamp with time zone not null,
  constraint care_visit_entries_pkey PRIMARY KEY (id),
  constraint care_visit_entries_visit_id_care_visits_id_fk FOREIGN KEY (visit_id) REFERENCES care_visits(id) ON DELETE CASCADE
);
CREATE INDEX care_visit_entries_of_visit ON public.care_visit_entries USING btree (visit_id, said_at);

create table care_visits (
  id uuid not null,
  elder_id uuid not null,
  caregiver_id uuid not null,
  schedule_id uuid,
  schedule_day date,
  arrived_at timestamp with time zone not null,
  left_at timestamp with time zone,
  tasks text[] not null,
  condition text,
  note text,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  amended_at timestamp with time zone,
  constraint care_visits_pkey PRIMARY KEY (id),
  constraint care_visits_in_order CHECK ((arrived_at < left_at)),
  constraint care_visits_caregiver_id_people_id_fk FOREIGN KEY (caregiver_id) REFERENCES people(id),
  constraint care_visits_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint care_visits_schedule_id_visit_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES visit_schedules(id) ON DELETE SET NULL
);
CREATE INDEX care_visits_of_caregiver ON public.care_visits USING btree (caregiver_id, arrived_at);
CREATE INDEX care_visits_of_elder ON public.care_visits USING btree (elder_id, arrived_at, id);
CREATE UNIQUE INDEX care_visits_once ON public.care_visits USING btree (schedule_id, schedule_day);

create table channel_messages (
  id uuid not null,
  channel text not null,
  reference text not null,
  phone text not null,
  person_id uuid,
  command text not null,
  heard_at timestamp with time zone not null,
  done_at timestamp with time zone,
  minutes integer,
  words text,
  constraint channel_messages_pkey PRIMARY KEY (id),
  constraint channel_messages_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint channel_messages_once UNIQUE (channel, reference)
);
CREATE INDEX channel_messages_of_person ON public.channel_messages USING btree (person_id);
CREATE INDEX channel_messages_waiting ON public.channel_messages USING btree (heard_at);

create table check_in_plans (
  elder_id uuid not null,
  is_on boolean not null,
  weekdays jsonb not null,
  time text not null,
  paused_until date,
  pause_reason text,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  opens_at timestamp with time zone,
  planned_at timestamp with time zone not null,
  tell_after_minutes integer default 10 not null,
  other_times jsonb default '[]'::jsonb not null,
  constraint check_in_plans_pkey PRIMARY KEY (elder_id),
  constraint check_in_plans_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX check_in_plans_opening ON public.check_in_plans USING btree (opens_at) WHERE (opens_at IS NOT NULL);
CREATE INDEX check_in_plans_planned ON public.check_in_plans USING btree (planned_at);

create table check_ins (
  elder_id uuid not null,
  day date not null,
  at timestamp with time zone not null,
  via text default 'app'::text not null,
  mood text,
  last_at timestamp with time zone not null,
  constraint check_ins_elder_id_day_pk PRIMARY KEY (elder_id, day),
  constraint check_ins_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);

create table circle_invitations (
  id uuid not null,
  elder_id uuid not null,
  invited_by uuid not null,
  given_as text not null,
  way text not null,
  recipient text,
  relation text not null,
  permissions text[] not null,
  text_version text not null,
  locale text not null,
  secret_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ending text,
  witness text,
  witness_contact text,
  constraint circle_invitations_pkey PRIMARY KEY (id),
  constraint circle_invitations_end CHECK (((ended_at IS NULL) = (ending IS NULL))),
  constraint circle_invitations_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint circle_invitations_invited_by_people_id_fk FOREIGN KEY (invited_by) REFERENCES people(id)
);
CREATE INDEX circle_invitations_by ON public.circle_invitations USING btree (invited_by) WHERE (ended_at IS NULL);
CREATE INDEX circle_invitations_open ON public.circle_invitations USING btree (elder_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX circle_invitations_secret ON public.circle_invitations USING btree (secret_hash) WHERE (ended_at IS NULL);

create table circle_members (
  id uuid not null,
  elder_id uuid not null,
  person_id uuid not null,
  relation text not null,
  permissions text[] not null,
  decides_as text,
  since timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by uuid,
  vouched_phone text,
  vouched_by uuid,
  vouched_at timestamp with time zone,
  constraint circle_members_pkey PRIMARY KEY (id),
  constraint circle_members_are_others CHECK ((elder_id <> person_id)),
  constraint circle_members_vouched CHECK ((num_nulls(vouched_phone, vouched_by, vouched_at) = ANY (ARRAY[0, 3]))),
  constraint circle_members_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint circle_members_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX circle_members_of_person ON public.circle_members USING btree (person_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX circle_members_once ON public.circle_members USING btree (elder_id, person_id) WHERE (ended_at IS NULL);

create table consent_records (
  id uuid not null,
  elder_id uuid not null,
  person_id uuid not null,
  action text not null,
  relation text not null,
  permissions text[] not null,
  added text[] not null,
  given_as text not null,
  channel text not null,
  text_version text,
  locale text not null,
  witness text,
  recorded_by uuid not null,
  given_at timestamp with time zone not null,
  at timestamp with time zone not null,
  witness_contact text,
  read_by uuid,
  constraint consent_records_pkey PRIMARY KEY (id),
  constraint consent_records_witnessed CHECK (((channel = 'electronic'::text) OR (witness IS NOT NULL)))
);
CREATE INDEX consent_records_of_elder ON public.consent_records USING btree (elder_id, at, id);
CREATE INDEX consent_records_of_person ON public.consent_records USING btree (person_id);
CREATE TRIGGER consent_records_are_not_emptied BEFORE TRUNCATE ON public.consent_records FOR EACH STATEMENT EXECUTE FUNCTION consent_records_stay();
CREATE TRIGGER consent_records_stay BEFORE DELETE OR UPDATE ON public.consent_records FOR EACH ROW EXECUTE FUNCTION consent_records_stay();

create table contact_agreements (
  id uuid not null,
  elder_id uuid not null,
  person_id uuid,
  phone text,
  asked_at timestamp with time zone,
  notice_id uuid,
  token_hash text,
  agrees boolean,
  answered_at timestamp with time zone,
  constraint contact_agreements_pkey PRIMARY KEY (id),
  constraint contact_agreements_answer CHECK (((agrees IS NULL) = (answered_at IS NULL))),
  constraint contact_agreements_who CHECK (((person_id IS NULL) = (phone IS NOT NULL))),
  constraint contact_agreements_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint contact_agreements_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id),
  constraint contact_agreements_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX contact_agreements_of_person ON public.contact_agreements USING btree (person_id);
CREATE UNIQUE INDEX contact_agreements_person ON public.contact_agreements USING btree (elder_id, person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX contact_agreements_phone ON public.contact_agreements USING btree (elder_id, phone) WHERE (person_id IS NULL);
CREATE INDEX contact_agreements_to_renew ON public.contact_agreements USING btree (answered_at) WHERE (agrees AND ((asked_at IS NULL) OR (asked_at <= answered_at)));

create table contact_answers (
  id uuid not null,
  message_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_message_id_contact_messages_id_fk FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);
CREATE INDEX contact_answers_of_message ON public.contact_answers USING btree (message_id, created_at);

create table contact_changes (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  old_value text,
  old_proved boolean not null,
  secret_hash text not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint contact_changes_pkey PRIMARY KEY (id),
  constraint contact_changes_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint contact_changes_secret_hash_unique UNIQUE (secret_hash)
);
CREATE INDEX contact_changes_of_person ON public.contact_changes USING btree (person_id, changed_at);

create table contact_messages (
  id uuid not null,
  reference text not null,
  person_id uuid,
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  urgency text not null,
  locale text not null,
  state text default 'open'::text not null,
  rank integer not null,
  searched text not null,
  request_key text,
  fingerprint text not null,
  created_at timestamp with time zone not null,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE SET NULL,
  constraint contact_messages_reference_unique UNIQUE (reference),
  constraint contact_messages_request_key_unique UNIQUE (request_key)
);
CREATE INDEX contact_messages_by_rank ON public.contact_messages USING btree (rank, created_at DESC, id DESC);
CREATE INDEX contact_messages_search ON public.contact_messages USING gin (searched gin_trgm_ops);

create table conversation_marks (
  id uuid not null,
  conversation_id uuid not null,
  person_id uuid not null,
  delivered integer default 0 not null,
  read integer default 0 not null,
  cleared integer default 0 not null,
  is_listed boolean default false not null,
  is_muted boolean default false not null,
  tell_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint conversation_marks_pkey PRIMARY KEY (id),
  constraint conversation_marks_in_order CHECK ((read <= delivered)),
  constraint conversation_marks_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_marks_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id),
  constraint conversation_marks_once UNIQUE (conversation_id, person_id)
);
CREATE INDEX conversation_marks_of_person ON public.conversation_marks USING btree (person_id);
CREATE INDEX conversation_marks_to_tell ON public.conversation_marks USING btree (tell_at) WHERE (tell_at IS NOT NULL);

create table conversations (
  id uuid not null,
  kind text not null,
  first_id uuid,
  second_id uuid,
  elder_id uuid,
  supported_id uuid,
  counter integer default 0 not null,
  last_position integer default 0 not null,
  answered_position integer default 0 not null,
  created_at timestamp with time zone not null,
  active_at timestamp with time zone not null,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_counted CHECK (((last_position <= counter) AND (answered_position <= counter))),
  constraint conversations_of_their_kind CHECK ((((kind = 'direct'::text) = (first_id IS NOT NULL)) AND ((kind = 'direct'::text) = (second_id IS NOT NULL)) AND ((kind = 'circle'::text) = (elder_id IS NOT NULL)) AND ((kind = 'support'::text) = (supported_id IS NOT NULL)) AND (kind = ANY (ARRAY['direct'::text, 'circle'::text, 'support'::text])))),
  constraint conversations_two_in_order CHECK ((first_id < second_id)),
  constraint conversations_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint conversations_first_id_people_id_fk FOREIGN KEY (first_id) REFERENCES people(id),
  constraint conversations_second_id_people_id_fk FOREIGN KEY (second_id) REFERENCES people(id),
  constraint conversations_supported_id_people_id_fk FOREIGN KEY (supported_id) REFERENCES people(id),
  constraint conversations_of_circle UNIQUE (elder_id),
  constraint conversations_of_supported UNIQUE (supported_id),
  constraint conversations_of_two UNIQUE (first_id, second_id)
);
CREATE INDEX conversations_of_second ON public.conversations USING btree (second_id);
CREATE INDEX conversations_of_support ON public.conversations USING btree (active_at, id) WHERE (kind = 'support'::text);

create table cron_runs (
  id text not null,
  due_at timestamp with time zone not null,
  constraint cron_runs_pkey PRIMARY KEY (id)
);

create table device_people (
  id uuid not null,
  device_hash text not null,
  person_id uuid not null,
  pin_hash text not null,
  tries integer default 0 not null,
  remembered boolean not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint device_people_pkey PRIMARY KEY (id),
  constraint device_people_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX device_people_of_person ON public.device_people USING btree (person_id);
CREATE UNIQUE INDEX device_people_once ON public.device_people USING btree (device_hash, person_id);

create table doctor_blocks (
  id uuid not null,
  doctor_id uuid not null,
  day date not null,
  from_time text not null,
  to_time text not null,
  reason text,
  created_at timestamp with time zone not null,
  constraint doctor_blocks_pkey PRIMARY KEY (id),
  constraint doctor_blocks_in_order CHECK ((from_time < to_time)),
  constraint doctor_blocks_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE
);
CREATE INDEX doctor_blocks_by_doctor ON public.doctor_blocks USING btree (doctor_id, day);

create table doctor_days_off (
  id uuid not null,
  doctor_id uuid not null,
  from_day date not null,
  to_day date not null,
  reason text,
  created_at timestamp with time zone not null,
  constraint doctor_days_off_pkey PRIMARY KEY (id),
  constraint doctor_days_off_in_order CHECK ((from_day <= to_day)),
  constraint doctor_days_off_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE
);
CREATE INDEX doctor_days_off_by_doctor ON public.doctor_days_off USING btree (doctor_id, to_day);

create table doctor_notes (
  id uuid not null,
  elder_id uuid not null,
  author_id uuid not null,
  status text not null,
  reason text,
  findings text,
  assessment text,
  plan text,
  written_at timestamp with time zone not null,
  signed_at timestamp with time zone,
  signer_name text,
  signer_number text,
  booking_id uuid,
  appointment_at timestamp with time zone,
  constraint doctor_notes_pkey PRIMARY KEY (id),
  constraint doctor_notes_signed CHECK (((status = 'preliminary'::text) = (signed_at IS NULL))),
  constraint doctor_notes_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX doctor_notes_of_author ON public.doctor_notes USING btree (author_id, written_at, id);
CREATE INDEX doctor_notes_of_elder ON public.doctor_notes USING btree (elder_id, written_at, id);
CREATE TRIGGER signed_notes_stay BEFORE DELETE OR UPDATE ON public.doctor_notes FOR EACH ROW EXECUTE FUNCTION signed_notes_stay();

create table doctor_reviews (
  id uuid not null,
  doctor_id uuid not null,
  author_id uuid not null,
  stars smallint not null,
  comment text,
  created_at timestamp with time zone not null,
  booking_id uuid,
  constraint doctor_reviews_pkey PRIMARY KEY (id),
  constraint doctor_reviews_stars CHECK (((stars >= 1) AND (stars <= 5))),
  constraint doctor_reviews_author_id_people_id_fk FOREIGN KEY (author_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint doctor_reviews_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE,
  constraint doctor_reviews_one_a_booking UNIQUE (booking_id)
);
CREATE INDEX doctor_reviews_newest ON public.doctor_reviews USING btree (doctor_id, created_at DESC NULLS LAST, id DESC NULLS LAST);
CREATE UNIQUE INDEX doctor_reviews_once ON public.doctor_reviews USING btree (doctor_id, author_id) WHERE (booking_id IS NULL);

create table doctors (
  id uuid not null,
  person_id uuid not null,
  name text not null,
  image text,
  specialty text not null,
  bio text not null,
  practising_since smallint not null,
  workplace text not null,
  sector_code text not null,
  sector text not null,
  district text not null,
  languages text[] not null,
  types text[] not null,
  price integer not null,
  phone text,
  email text,
  working_hours jsonb not null,
  rating_hundredths integer default 0 not null,
  reviews integer default 0 not null,
  verified_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  search_words text not null,
  search_text text generated always as (translate(lower(((name || ' '::text) || search_words)), 'àâäáãçèéêëìíîïñòóôöõùúûüÿÀÂÄÁÃÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜŸ'::text, 'aaaaaceeeeiiiinooooouuuuyaaaaaceeeeiiiinooooouuuuy'::text)) stored not null,
  listed boolean generated always as (((verified_at IS NOT NULL) AND (jsonb_array_length(working_hours) > 0))) stored not null,
  kept_name text,
  kept_number text,
  kept_workplace text,
  licensed_until timestamp with time zone,
  constraint doctors_pkey PRIMARY KEY (id),
  constraint doctors_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint doctors_person_id_unique UNIQUE (person_id)
);
CREATE INDEX doctors_by_price ON public.doctors USING btree (price, ((- rating_hundredths)), id) WHERE listed;
CREATE INDEX doctors_by_price_falling ON public.doctors USING btree (((- price)), ((- rating_hundredths)), id) WHERE listed;
CREATE INDEX doctors_by_rating ON public.doctors USING btree (((- rating_hundredths)), ((- reviews)), id) WHERE listed;
CREATE INDEX doctors_by_reviews ON public.doctors USING btree (((- reviews)), ((- rating_hundredths)), id) WHERE listed;
CREATE INDEX doctors_search ON public.doctors USING gin (search_text gin_trgm_ops);

create table document_shares (
  id uuid not null,
  document_id uuid not null,
  sharer_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  opens integer default 0 not null,
  last_opened_at timestamp with time zone,
  constraint document_shares_pkey PRIMARY KEY (id),
  constraint document_shares_document_id_health_documents_id_fk FOREIGN KEY (document_id) REFERENCES health_documents(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX document_shares_by_token ON public.document_shares USING btree (token_hash);
CREATE INDEX document_shares_of_document ON public.document_shares USING btree (document_id);
CREATE INDEX document_shares_of_sharer ON public.document_shares USING btree (sharer_id);

create table dose_entries (
  id uuid not null,
  dose_id uuid not null,
  status text not null,
  at timestamp with time zone not null,
  reason text,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null,
  constraint dose_entries_pkey PRIMARY KEY (id),
  constraint dose_entries_dose_id_medication_doses_id_fk FOREIGN KEY (dose_id) REFERENCES medication_doses(id) ON DELETE CASCADE
);
CREATE INDEX dose_entries_of_dose ON public.dose_entries USING btree (dose_id, recorded_at);

create table emergencies (
  id uuid not null,
  elder_id uuid not null,
  state text not null,
  level text,
  drill boolean not null,
  via text not null,
  started_by uuid,
  started_at timestamp with time zone not null,
  fires_at timestamp with time zone not null,
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
  constraint emergencies_pkey PRIMARY KEY (id),
  constraint emergencies_ended CHECK (((ended_at IS NULL) = (state <> ALL (ARRAY['resolved'::text, 'false-alarm'::text, 'called-again'::text, 'cancelled'::text])))),
  constraint emergencies_forget_position CHECK (((ended_at IS NULL) OR (latitude IS NULL))),
  constraint emergencies_rest CHECK (((ended_at IS NULL) OR (next_level_at IS NULL))),
  constraint emergencies_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX emergencies_fired ON public.emergencies USING btree (fires_at) WHERE (NOT drill);
CREATE INDEX emergencies_followed ON public.emergencies USING btree (followed_by) WHERE (followed_by IS NOT NULL);
CREATE INDEX emergencies_located ON public.emergencies USING btree (located_at) WHERE (latitude IS NOT NULL);
CREATE INDEX emergencies_of_elder ON public.emergencies USING btree (elder_id, started_at);
CREATE UNIQUE INDEX emergencies_open_once ON public.emergencies USING btree (elder_id, drill) WHERE ((ended_at IS NULL) AND (followed_by IS NULL));
CREATE INDEX emergencies_started_by ON public.emergencies USING btree (started_by) WHERE (ended_at IS NULL);
CREATE INDEX emergencies_to_climb ON public.emergencies USING btree (next_level_at) WHERE (next_level_at IS NOT NULL);
CREATE INDEX emergencies_to_fire ON public.emergencies USING btree (fires_at) WHERE (state = 'counting-down'::text);

create table emergency_contacts (
  person_id uuid not null,
  name text not null,
  relationship text not null,
  phone_number text not null,
  updated_at timestamp with time zone not null,
  constraint emergency_contacts_pkey PRIMARY KEY (person_id),
  constraint emergency_contacts_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX emergency_contacts_phone ON public.emergency_contacts USING btree (phone_number);

create table emergency_events (
  id uuid not null,
  emergency_id uuid not null,
  step text not null,
  at timestamp with time zone not null,
  actor_id uuid,
  actor_name text,
  level text,
  people integer,
  note text,
  constraint emergency_events_pkey PRIMARY KEY (id),
  constraint emergency_events_emergency_id_emergencies_id_fk FOREIGN KEY (emergency_id) REFERENCES emergencies(id) ON DELETE CASCADE
);
CREATE INDEX emergency_events_of ON public.emergency_events USING btree (emergency_id, id);

create table emergency_presses (
  id uuid not null,
  emergency_id uuid not null,
  pressed_by uuid,
  constraint emergency_presses_pkey PRIMARY KEY (id),
  constraint emergency_presses_emergency_id_emergencies_id_fk FOREIGN KEY (emergency_id) REFERENCES emergencies(id) ON DELETE CASCADE
);
CREATE INDEX emergency_presses_of ON public.emergency_presses USING btree (emergency_id);

create table emergency_responders (
  id uuid not null,
  emergency_id uuid not null,
  person_id uuid,
  name text,
  phone text,
  relation text,
  level text not null,
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
  constraint emergency_responders_pkey PRIMARY KEY (id),
  constraint emergency_responders_who CHECK (((person_id IS NULL) = (phone IS NOT NULL))),
  constraint emergency_responders_emergency_id_emergencies_id_fk FOREIGN KEY (emergency_id) REFERENCES emergencies(id) ON DELETE CASCADE,
  constraint emergency_responders_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id),
  constraint emergency_responders_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX emergency_responders_contacts ON public.emergency_responders USING btree (emergency_id) WHERE ((person_id IS NULL) AND (unreached_at IS NULL));
CREATE INDEX emergency_responders_news_due ON public.emergency_responders USING btree (news_due_at) WHERE (news_due_at IS NOT NULL);
CREATE INDEX emergency_responders_of_person ON public.emergency_responders USING btree (person_id);
CREATE UNIQUE INDEX emergency_responders_person ON public.emergency_responders USING btree (emergency_id, person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX emergency_responders_phone ON public.emergency_responders USING btree (emergency_id, phone) WHERE (person_id IS NULL);
CREATE INDEX emergency_responders_placed ON public.emergency_responders USING btree (located_at) WHERE (latitude IS NOT NULL);

create table emergency_settings (
  elder_id uuid not null,
  landmarks text,
  shares_card boolean not null,
  simple_press boolean not null,
  updated_at timestamp with time zone not null,
  gate_photo uuid,
  call_order text[],
  constraint emergency_settings_pkey PRIMARY KEY (elder_id),
  constraint emergency_settings_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);

create table emergency_volunteers (
  person_id uuid not null,
  since timestamp with time zone not null,
  constraint emergency_volunteers_pkey PRIMARY KEY (person_id),
  constraint emergency_volunteers_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);

create table expected_check_in_people (
  expected_id uuid not null,
  person_id uuid,
  told_at timestamp with time zone not null,
  notice_id uuid,
  id uuid not null,
  name text,
  phone text,
  constraint expected_check_in_people_pkey PRIMARY KEY (id),
  constraint expected_check_in_people_who CHECK (((person_id IS NULL) = (phone IS NOT NULL))),
  constraint expected_check_in_people_expected_id_expected_check_ins_id_fk FOREIGN KEY (expected_id) REFERENCES expected_check_ins(id) ON DELETE CASCADE
);
CREATE INDEX expected_check_in_people_of_person ON public.expected_check_in_people USING btree (person_id);
CREATE UNIQUE INDEX expected_check_in_people_person ON public.expected_check_in_people USING btree (expected_id, person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX expected_check_in_people_phone ON public.expected_check_in_people USING btree (expected_id, phone) WHERE (person_id IS NULL);

create table expected_check_ins (
  id uuid not null,
  elder_id uuid not null,
  day date not null,
  expected_at timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  since timestamp with time zone not null,
  step text,
  step_at timestamp with time zone,
  next_step_at timestamp with time zone,
  told_at timestamp with time zone,
  acknowledged_at timestamp with time zone,
  acknowledged_by uuid,
  answered_at timestamp with time zone,
  tell_after_minutes integer default 10 not null,
  why text default 'missed'::text not null,
  held_until timestamp with time zone,
  lapses integer default 0 not null,
  reached_by uuid,
  away_at timestamp with time zone,
  constraint expected_check_ins_pkey PRIMARY KEY (id),
  constraint expected_check_ins_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE UNIQUE INDEX expected_check_ins_call_once ON public.expected_check_ins USING btree (elder_id) WHERE ((why = 'not-well'::text) AND (answered_at IS NULL));
CREATE UNIQUE INDEX expected_check_ins_day ON public.expected_check_ins USING btree (elder_id, day) WHERE (why = 'missed'::text);
CREATE INDEX expected_check_ins_due ON public.expected_check_ins USING btree (next_step_at) WHERE ((next_step_at IS NOT NULL) AND (answered_at IS NULL));
CREATE INDEX expected_check_ins_open ON public.expected_check_ins USING btree (elder_id) WHERE (answered_at IS NULL);

create table file_removals (
  id text not null,
  due_at timestamp with time zone not null,
  constraint file_removals_pkey PRIMARY KEY (id)
);
CREATE INDEX file_removals_due ON public.file_removals USING btree (due_at);

create table file_store (
  only boolean default true not null,
  identity uuid not null,
  place text not null,
  host text not null,
  since timestamp with time zone not null,
  constraint file_store_pkey PRIMARY KEY ("only"),
  constraint file_store_only_one CHECK ("only")
);

create table health_alert_people (
  alert_id uuid not null,
  person_id uuid not null,
  told_at timestamp with time zone,
  notice_id uuid,
  seen_at timestamp with time zone,
  constraint health_alert_people_alert_id_person_id_pk PRIMARY KEY (alert_id, person_id),
  constraint health_alert_people_alert_id_health_alerts_id_fk FOREIGN KEY (alert_id) REFERENCES health_alerts(id) ON DELETE CASCADE
);
CREATE INDEX health_alert_people_of_person ON public.health_alert_people USING btree (person_id);

create table health_alert_steps (
  alert_id uuid not null,
  step text not null,
  at timestamp with time zone not null,
  people integer not null,
  constraint health_alert_steps_alert_id_step_pk PRIMARY KEY (alert_id, step),
  constraint health_alert_steps_alert_id_health_alerts_id_fk FOREIGN KEY (alert_id) REFERENCES health_alerts(id) ON DELETE CASCADE
);

create table health_alerts (
  id uuid not null,
  elder_id uuid not null,
  kind text not null,
  direction text not null,
  level text not null,
  value smallint not null,
  second smallint,
  taken_at timestamp with time zone not null,
  since timestamp with time zone not null,
  readings integer not null,
  raised_at timestamp with time zone not null,
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
  constraint health_alerts_pkey PRIMARY KEY (id),
  constraint health_alerts_note CHECK (((ended_by IS NULL) = (end_note IS NULL))),
  constraint health_alerts_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX health_alerts_climbing ON public.health_alerts USING btree (climb_at) WHERE ((climb_at IS NOT NULL) AND (acknowledged_at IS NULL) AND (ended_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX health_alerts_of_elder ON public.health_alerts USING btree (elder_id, raised_at, id);
CREATE INDEX health_alerts_over_time ON public.health_alerts USING btree (elder_id, taken_at, id);
CREATE INDEX health_alerts_standing ON public.health_alerts USING btree (elder_id) WHERE ((withdrawn_at IS NULL) AND ((acknowledged_at IS NULL) OR ((level = 'urgent'::text) AND (ended_at IS NULL))));

create table health_documents (
  id uuid not null,
  elder_id uuid not null,
  title text not null,
  kind text not null,
  date date not null,
  media_type text not null,
  size integer not null,
  added_by uuid not null,
  added_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by uuid,
  copy_of uuid,
  constraint health_documents_pkey PRIMARY KEY (id),
  constraint health_documents_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX health_documents_of_elder ON public.health_documents USING btree (elder_id, date) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX health_documents_one_copy ON public.health_documents USING btree (copy_of) WHERE (removed_at IS NULL);

create table held_notices (
  id uuid not null,
  person_id uuid not null,
  due_at timestamp with time zone not null,
  useless_at timestamp with time zone,
  mail text not null,
  sms text not null,
  sms_key text,
  constraint held_notices_pkey PRIMARY KEY (id),
  constraint held_notices_id_notifications_id_fk FOREIGN KEY (id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint held_notices_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX held_notices_due ON public.held_notices USING btree (due_at, id);
CREATE INDEX held_notices_of_person ON public.held_notices USING btree (person_id, due_at, id);

create table help_partings (
  request_id uuid not null,
  volunteer_id uuid not null,
  how text not null,
  at timestamp with time zone not null,
  constraint help_partings_once PRIMARY KEY (request_id, volunteer_id),
  constraint help_partings_request_id_help_requests_id_fk FOREIGN KEY (request_id) REFERENCES help_requests(id) ON DELETE CASCADE,
  constraint help_partings_volunteer_id_people_id_fk FOREIGN KEY (volunteer_id) REFERENCES people(id)
);
CREATE INDEX help_partings_of_volunteer ON public.help_partings USING btree (volunteer_id, at);

create table help_requests (
  id uuid not null,
  elder_id uuid not null,
  asked_by uuid not null,
  kind text not null,
  day date not null,
  part text not null,
  time text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  minutes integer not null,
  note text,
  sector_code text not null,
  state text default 'open'::text not null,
  taken_by uuid,
  taken_at timestamp with time zone,
  said_done_at timestamp with time zone,
  closed_at timestamp with time zone,
  stars integer,
  thanks text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint help_requests_pkey PRIMARY KEY (id),
  constraint help_requests_in_order CHECK ((starts_at <= ends_at)),
  constraint help_requests_stars CHECK (((stars >= 1) AND (stars <= 5))),
  constraint help_requests_taken_by_somebody CHECK (((state <> ALL (ARRAY['accepted'::text, 'to-confirm'::text, 'done'::text])) OR (taken_by IS NOT NULL))),
  constraint help_requests_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people(id),
  constraint help_requests_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint help_requests_taken_by_people_id_fk FOREIGN KEY (taken_by) REFERENCES people(id)
);
CREATE INDEX help_requests_near ON public.help_requests USING btree (sector_code, starts_at, id) WHERE (state = 'open'::text);
CREATE INDEX help_requests_of_asker ON public.help_requests USING btree (asked_by);
CREATE INDEX help_requests_of_elder ON public.help_requests USING btree (elder_id, starts_at, id);
CREATE INDEX help_requests_taken ON public.help_requests USING btree (taken_by, starts_at, id);
CREATE INDEX help_requests_to_close ON public.help_requests USING btree (ends_at) WHERE (state = ANY (ARRAY['open'::text, 'accepted'::text, 'to-confirm'::text]));

create table idempotency_keys (
  person_id uuid not null,
  key text not null,
  fingerprint text not null,
  started_at timestamp with time zone not null,
  status integer,
  body text,
  seed uuid default gen_random_uuid() not null,
  steps jsonb default '{}'::jsonb not null,
  constraint idempotency_keys_person_id_key_pk PRIMARY KEY (person_id, key)
);

create table last_seen (
  person_id uuid not null,
  at timestamp with time zone not null,
  constraint last_seen_pkey PRIMARY KEY (person_id)
);

create table ledger_entries (
  id uuid not null,
  posting_id uuid not null,
  payment_id uuid,
  account text not null,
  debit integer not null,
  credit integer not null,
  at timestamp with time zone not null,
  payout_id uuid,
  charge_id uuid,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_of_one CHECK ((num_nonnulls(payment_id, payout_id, charge_id) = 1)),
  constraint ledger_entries_one_side CHECK (((debit >= 0) AND (credit >= 0) AND ((debit = 0) <> (credit = 0)))),
  constraint ledger_entries_charge_id_bank_charges_id_fk FOREIGN KEY (charge_id) REFERENCES bank_charges(id),
  constraint ledger_entries_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint ledger_entries_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id)
);
CREATE INDEX ledger_entries_of_charge ON public.ledger_entries USING btree (charge_id) WHERE (charge_id IS NOT NULL);
CREATE INDEX ledger_entries_of_payment ON public.ledger_entries USING btree (payment_id);
CREATE INDEX ledger_entries_of_payout ON public.ledger_entries USING btree (payout_id) WHERE (payout_id IS NOT NULL);
CREATE INDEX ledger_entries_of_posting ON public.ledger_entries USING btree (posting_id);
CREATE TRIGGER ledger_entries_stay BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION money_rows_stay();
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_postings_balance();

create table location_views (
  message_id uuid not null,
  person_id uuid not null,
  at timestamp with time zone not null,
  constraint location_views_once PRIMARY KEY (message_id, person_id),
  constraint location_views_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint location_views_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX location_views_of_person ON public.location_views USING btree (person_id);

create table medical_summaries (
  person_id uuid not null,
  blood_type text,
  allergies text,
  medications text,
  conditions text,
  emergency_notes text,
  updated_at timestamp with time zone not null,
  constraint medical_summaries_pkey PRIMARY KEY (person_id),
  constraint medical_summaries_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);

create table medication_changes (
  id uuid not null,
  medication_id uuid not null,
  elder_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  by uuid not null,
  name text not null,
  was jsonb not null,
  now jsonb not null,
  reason text,
  bought double precision,
  constraint medication_changes_pkey PRIMARY KEY (id),
  constraint medication_changes_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint medication_changes_medication_id_medications_id_fk FOREIGN KEY (medication_id) REFERENCES medications(id) ON DELETE CASCADE
);
CREATE INDEX medication_changes_of_elder ON public.medication_changes USING btree (elder_id, at, id);
CREATE INDEX medication_changes_of_medication ON public.medication_changes USING btree (medication_id, at, id);
CREATE TRIGGER medication_changes_stay BEFORE UPDATE ON public.medication_changes FOR EACH ROW EXECUTE FUNCTION medication_changes_stay();

create table medication_doses (
  id uuid not null,
  medication_id uuid not null,
  elder_id uuid not null,
  due_at timestamp with time zone,
  dosage text not null,
  pills double precision not null,
  status text,
  at timestamp with time zone,
  reason text,
  recorded_by uuid,
  recorded_at timestamp with time zone,
  pills_used double precision default 0 not null,
  reminded_at timestamp with time zone,
  reminded_again_at timestamp with time zone,
  circle_told_at timestamp with time zone,
  missed_at timestamp with time zone,
  circle_at timestamp with time zone,
  next_step_at timestamp with time zone,
  constraint medication_doses_pkey PRIMARY KEY (id),
  constraint medication_doses_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint medication_doses_medication_id_medications_id_fk FOREIGN KEY (medication_id) REFERENCES medications(id) ON DELETE CASCADE
);
CREATE INDEX medication_doses_ahead ON public.medication_doses USING btree (due_at) WHERE (status IS NULL);
CREATE INDEX medication_doses_as_needed ON public.medication_doses USING btree (elder_id, at) WHERE (due_at IS NULL);
CREATE INDEX medication_doses_of_elder ON public.medication_doses USING btree (elder_id, due_at);
CREATE UNIQUE INDEX medication_doses_once ON public.medication_doses USING btree (medication_id, due_at);
CREATE INDEX medication_doses_steps ON public.medication_doses USING btree (next_step_at) WHERE (next_step_at IS NOT NULL);

create table medications (
  id uuid not null,
  elder_id uuid not null,
  name text not null,
  dosage text not null,
  form text not null,
  pills_per_dose double precision not null,
  meal text not null,
  note text,
  schedule jsonb not null,
  starts_on date not null,
  ends_on date,
  pills double precision,
  refill_days integer not null,
  refill_warned_at timestamp with time zone,
  remind_again_minutes integer not null,
  tell_circle_minutes integer not null,
  next_due_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  updated_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  stopped_by uuid,
  stop_reason text,
  constraint medications_pkey PRIMARY KEY (id),
  constraint medications_pills CHECK ((pills >= (0)::double precision)),
  constraint medications_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX medications_due ON public.medications USING btree (next_due_at) WHERE (next_due_at IS NOT NULL);
CREATE INDEX medications_of_elder ON public.medications USING btree (elder_id);

create table message_blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  at timestamp with time zone not null,
  constraint message_blocks_once PRIMARY KEY (blocker_id, blocked_id),
  constraint message_blocks_of_two CHECK ((blocker_id <> blocked_id)),
  constraint message_blocks_blocked_id_people_id_fk FOREIGN KEY (blocked_id) REFERENCES people(id),
  constraint message_blocks_blocker_id_people_id_fk FOREIGN KEY (blocker_id) REFERENCES people(id)
);
CREATE INDEX message_blocks_of_blocked ON public.message_blocks USING btree (blocked_id);

create table message_calls (
  message_id uuid not null,
  call_id uuid not null,
  media text not null,
  outcome text,
  seconds integer,
  constraint message_calls_pkey PRIMARY KEY (message_id),
  constraint message_calls_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint message_calls_call_id_unique UNIQUE (call_id)
);

create table message_files (
  message_id uuid not null,
  upload_id uuid not null,
  name text not null,
  media_type text not null,
  size integer not null,
  width integer,
  height integer,
  seconds real,
  waveform jsonb not null,
  constraint message_files_pkey PRIMARY KEY (message_id),
  constraint message_files_size_whole CHECK (((width IS NULL) = (height IS NULL))),
  constraint message_files_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint message_files_upload_id_unique UNIQUE (upload_id)
);

create table message_locations (
  message_id uuid not null,
  latitude double precision,
  longitude double precision,
  accuracy double precision,
  at timestamp with time zone,
  live_until timestamp with time zone,
  ended_at timestamp with time zone,
  check_at timestamp with time zone,
  constraint message_locations_pkey PRIMARY KEY (message_id),
  constraint message_locations_checked CHECK (((live_until IS NULL) = (check_at IS NULL))),
  constraint message_locations_ended_is_erased CHECK (((ended_at IS NULL) OR (latitude IS NULL))),
  constraint message_locations_whole CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude IS NULL) = (accuracy IS NULL)) AND ((latitude IS NULL) = (at IS NULL)))),
  constraint message_locations_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE
);
CREATE INDEX message_locations_live ON public.message_locations USING btree (check_at) WHERE ((live_until IS NOT NULL) AND (ended_at IS NULL));

create table message_reactions (
  message_id uuid not null,
  person_id uuid not null,
  reaction text not null,
  at timestamp with time zone not null,
  constraint message_reactions_once PRIMARY KEY (message_id, person_id),
  constraint message_reactions_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint message_reactions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX message_reactions_of_person ON public.message_reactions USING btree (person_id);

create table message_reports (
  id uuid not null,
  message_id uuid,
  sender_id uuid not null,
  kind text not null,
  content text not null,
  sent_at timestamp with time zone not null,
  reporter_id uuid not null,
  reason text not null,
  words text,
  reported_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by uuid,
  note text,
  constraint message_reports_pkey PRIMARY KEY (id),
  constraint message_reports_closed CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint message_reports_closed_by_people_id_fk FOREIGN KEY (closed_by) REFERENCES people(id),
  constraint message_reports_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL,
  constraint message_reports_reporter_id_people_id_fk FOREIGN KEY (reporter_id) REFERENCES people(id),
  constraint message_reports_sender_id_people_id_fk FOREIGN KEY (sender_id) REFERENCES people(id),
  constraint message_reports_once UNIQUE (message_id, reporter_id)
);
CREATE INDEX message_reports_by_time ON public.message_reports USING btree (reported_at, id);
CREATE INDEX message_reports_of_reporter ON public.message_reports USING btree (reporter_id);
CREATE INDEX message_reports_of_sender ON public.message_reports USING btree (sender_id);

create table messages (
  id uuid not null,
  conversation_id uuid not null,
  position integer not null,
  change integer not null,
  sender_id uuid not null,
  kind text not null,
  content text not null,
  folded text not null,
  sent_at timestamp with time zone not null,
  written_at timestamp with time zone,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  reply_to uuid,
  reply_sender_id uuid,
  reply_kind text,
  reply_excerpt text,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_answer_whole CHECK ((((reply_to IS NULL) = (reply_kind IS NULL)) AND ((reply_to IS NULL) = (reply_excerpt IS NULL)) AND ((reply_to IS NULL) = (reply_sender_id IS NULL)))),
  constraint messages_counted CHECK (((1 <= "position") AND ("position" <= change))),
  constraint messages_deleted_is_empty CHECK (((deleted_at IS NULL) OR ((content = ''::text) AND (folded = ''::text)))),
  constraint messages_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint messages_reply_sender_id_people_id_fk FOREIGN KEY (reply_sender_id) REFERENCES people(id),
  constraint messages_sender_id_people_id_fk FOREIGN KEY (sender_id) REFERENCES people(id),
  constraint messages_by_change UNIQUE (conversation_id, change),
  constraint messages_in_order UNIQUE (conversation_id, "position")
);
CREATE INDEX messages_answering ON public.messages USING btree (reply_to) WHERE (reply_to IS NOT NULL);
CREATE INDEX messages_of_sender ON public.messages USING btree (sender_id, conversation_id);
CREATE INDEX messages_search ON public.messages USING gin (folded gin_trgm_ops);

create table note_amendments (
  id uuid not null,
  note_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  constraint note_amendments_pkey PRIMARY KEY (id),
  constraint note_amendments_note_id_doctor_notes_id_fk FOREIGN KEY (note_id) REFERENCES doctor_notes(id)
);
CREATE INDEX note_amendments_of_note ON public.note_amendments USING btree (note_id, at);
CREATE TRIGGER note_amendments_stay BEFORE DELETE OR UPDATE ON public.note_amendments FOR EACH ROW EXECUTE FUNCTION note_amendments_stay();

create table notifications (
  id uuid not null,
  person_id uuid not null,
  type text not null,
  priority text not null,
  title_id text not null,
  text_id text not null,
  values jsonb not null,
  link text,
  dedupe_key text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  cleared_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint notifications_dedupe_key_unique UNIQUE (dedupe_key)
);
CREATE INDEX notifications_in_bell ON public.notifications USING btree (person_id, created_at, id) WHERE (cleared_at IS NULL);
CREATE INDEX notifications_of_person ON public.notifications USING btree (person_id, created_at, id);
CREATE INDEX notifications_unread ON public.notifications USING btree (person_id) WHERE (read_at IS NULL);

create table one_time_codes (
  id uuid not null,
  purpose text not null,
  subject text not null,
  code_hash text not null,
  target text,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint one_time_codes_pkey PRIMARY KEY (id)
);
CREATE INDEX one_time_codes_subject ON public.one_time_codes USING btree (purpose, subject);

create table outbox_messages (
  id uuid not null,
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  secret text not null,
  dedupe_key text,
  created_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  attempts integer default 0 not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  reply_to text,
  thread text,
  priority text default 'ordinary'::text not null,
  useless_at timestamp with time zone,
  person_id uuid,
  notice_id uuid,
  passed_on_at timestamp with time zone,
  provider text,
  reference text,
  parts integer,
  delivered_at timestamp with time zone,
  avoid text,
  despite_stop boolean default false not null,
  hand_overs jsonb default '[]'::jsonb not null,
  attachment jsonb,
  locale text,
  unsubscribe text,
  constraint outbox_messages_pkey PRIMARY KEY (id),
  constraint outbox_messages_dedupe_key_unique UNIQUE (dedupe_key)
);
CREATE INDEX outbox_messages_due ON public.outbox_messages USING btree (channel, priority, next_try_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX outbox_messages_failed ON public.outbox_messages USING btree (failed_at, id) WHERE (failed_at IS NOT NULL);
CREATE INDEX outbox_messages_not_arriving ON public.outbox_messages USING btree (created_at) WHERE ((notice_id IS NOT NULL) AND (sent_at IS NULL) AND (passed_on_at IS NULL) AND ((failed_at IS NOT NULL) OR ((priority = 'urgent'::text) AND (attempts >= 4))));
CREATE INDEX outbox_messages_of_notice ON public.outbox_messages USING btree (notice_id) WHERE (notice_id IS NOT NULL);
CREATE INDEX outbox_messages_reference ON public.outbox_messages USING btree (provider, reference) WHERE (reference IS NOT NULL);
CREATE INDEX outbox_messages_unreported ON public.outbox_messages USING btree (sent_at) WHERE ((channel = 'sms'::text) AND (priority = 'urgent'::text) AND (sent_at IS NOT NULL) AND (delivered_at IS NULL) AND (avoid IS NULL));

create table own_limits (
  id uuid not null,
  elder_id uuid not null,
  set_by uuid not null,
  set_by_name text not null,
  set_at timestamp with time zone not null,
  reason text not null,
  ended_by uuid,
  ended_at timestamp with time zone,
  end_reason text,
  kind text not null,
  limits text not null,
  constraint own_limits_pkey PRIMARY KEY (id),
  constraint own_limits_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE UNIQUE INDEX own_limits_current ON public.own_limits USING btree (elder_id, kind) WHERE (ended_at IS NULL);

create table passwords (
  person_id uuid not null,
  hash text not null,
  changed_at timestamp with time zone not null,
  constraint passwords_pkey PRIMARY KEY (person_id),
  constraint passwords_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);

create table payee_accounts (
  id uuid not null,
  doctor_id uuid not null,
  way text not null,
  holder text not null,
  bank text not null,
  number text not null,
  since timestamp with time zone not null,
  replaced_at timestamp with time zone,
  constraint payee_accounts_pkey PRIMARY KEY (id),
  constraint payee_accounts_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE
);
CREATE INDEX payee_accounts_of_doctor ON public.payee_accounts USING btree (doctor_id);
CREATE UNIQUE INDEX payee_accounts_one ON public.payee_accounts USING btree (doctor_id) WHERE (replaced_at IS NULL);

create table payee_requests (
  doctor_id uuid not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  constraint payee_requests_pkey PRIMARY KEY (doctor_id),
  constraint payee_requests_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people(id),
  constraint payee_requests_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE
);

create table payment_events (
  id uuid not null,
  payment_id uuid not null,
  status text not null,
  reason text,
  provider jsonb,
  at timestamp with time zone not null,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX payment_events_of_payment ON public.payment_events USING btree (payment_id, id);
CREATE TRIGGER payment_events_stay BEFORE DELETE OR UPDATE ON public.payment_events FOR EACH ROW EXECUTE FUNCTION money_rows_stay();

create table payments (
  id uuid not null,
  payer_id uuid not null,
  purpose_kind text not null,
  purpose_id uuid not null,
  paid_for jsonb not null,
  method text not null,
  amount integer not null,
  service_fee integer not null,
  phone text,
  first_name text not null,
  last_name text not null,
  email text not null,
  terms_accepted_at timestamp with time zone not null,
  idempotency_key text not null,
  status text not null,
  failure text,
  provider_reference uuid,
  provider_transaction_id text,
  stray boolean default false not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  status_at timestamp with time zone not null,
  next_check_at timestamp with time zone,
  provider text,
  page text,
  provider_session text,
  unheard_since timestamp with time zone,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_amount CHECK (((amount > 0) AND (service_fee >= 0) AND (service_fee <= amount))),
  constraint payments_status CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'expired'::text, 'refunded'::text]))),
  constraint payments_payer_id_people_id_fk FOREIGN KEY (payer_id) REFERENCES people(id),
  constraint payments_once_by_key UNIQUE (payer_id, idempotency_key),
  constraint payments_provider_reference_unique UNIQUE (provider_reference)
);
CREATE INDEX payments_of_payer ON public.payments USING btree (payer_id, created_at, id);
CREATE INDEX payments_of_purpose ON public.payments USING btree (purpose_id);
CREATE UNIQUE INDEX payments_one_after ON public.payments USING btree (purpose_kind, purpose_id) WHERE ((status = 'created'::text) AND (method = 'after'::text));
CREATE UNIQUE INDEX payments_one_live ON public.payments USING btree (purpose_kind, purpose_id) WHERE ((status = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text])) AND (method <> 'after'::text) AND (NOT stray));
CREATE INDEX payments_to_check ON public.payments USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE TRIGGER payments_stay BEFORE DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION money_rows_stay();
CREATE TRIGGER payments_step BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION payments_step();

create table payout_fees (
  id uuid not null,
  payout_id uuid not null,
  nth integer not null,
  fee integer not null,
  source text not null,
  at timestamp with time zone not null,
  constraint payout_fees_pkey PRIMARY KEY (id),
  constraint payout_fees_fee CHECK (((fee >= 0) AND (nth > 0))),
  constraint payout_fees_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint payout_fees_in_order UNIQUE (payout_id, nth)
);
CREATE TRIGGER payout_fees_stay BEFORE DELETE OR UPDATE ON public.payout_fees FOR EACH ROW EXECUTE FUNCTION money_rows_stay();

create table payouts (
  id uuid not null,
  doctor_id uuid not null,
  amount integer not null,
  account text not null,
  paid_on date not null,
  reference text not null,
  recorded_by uuid not null,
  created_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  reversed_by uuid,
  reversal_reason text,
  paid_to jsonb,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_amount CHECK ((amount > 0)),
  constraint payouts_reversal CHECK ((num_nonnulls(reversed_at, reversed_by, reversal_reason) = ANY (ARRAY[0, 3]))),
  constraint payouts_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id),
  constraint payouts_recorded_by_people_id_fk FOREIGN KEY (recorded_by) REFERENCES people(id),
  constraint payouts_reversed_by_people_id_fk FOREIGN KEY (reversed_by) REFERENCES people(id)
);
CREATE INDEX payouts_by_time ON public.payouts USING btree (created_at, id);
CREATE INDEX payouts_of_doctor ON public.payouts USING btree (doctor_id, created_at, id);
CREATE UNIQUE INDEX payouts_once ON public.payouts USING btree (account, lower(reference)) WHERE (reversed_at IS NULL);

create table people (
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text,
  email_verified boolean default false not null,
  phone_number text,
  phone_verified boolean default false not null,
  roles text[] default '{}'::text[] not null,
  photo text,
  bio text,
  locale text default 'en'::text not null,
  verified boolean default false not null,
  district text,
  sector text,
  cell text,
  village text,
  national_id text,
  birthdate date,
  two_factor_enabled boolean default false not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  preferences jsonb default '{}'::jsonb not null,
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
  death_notified jsonb default '[]'::jsonb not null,
  lived_at timestamp with time zone,
  constraint people_pkey PRIMARY KEY (id),
  constraint people_country CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint people_sex CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text]))),
  constraint people_suspended CHECK (((suspended_at IS NULL) = (suspended_reason IS NULL))),
  constraint people_email_unique UNIQUE (email)
);
CREATE INDEX people_by_name ON public.people USING btree (first_name, last_name, id);
CREATE INDEX people_by_role ON public.people USING gin (roles);
CREATE INDEX people_death_due ON public.people USING btree (death_due_at) WHERE (death_due_at IS NOT NULL);
CREATE INDEX people_phone ON public.people USING btree (phone_number);
CREATE INDEX people_photo ON public.people USING btree (photo);
CREATE UNIQUE INDEX people_proven_phone ON public.people USING btree (phone_number) WHERE phone_verified;
CREATE INDEX people_volunteers ON public.people USING btree (district, sector) WHERE (roles @> '{VOLUNTEER}'::text[]);
CREATE TRIGGER doctors_follow_person AFTER UPDATE OF first_name, last_name, photo ON public.people FOR EACH ROW EXECUTE FUNCTION doctors_follow_person();

create table phone_pins (
  person_id uuid not null,
  pin_hash text not null,
  tries integer default 0 not null,
  set_at timestamp with time zone not null,
  constraint phone_pins_pkey PRIMARY KEY (person_id),
  constraint phone_pins_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);

create table presences (
  id uuid not null,
  process_id uuid not null,
  person_id uuid not null,
  status text not null,
  seen_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint presences_pkey PRIMARY KEY (id),
  constraint presences_once UNIQUE (process_id, person_id)
);
CREATE INDEX presences_of_person ON public.presences USING btree (person_id);
CREATE INDEX presences_to_end ON public.presences USING btree (ends_at);

create table protection_states (
  elder_id uuid not null,
  state text not null,
  reasons jsonb not null,
  owed jsonb not null,
  told jsonb not null,
  checked_at timestamp with time zone not null,
  next_check_at timestamp with time zone not null,
  constraint protection_states_pkey PRIMARY KEY (elder_id),
  constraint protection_states_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX protection_states_due ON public.protection_states USING btree (next_check_at);

create table provider_fees (
  id uuid not null,
  payment_id uuid not null,
  refund_id uuid,
  nth integer not null,
  fee integer not null,
  source text not null,
  at timestamp with time zone not null,
  constraint provider_fees_pkey PRIMARY KEY (id),
  constraint provider_fees_fee CHECK (((fee >= 0) AND (nth > 0))),
  constraint provider_fees_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint provider_fees_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint provider_fees_in_order UNIQUE NULLS NOT DISTINCT (payment_id, refund_id, nth)
);
CREATE TRIGGER provider_fees_stay BEFORE DELETE OR UPDATE ON public.provider_fees FOR EACH ROW EXECUTE FUNCTION money_rows_stay();

create table provider_statement_lines (
  id uuid not null,
  statement_id uuid not null,
  is_refund boolean not null,
  reference text,
  transaction_id text,
  amount integer not null,
  state text not null,
  fee integer,
  net integer,
  currency text default 'RWF'::text not null,
  constraint provider_statement_lines_pkey PRIMARY KEY (id),
  constraint provider_statement_lines_named CHECK ((COALESCE(reference, transaction_id) IS NOT NULL)),
  constraint provider_statement_lines_statement_id_provider_statements_id_fk FOREIGN KEY (statement_id) REFERENCES provider_statements(id)
);
CREATE INDEX provider_statement_lines_by_number ON public.provider_statement_lines USING btree (transaction_id);
CREATE INDEX provider_statement_lines_by_reference ON public.provider_statement_lines USING btree (reference);
CREATE INDEX provider_statement_lines_of_statement ON public.provider_statement_lines USING btree (statement_id);

create table provider_statements (
  id uuid not null,
  method text not null,
  day text not null,
  imported_by uuid,
  imported_at timestamp with time zone not null,
  provider text,
  constraint provider_statements_pkey PRIMARY KEY (id),
  constraint provider_statements_imported_by_people_id_fk FOREIGN KEY (imported_by) REFERENCES people(id),
  constraint provider_statements_one_a_day UNIQUE (method, day)
);

create table push_subscriptions (
  session_id uuid not null,
  person_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_pkey PRIMARY KEY (session_id),
  constraint push_subscriptions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_endpoint_unique UNIQUE (endpoint)
);
CREATE INDEX push_subscriptions_of_person ON public.push_subscriptions USING btree (person_id);

create table rate_limits (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table receipt_numbers (
  year integer not null,
  last integer not null,
  series text default 'HAFI'::text not null,
  constraint receipt_numbers_series_year_pk PRIMARY KEY (series, year)
);

create table receipts (
  payment_id uuid not null,
  number text not null,
  issued_at timestamp with time zone not null,
  constraint receipts_pkey PRIMARY KEY (payment_id),
  constraint receipts_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint receipts_number_unique UNIQUE (number)
);
CREATE INDEX receipts_by_day ON public.receipts USING btree (issued_at);
CREATE TRIGGER receipts_stay BEFORE DELETE OR UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION money_rows_stay();

create table record_entries (
  id uuid not null,
  elder_id uuid not null,
  kind text not null,
  content jsonb not null,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by uuid,
  removed_reason text,
  constraint record_entries_pkey PRIMARY KEY (id),
  constraint record_entries_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX record_entries_of_elder ON public.record_entries USING btree (elder_id, created_at) WHERE (removed_at IS NULL);

create table record_versions (
  id uuid not null,
  entry_id uuid not null,
  elder_id uuid not null,
  was jsonb not null,
  was_by uuid not null,
  was_at timestamp with time zone not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  reason text,
  constraint record_versions_pkey PRIMARY KEY (id),
  constraint record_versions_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint record_versions_entry_id_record_entries_id_fk FOREIGN KEY (entry_id) REFERENCES record_entries(id) ON DELETE CASCADE
);
CREATE INDEX record_versions_of_elder ON public.record_versions USING btree (elder_id, changed_at, id);
CREATE TRIGGER record_versions_stay BEFORE UPDATE ON public.record_versions FOR EACH ROW EXECUTE FUNCTION record_versions_stay();

create table recovery_codes (
  id uuid not null,
  person_id uuid not null,
  code_hash text not null,
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX recovery_codes_of_person ON public.recovery_codes USING btree (person_id, code_hash);

create table refunds (
  id uuid not null,
  payment_id uuid not null,
  amount integer not null,
  reason text not null,
  provider_reference uuid not null,
  provider_transaction_id text,
  attempts integer default 0 not null,
  last_failure text,
  requested_at timestamp with time zone not null,
  next_try_at timestamp with time zone,
  done_at timestamp with time zone,
  note text,
  told_late_at timestamp with time zone,
  credit_note text,
  pending_since timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_amount CHECK ((amount > 0)),
  constraint refunds_explained CHECK (((reason = 'by-coordinator'::text) = (note IS NOT NULL))),
  constraint refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refunds_credit_note_unique UNIQUE (credit_note),
  constraint refunds_provider_reference_unique UNIQUE (provider_reference)
);
CREATE INDEX refunds_by_day ON public.refunds USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX refunds_of_payment ON public.refunds USING btree (payment_id, id);
CREATE UNIQUE INDEX refunds_once_by_itself ON public.refunds USING btree (payment_id) WHERE (reason <> 'by-coordinator'::text);
CREATE INDEX refunds_to_send ON public.refunds USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE TRIGGER refunds_stay BEFORE DELETE ON public.refunds FOR EACH ROW EXECUTE FUNCTION money_rows_stay();
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON public.refunds FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();

create table representative_claims (
  id uuid not null,
  elder_id uuid not null,
  person_id uuid not null,
  court text not null,
  decision_number text not null,
  decided_on date not null,
  media_type text not null,
  size integer not null,
  status text not null,
  sent_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  reason text,
  file_removed_at timestamp with time zone,
  decided_as text,
  constraint representative_claims_pkey PRIMARY KEY (id),
  constraint representative_claims_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint representative_claims_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX representative_claims_by_status ON public.representative_claims USING btree (status, sent_at);
CREATE INDEX representative_claims_of_person ON public.representative_claims USING btree (person_id);
CREATE UNIQUE INDEX representative_claims_once ON public.representative_claims USING btree (elder_id, person_id) WHERE (status = ANY (ARRAY['waiting'::text, 'confirmed'::text]));

create table sessions (
  id uuid not null,
  person_id uuid not null,
  token_hash text not null,
  remembered boolean not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint sessions_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX sessions_person ON public.sessions USING btree (person_id);

create table set_aside (
  work_id text not null,
  row_id text not null,
  code text not null,
  failures integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  id uuid not null,
  constraint set_aside_work_id_row_id_pk PRIMARY KEY (work_id, row_id),
  constraint set_aside_id_unique UNIQUE (id)
);
CREATE INDEX set_aside_first ON public.set_aside USING btree (first_at, id);

create table sms_reports (
  id uuid not null,
  provider text not null,
  reference text not null,
  outcome text not null,
  heard_at timestamp with time zone not null,
  constraint sms_reports_pkey PRIMARY KEY (id),
  constraint sms_reports_once UNIQUE (provider, reference, outcome)
);

create table sms_stops (
  phone text not null,
  stopped_at timestamp with time zone not null,
  constraint sms_stops_pkey PRIMARY KEY (phone)
);

create table social_accounts (
  provider text not null,
  subject text not null,
  person_id uuid not null,
  created_at timestamp with time zone not null,
  constraint social_accounts_provider_subject_pk PRIMARY KEY (provider, subject),
  constraint social_accounts_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX social_accounts_person ON public.social_accounts USING btree (person_id);

create table statement_differences (
  id uuid not null,
  statement_id uuid not null,
  kind text not null,
  is_refund boolean not null,
  key text not null,
  payment_id uuid,
  reference text,
  transaction_id text,
  ours integer,
  theirs integer,
  found_at timestamp with time zone not null,
  resolved_by uuid,
  resolved_at timestamp with time zone,
  note text,
  payout_id uuid,
  constraint statement_differences_pkey PRIMARY KEY (id),
  constraint statement_differences_resolved CHECK ((((resolved_at IS NULL) = (resolved_by IS NULL)) AND ((resolved_at IS NULL) = (note IS NULL)))),
  constraint statement_differences_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint statement_differences_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint statement_differences_resolved_by_people_id_fk FOREIGN KEY (resolved_by) REFERENCES people(id),
  constraint statement_differences_statement_id_provider_statements_id_fk FOREIGN KEY (statement_id) REFERENCES provider_statements(id),
  constraint statement_differences_once UNIQUE (statement_id, kind, key)
);
CREATE TRIGGER resolved_differences_stay BEFORE DELETE OR UPDATE ON public.statement_differences FOR EACH ROW EXECUTE FUNCTION resolved_differences_stay();

create table subscription_invoices (
  id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  plan text not null,
  cycle text not null,
  starts_on date not null,
  ends_on date not null,
  amount integer not null,
  price integer not null,
  state text not null,
  made_at timestamp with time zone not null,
  constraint subscription_invoices_pkey PRIMARY KEY (id),
  constraint subscription_invoices_amount CHECK (((amount > 0) AND (price >= amount))),
  constraint subscription_invoices_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE UNIQUE INDEX subscription_invoices_one_open ON public.subscription_invoices USING btree (subscription_id, kind) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX subscription_invoices_one_period ON public.subscription_invoices USING btree (subscription_id, starts_on) WHERE ((kind = 'period'::text) AND (state <> 'void'::text));

create table subscription_parts (
  id uuid not null,
  invoice_id uuid not null,
  payer_id uuid not null,
  amount integer not null,
  state text not null,
  payment_id uuid,
  replaces uuid,
  constraint subscription_parts_pkey PRIMARY KEY (id),
  constraint subscription_parts_amount CHECK ((amount > 0)),
  constraint subscription_parts_invoice_id_subscription_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES subscription_invoices(id),
  constraint subscription_parts_payer_id_people_id_fk FOREIGN KEY (payer_id) REFERENCES people(id)
);
CREATE INDEX subscription_parts_of_invoice ON public.subscription_parts USING btree (invoice_id);
CREATE INDEX subscription_parts_of_payer ON public.subscription_parts USING btree (payer_id);

create table subscription_shares (
  id uuid not null,
  subscription_id uuid not null,
  payer_id uuid not null,
  percent integer not null,
  asked_at timestamp with time zone not null,
  agreed_at timestamp with time zone,
  constraint subscription_shares_pkey PRIMARY KEY (id),
  constraint subscription_shares_percent CHECK (((percent >= 1) AND (percent <= 100))),
  constraint subscription_shares_payer_id_people_id_fk FOREIGN KEY (payer_id) REFERENCES people(id),
  constraint subscription_shares_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
  constraint subscription_shares_once UNIQUE (subscription_id, payer_id)
);
CREATE INDEX subscription_shares_of_payer ON public.subscription_shares USING btree (payer_id);

create table subscriptions (
  id uuid not null,
  elder_id uuid not null,
  manager_id uuid not null,
  plan text not null,
  cycle text not null,
  status text not null,
  price integer not null,
  starts_on date not null,
  ends_on date not null,
  anchor integer not null,
  began_with_trial boolean not null,
  pay_before date,
  next_plan text,
  next_cycle text,
  cancels boolean default false not null,
  pause_months integer,
  noticed text,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  due_at timestamp with time zone,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_days CHECK ((ends_on > starts_on)),
  constraint subscriptions_ended CHECK (((status = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint subscriptions_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint subscriptions_manager_id_people_id_fk FOREIGN KEY (manager_id) REFERENCES people(id)
);
CREATE INDEX subscriptions_due ON public.subscriptions USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX subscriptions_of_manager ON public.subscriptions USING btree (manager_id);
CREATE UNIQUE INDEX subscriptions_one_live ON public.subscriptions USING btree (elder_id) WHERE (status <> 'ended'::text);
CREATE UNIQUE INDEX subscriptions_one_trial ON public.subscriptions USING btree (elder_id) WHERE began_with_trial;

create table summary_links (
  id uuid not null,
  elder_id uuid not null,
  sharer_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by uuid,
  opens integer default 0 not null,
  last_opened_at timestamp with time zone,
  constraint summary_links_pkey PRIMARY KEY (id),
  constraint summary_links_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX summary_links_by_token ON public.summary_links USING btree (token_hash);
CREATE INDEX summary_links_of_elder ON public.summary_links USING btree (elder_id, created_at);
CREATE INDEX summary_links_of_sharer ON public.summary_links USING btree (sharer_id);

create table tickets (
  id uuid not null,
  kind text not null,
  secret_hash text not null,
  person_id uuid,
  content jsonb not null,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint tickets_secret_hash_unique UNIQUE (secret_hash)
);

create table told_missing_days (
  method text not null,
  day text not null,
  told_at timestamp with time zone not null,
  constraint told_missing_days_method_day_pk PRIMARY KEY (method, day)
);

create table told_statements (
  month text not null,
  told_at timestamp with time zone not null,
  constraint told_statements_pkey PRIMARY KEY (month)
);

create table two_factors (
  person_id uuid not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  constraint two_factors_pkey PRIMARY KEY (person_id),
  constraint two_factors_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);

create table unreached_notices (
  id uuid not null,
  person_id uuid not null,
  since timestamp with time zone not null,
  told_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint unreached_notices_pkey PRIMARY KEY (id),
  constraint unreached_notices_id_notifications_id_fk FOREIGN KEY (id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint unreached_notices_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX unreached_notices_of_person ON public.unreached_notices USING btree (person_id);
CREATE INDEX unreached_notices_open ON public.unreached_notices USING btree (told_at, id) WHERE (closed_at IS NULL);

create table upload_parts (
  id uuid not null,
  upload_id uuid not null,
  begins_at integer not null,
  constraint upload_parts_pkey PRIMARY KEY (id)
);
CREATE INDEX upload_parts_of_upload ON public.upload_parts USING btree (upload_id, begins_at);

create table uploads (
  id uuid not null,
  person_id uuid not null,
  size integer not null,
  media_type text,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  received integer default 0 not null,
  locked_by uuid,
  locked_until timestamp with time zone,
  lock_wanted boolean default false not null,
  purpose text default 'document'::text not null,
  width integer,
  height integer,
  constraint uploads_pkey PRIMARY KEY (id)
);
CREATE INDEX uploads_by_age ON public.uploads USING btree (created_at);
CREATE INDEX uploads_of_person ON public.uploads USING btree (person_id, created_at);

create table ussd_sessions (
  id text not null,
  phone text not null,
  person_id uuid,
  opened boolean default false not null,
  locale text not null,
  state jsonb not null,
  inputs integer not null,
  typed text not null,
  started_at timestamp with time zone not null,
  constraint ussd_sessions_pkey PRIMARY KEY (id),
  constraint ussd_sessions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX ussd_sessions_of_person ON public.ussd_sessions USING btree (person_id);
CREATE INDEX ussd_sessions_started ON public.ussd_sessions USING btree (started_at);

create table vetting_paper_openings (
  paper_id uuid not null,
  coordinator_id uuid not null,
  opened_at timestamp with time zone not null,
  constraint vetting_paper_openings_once PRIMARY KEY (paper_id, coordinator_id),
  constraint vetting_paper_openings_paper_id_vetting_papers_id_fk FOREIGN KEY (paper_id) REFERENCES vetting_papers(id) ON DELETE CASCADE
);

create table vetting_papers (
  id uuid not null,
  vetting_id uuid not null,
  kind text not null,
  media_type text not null,
  size integer not null,
  added_at timestamp with time zone not null,
  constraint vetting_papers_pkey PRIMARY KEY (id),
  constraint vetting_papers_vetting_id_vettings_id_fk FOREIGN KEY (vetting_id) REFERENCES vettings(id) ON DELETE CASCADE
);
CREATE INDEX vetting_papers_of ON public.vetting_papers USING btree (vetting_id, added_at);

create table vetting_steps (
  id uuid not null,
  vetting_id uuid not null,
  act text not null,
  text text,
  actor_id uuid not null,
  at timestamp with time zone not null,
  constraint vetting_steps_pkey PRIMARY KEY (id),
  constraint vetting_steps_vetting_id_vettings_id_fk FOREIGN KEY (vetting_id) REFERENCES vettings(id) ON DELETE CASCADE
);
CREATE INDEX vetting_steps_of ON public.vetting_steps USING btree (vetting_id, at, id);

create table vettings (
  id uuid not null,
  person_id uuid not null,
  role text,
  state text default 'open'::text not null,
  licence_number text,
  sent_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  promises_due_at timestamp with time zone,
  licence_until date,
  checked_until date,
  renewal_sent_at timestamp with time zone,
  licence_due_at timestamp with time zone,
  badge_id uuid,
  name_check text,
  name_due_at timestamp with time zone,
  constraint vettings_pkey PRIMARY KEY (id),
  constraint vettings_of_role_or_badge CHECK (((role IS NULL) = (badge_id IS NOT NULL))),
  constraint vettings_badge_id_badges_id_fk FOREIGN KEY (badge_id) REFERENCES badges(id) ON DELETE CASCADE,
  constraint vettings_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX vettings_confirmed ON public.vettings USING btree (changed_at, id) WHERE (state = 'confirmed'::text);
CREATE INDEX vettings_licence_due ON public.vettings USING btree (licence_due_at) WHERE (licence_due_at IS NOT NULL);
CREATE INDEX vettings_name_due ON public.vettings USING btree (name_due_at) WHERE (name_due_at IS NOT NULL);
CREATE INDEX vettings_names ON public.vettings USING btree (sent_at, id) WHERE (name_check IS NOT NULL);
CREATE UNIQUE INDEX vettings_of_badge ON public.vettings USING btree (badge_id) WHERE (badge_id IS NOT NULL);
CREATE UNIQUE INDEX vettings_of_person ON public.vettings USING btree (person_id) WHERE (badge_id IS NULL);
CREATE INDEX vettings_promises_due ON public.vettings USING btree (promises_due_at) WHERE (promises_due_at IS NOT NULL);
CREATE INDEX vettings_renewals ON public.vettings USING btree (sent_at, id) WHERE (renewal_sent_at IS NOT NULL);
CREATE INDEX vettings_waiting ON public.vettings USING btree (sent_at, id) WHERE (state = ANY (ARRAY['waiting'::text, 'asked'::text]));

create table visit_schedule_skips (
  schedule_id uuid not null,
  day date not null,
  skipped_by uuid not null,
  skipped_at timestamp with time zone not null,
  constraint visit_schedule_skips_schedule_id_day_pk PRIMARY KEY (schedule_id, day),
  constraint visit_schedule_skips_schedule_id_visit_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES visit_schedules(id) ON DELETE CASCADE
);

create table visit_schedules (
  id uuid not null,
  elder_id uuid not null,
  caregiver_id uuid not null,
  starts_on date not null,
  time text not null,
  minutes integer not null,
  tasks text[] not null,
  note text,
  weekdays integer[] not null,
  ends_on date not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by uuid,
  constraint visit_schedules_pkey PRIMARY KEY (id),
  constraint visit_schedules_in_order CHECK ((starts_on <= ends_on)),
  constraint visit_schedules_caregiver_id_people_id_fk FOREIGN KEY (caregiver_id) REFERENCES people(id),
  constraint visit_schedules_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
);
CREATE INDEX visit_schedules_of_caregiver ON public.visit_schedules USING btree (caregiver_id, ends_on);
CREATE INDEX visit_schedules_of_elder ON public.visit_schedules USING btree (elder_id);
CREATE INDEX visit_schedules_of_maker ON public.visit_schedules USING btree (created_by);

create table vital_readings (
  id uuid not null,
  elder_id uuid not null,
  taken_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  kind smallint not null,
  value smallint not null,
  second smallint,
  status smallint not null,
  source smallint not null,
  glucose_context smallint,
  breathing smallint,
  consciousness smallint,
  recorded_by uuid not null,
  device_name text,
  alert_id uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_by uuid,
  replaced_by uuid,
  origin text,
  day_only boolean default false not null,
  judged_by smallint,
  constraint vital_readings_elder_id_id_pk PRIMARY KEY (elder_id, id),
  constraint vital_readings_second CHECK (((kind = 2) = (second IS NOT NULL))),
  constraint vital_readings_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id)
) with (autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX vital_readings_imported ON public.vital_readings USING btree (elder_id, origin) WHERE (origin IS NOT NULL);
CREATE INDEX vital_readings_over_time ON public.vital_readings USING btree (elder_id, kind, taken_at, id, value, second, status, withdrawn_at);

create table voice_notes (
  id uuid not null,
  elder_id uuid not null,
  day date not null,
  media_type text not null,
  said_at timestamp with time zone not null,
  constraint voice_notes_pkey PRIMARY KEY (id),
  constraint voice_notes_elder_id_people_id_fk FOREIGN KEY (elder_id) REFERENCES people(id),
  constraint voice_notes_day UNIQUE (elder_id, day)
);
CREATE INDEX voice_notes_said ON public.voice_notes USING btree (said_at);

create table waitlist (
  id uuid not null,
  doctor_id uuid not null,
  patient_id uuid not null,
  asked_by uuid not null,
  type text not null,
  mode text not null,
  wish text not null,
  asked_at timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint waitlist_pkey PRIMARY KEY (id),
  constraint waitlist_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people(id),
  constraint waitlist_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id),
  constraint waitlist_patient_id_people_id_fk FOREIGN KEY (patient_id) REFERENCES people(id),
  constraint waitlist_once UNIQUE (patient_id, doctor_id)
);
CREATE INDEX waitlist_of_doctor ON public.waitlist USING btree (doctor_id, asked_at);

ALTER TABLE "visit_access" RENAME TO "appointment_access";--> statement-breakpoint
ALTER TABLE "appointment_access" RENAME CONSTRAINT "visit_access_pkey" TO "appointment_access_pkey";--> statement-breakpoint
ALTER TABLE "appointment_access" RENAME CONSTRAINT "visit_access_elder_id_people_id_fk" TO "appointment_access_elder_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "appointment_access" RENAME CONSTRAINT "visit_access_person_id_people_id_fk" TO "appointment_access_person_id_people_id_fk";--> statement-breakpoint
ALTER INDEX "visit_access_of_person" RENAME TO "appointment_access_of_person";--> statement-breakpoint
ALTER INDEX "visit_access_of_elder" RENAME TO "appointment_access_of_elder";--> statement-breakpoint
ALTER TABLE "visit_notes" RENAME TO "doctor_notes";--> statement-breakpoint
ALTER TABLE "doctor_notes" RENAME CONSTRAINT "visit_notes_pkey" TO "doctor_notes_pkey";--> statement-breakpoint
ALTER TABLE "doctor_notes" RENAME CONSTRAINT "visit_notes_signed" TO "doctor_notes_signed";--> statement-breakpoint
ALTER TABLE "doctor_notes" RENAME CONSTRAINT "visit_notes_elder_id_people_id_fk" TO "doctor_notes_elder_id_people_id_fk";--> statement-breakpoint
ALTER INDEX "visit_notes_of_elder" RENAME TO "doctor_notes_of_elder";--> statement-breakpoint
ALTER INDEX "visit_notes_of_author" RENAME TO "doctor_notes_of_author";--> statement-breakpoint
ALTER TABLE "note_amendments" RENAME CONSTRAINT "note_amendments_note_id_visit_notes_id_fk" TO "note_amendments_note_id_doctor_notes_id_fk";--> statement-breakpoint
ALTER TABLE "doctor_reviews" RENAME CONSTRAINT "doctor_reviews_one_a_visit" TO "doctor_reviews_one_a_booking";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "visit" TO "appointment";--> statement-breakpoint
UPDATE "tickets" SET "kind" = 'authorization-request' WHERE "kind" = 'provider-visit';

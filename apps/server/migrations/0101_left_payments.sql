-- Two reasons said the same: the payer chose another way.
UPDATE "payments" SET "failure" = 'left' WHERE "failure" = 'cancelled';

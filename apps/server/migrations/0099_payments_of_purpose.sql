-- What a payment is for is asked for at each of its steps; without an index each read the whole table.
CREATE INDEX "payments_of_purpose" ON "payments" USING btree ("purpose_id");

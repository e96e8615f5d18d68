-- Quiet hours were off for all who never looked for them; stored with another choice they were null.
UPDATE "people" SET "preferences" = jsonb_set("preferences", '{notifications,quietHours}', '{"from": "21:00", "to": "06:00"}')
WHERE "preferences" -> 'notifications' -> 'quietHours' = 'null'::jsonb;

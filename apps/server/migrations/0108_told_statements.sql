CREATE TABLE "told_statements" (
	"month" text PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);

CREATE TABLE "told_missing_days" (
	"method" text NOT NULL,
	"day" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_missing_days_method_day_pk" PRIMARY KEY("method","day")
);

CREATE TABLE "file_store" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"identity" uuid NOT NULL,
	"place" text NOT NULL,
	"host" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "file_store_only_one" CHECK ("file_store"."only")
);

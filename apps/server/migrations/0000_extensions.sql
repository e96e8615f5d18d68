-- btree_gist lets an exclusion constraint compare ids for equality; pg_trgm forgives small typos.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Holds realtime packets too big for NOTIFY (@socket.io/postgres-adapter).
CREATE TABLE IF NOT EXISTS socket_io_attachments (
  id bigserial UNIQUE,
  created_at timestamptz DEFAULT now(),
  payload bytea
);

-- Realtime events that are too long for one NOTIFY are told in pieces.
DROP TABLE IF EXISTS socket_io_attachments;

/** An id of ours (UUIDv7). Any UUID is let through: what is unknown is answered as not found. */
export const idFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A time of day on a half hour, `HH:MM`. */
export const slotTimeFormat = /^([01]\d|2[0-3]):(00|30)$/;

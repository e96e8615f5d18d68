/** Format of ids (UUIDv7). Accepts any UUID: an unknown one is answered with not-found. */
export const idFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A time of day on a half hour, `HH:MM`. */
export const slotTimeFormat = /^([01]\d|2[0-3]):(00|30)$/;

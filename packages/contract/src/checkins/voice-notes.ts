/** The longest voice note, in seconds. */
export const voiceNoteSeconds = 60;

/** The largest, in bytes: a minute of speech at four times the rate that our recorder asks for. */
export const voiceNoteLimit = 1024 * 1024;

/** How long one is kept, in days. */
export const voiceNoteDays = 7;

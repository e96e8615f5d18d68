const storageKey = 'booking-note';

/** The note as it was typed before a reload or a detour; it never stands in the address. */
export const keptNote = (): string => sessionStorage.getItem(storageKey) ?? '';

/** Keeps the note for this tab. */
export const keepNote = (note: string): void => sessionStorage.setItem(storageKey, note);

/** The note was sent. */
export const forgetNote = (): void => sessionStorage.removeItem(storageKey);

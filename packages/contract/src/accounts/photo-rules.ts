/** Largest photo, in bytes: 2 MB. */
export const photoLimit = 2 * 1024 * 1024;

/** Accepted picture types. The content of the file decides, not its name. */
export const photoTypes = ['image/jpeg', 'image/gif', 'image/png'] as const;

/**
 * Sides of the square copies that are stored of a photo, in pixels. An account names the smaller.
 */
export const photoSizes = [128, 512] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** What a photo may weigh, in bytes: 2 MB. */
export const photoLimit = 2 * 1024 * 1024;

/** The kinds of picture that are taken, as media types. What a file is decides, not its name. */
export const photoTypes = ['image/jpeg', 'image/gif', 'image/png'] as const;

/** The sides of the squares that are kept of a photo, in pixels. An account names the smaller. */
export const photoSizes = [128, 512] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** Address of resumable uploads (tus.io, protocol version 1.0.0). */
export const uploadPath = '/api/uploads';

/** Largest file, in bytes: 10 MB. */
export const uploadLimit = 10 * 1024 * 1024;

/** Accepted media types. The content of the file decides, not its name. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadType = (typeof uploadTypes)[number];

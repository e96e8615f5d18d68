/** Where files are sent by the tus protocol (resumable uploads, tus.io, version 1.0.0). */
export const uploadPath = '/api/uploads';

/** What a file may weigh, in bytes: 10 MB. */
export const uploadLimit = 10 * 1024 * 1024;

/** The kinds of file that are taken, as media types. What a file holds decides, not its name. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadType = (typeof uploadTypes)[number];

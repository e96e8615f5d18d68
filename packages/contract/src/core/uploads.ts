/** Address of resumable uploads (tus.io, protocol version 1.0.0). */
export const uploadPath = '/api/uploads';

/**
 * What a file is uploaded for, as `Upload-Metadata` says under `purpose`; `document` where it says
 * nothing. A file can be used only for what it was uploaded for.
 */
export const uploadPurposes = ['document', 'message'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Largest files, in bytes: 10 MB and 25 MB. */
export const uploadLimits = { document: 10 * 1024 * 1024, message: 25 * 1024 * 1024 } as const;

/** Largest document, in bytes. */
export const uploadLimit = uploadLimits.document;

/** Accepted media types of documents. The content of the file decides, not its name. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** What browsers record: sound without pictures. */
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** What a record of somebody's health holds: what is uploaded to it, and voice notes kept in it. */
export const recordTypes = [...uploadTypes, ...recordingTypes] as const;
export type RecordType = (typeof recordTypes)[number];

/** What messages carry, by kind. The content of the file decides, not its name. */
export const messageFileTypes = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  video: ['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp'],
  audio: recordingTypes,
  document: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
} as const;
export type MessageFileKind = keyof typeof messageFileTypes;
export type MessageFileType = (typeof messageFileTypes)[MessageFileKind][number];

/** What a file of a message is, by its media type; `document` for one that is not known. */
export function messageFileKind(mediaType: string): MessageFileKind {
  const kinds = ['image', 'video', 'audio'] as const;
  return kinds.find((kind) => mediaType.startsWith(`${kind}/`)) ?? 'document';
}

import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { MessageFileType, RecordType, UploadType } from '@hafi/contract/core/uploads';
import type { Files } from '../files/files.ts';
import { extensionOf } from './file-name.ts';
import { readTaken } from './uploads.ts';

/** A stored file that the caller may see. */
export interface FileAnswer {
  readonly mediaType: RecordType;
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** The same, under a whole name (`cleanFileName`). */
export interface NamedFile {
  readonly mediaType: UploadType | MessageFileType;
  readonly name: string;
  readonly bytes: Uint8Array;
}

type SetHeader = (name: string, value: string) => void;

/** Reads a stored file. */
export async function readFileOf(
  files: Files,
  { id, mediaType, title }: { id: string; mediaType: RecordType; title: string },
): Promise<FileAnswer> {
  const bytes = await readTaken(files, id);
  if (!bytes) throw new Problem(coreErrors['not-found']);
  return { mediaType, title, bytes };
}

/** Percent-encodes a file name for Content-Disposition (RFC 8187). */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Sends a file as the answer, with its headers. */
export function sendFile(setHeader: SetHeader, { bytes, mediaType, title }: FileAnswer) {
  return sendNamed(setHeader, { bytes, mediaType, name: `${title}.${extensionOf(mediaType)}` });
}

/** Sends a file under its whole name, with its headers. */
export function sendNamed(setHeader: SetHeader, file: NamedFile): Uint8Array {
  for (const [name, value] of Object.entries(fileHeaders(file))) setHeader(name, value);
  return file.bytes;
}

/**
 * Headers of a file that somebody uploaded: not cached, and no active content may run in it.
 * Pictures, film and sound are shown inline; anything else is a download, because a browser's
 * viewer does not run in a sandbox.
 */
function fileHeaders({ mediaType, name }: NamedFile): Readonly<Record<string, string>> {
  const how = mediaType.startsWith('application/') ? 'attachment' : 'inline';
  return {
    'content-type': mediaType,
    'content-disposition': `${how}; filename="document.${extensionOf(mediaType)}"; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
}

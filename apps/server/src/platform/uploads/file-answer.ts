import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { UploadType } from '@hafi/contract/core/uploads';
import type { Files } from '../files/files.ts';
import { readTaken } from './uploads.ts';

/** A stored file that the caller may see. */
export interface FileAnswer {
  readonly mediaType: UploadType;
  readonly title: string;
  readonly bytes: Uint8Array;
}

const extensions: Readonly<Record<UploadType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Reads a stored file. */
export async function readFileOf(
  files: Files,
  { id, mediaType, title }: { id: string; mediaType: UploadType; title: string },
): Promise<FileAnswer> {
  const bytes = await readTaken(files, id);
  if (!bytes) throw new Problem(coreErrors['not-found']);
  return { mediaType, title, bytes };
}

/** Percent-encodes a file name for Content-Disposition (RFC 8187). */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Sends a file as the answer, with its headers. */
export function sendFile(
  setHeader: (name: string, value: string) => void,
  file: FileAnswer,
): Uint8Array {
  for (const [name, value] of Object.entries(fileHeaders(file))) setHeader(name, value);
  return file.bytes;
}

/**
 * Headers of a file that somebody uploaded: not cached, and no active content may run in it.
 * Pictures are shown inline; a PDF is a download, because the browser's viewer does not run in a
 * sandbox.
 */
function fileHeaders({ mediaType, title }: FileAnswer): Readonly<Record<string, string>> {
  const how = mediaType === 'application/pdf' ? 'attachment' : 'inline';
  const extension = extensions[mediaType];
  return {
    'content-type': mediaType,
    'content-disposition': `${how}; filename="document.${extension}"; filename*=UTF-8''${encoded(`${title}.${extension}`)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
}

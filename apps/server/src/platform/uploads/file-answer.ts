import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { UploadType } from '@hafi/contract/core/uploads';
import type { Files } from '../files/files.ts';
import { readTaken } from './uploads.ts';

/** A file that somebody may see now. */
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

/**
 * Reads a file that was taken.
 * @throws Problem not-found when it is gone
 */
export async function readFileOf(
  files: Files,
  { id, mediaType, title }: { id: string; mediaType: UploadType; title: string },
): Promise<FileAnswer> {
  const bytes = await readTaken(files, id);
  if (!bytes) throw new Problem(coreErrors['not-found']);
  return { mediaType, title, bytes };
}

/** RFC 8187: what is no plain letter is written as bytes. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Sets them on an answer, which is the file itself. */
export function sendFile(
  setHeader: (name: string, value: string) => void,
  file: FileAnswer,
): Uint8Array {
  for (const [name, value] of Object.entries(fileHeaders(file))) setHeader(name, value);
  return file.bytes;
}

/**
 * The headers of a file that somebody sent: kept nowhere, and nothing in it may act. Pictures are
 * shown; a PDF is saved, because a browser's own viewer does not run where nothing may act.
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

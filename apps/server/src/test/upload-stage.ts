import { type UploadPurpose, uploadPath } from '@hafi/contract/core/uploads';
import sharp from 'sharp';
import type { SignedIn } from './factories/person.factory.ts';
import type { TestApp } from './test-app.ts';

const tus = { 'tus-resumable': '1.0.0' };

/** A small JPEG with GPS metadata, as a phone's camera writes it. */
export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a5a2b' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 57/1 0/1' } })
    .jpeg()
    .toBuffer();

/** The smallest PDF that every reader opens. */
export const aPdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

type Sender = Pick<SignedIn, 'headers'>;

/** Starts an upload of `length` bytes. */
export const begin = (app: Pick<TestApp, 'http'>, who: Sender, length: number, more: object = {}) =>
  app.http.inject({
    method: 'POST',
    url: uploadPath,
    headers: { ...who.headers, ...tus, 'upload-length': String(length), ...more },
  });

/** Uploads a part from an offset on. */
export const sendPart = (
  app: Pick<TestApp, 'http'>,
  who: Sender,
  at: string,
  part: { readonly bytes: Buffer; readonly from: number },
) =>
  app.http.inject({
    method: 'PATCH',
    url: at,
    headers: {
      ...who.headers,
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(part.from),
    },
    payload: part.bytes,
  });

/** Asks for the current offset of an upload. */
export const askOffset = (app: Pick<TestApp, 'http'>, who: Sender, at: string) =>
  app.http.inject({ method: 'HEAD', url: at, headers: { ...who.headers, ...tus } });

/** The header that says what a file is for. */
export const forPurpose = (purpose: UploadPurpose) => ({
  'upload-metadata': `purpose ${Buffer.from(purpose).toString('base64')}`,
});

/** Uploads a whole file at once, as a browser does; returns its id and the last answer. */
export async function sendFile(
  app: Pick<TestApp, 'http'>,
  who: Sender,
  bytes: Buffer,
  purpose?: UploadPurpose,
) {
  const begun = await begin(app, who, bytes.length, purpose && forPurpose(purpose));
  const at = String(begun.headers.location ?? '');
  const answer = at ? await sendPart(app, who, at, { bytes, from: 0 }) : begun;
  return { uploadId: at.slice(uploadPath.length + 1), answer };
}

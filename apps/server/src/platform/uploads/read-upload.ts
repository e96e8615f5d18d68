import { Problem } from '@hafi/contract/core/problem';
import type { UploadType } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';

/** What is opened at all, in pixels: a phone's 64 megapixels. A small file may claim far more. */
const maxPixels = 64_000_000;
const maxSeconds = 15;
/** The longer side that is kept, in pixels: an A4 page at more than 300 dots an inch. */
const longestSide = 4000;

/** A file that was opened and found to be what it is kept as. */
export interface ReadUpload {
  readonly mediaType: UploadType;
  readonly bytes: Uint8Array;
}

/** How the kinds that we take begin: JPEG's SOI, PNG's signature, a PDF's header. */
const beginnings: readonly (readonly [UploadType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [...Buffer.from('%PDF-')]],
];

const kindOf = (bytes: Uint8Array) =>
  beginnings.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0];

/** The brands of ISO 23008-12 files, as iPhones write them. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(?:hei[a-z]|hev[a-z]|mif1|msf1)/.test(
    Buffer.from(bytes.subarray(4, 12)).toString('latin1'),
  );

/**
 * Finds out by its content what was sent. A PDF is kept as it is; a picture is turned upright and
 * written anew, without what a camera noted (place, time, owner) or somebody hid in it.
 * @throws Problem upload-wrong-kind, upload-heic, upload-broken
 */
export async function readUpload(bytes: Uint8Array): Promise<ReadUpload> {
  const mediaType = kindOf(bytes);
  if (!mediaType) {
    throw new Problem(uploadErrors[isHeic(bytes) ? 'upload-heic' : 'upload-wrong-kind']);
  }
  if (mediaType !== 'application/pdf') {
    return { mediaType, bytes: await writeAnew(bytes, mediaType) };
  }
  // ISO 32000-1, 7.5.5: a file ends with its end-of-file marker; a page in disguise has none.
  const end = Buffer.from(bytes.subarray(-2048)).toString('latin1');
  if (!end.includes('%%EOF')) throw new Problem(uploadErrors['upload-broken']);
  return { mediaType, bytes };
}

async function writeAnew(bytes: Uint8Array, mediaType: UploadType): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return await (mediaType === 'image/png'
      ? picture.png()
      : picture.jpeg({ quality: 88 })
    ).toBuffer();
  } catch {
    throw new Problem(uploadErrors['upload-broken']);
  }
}

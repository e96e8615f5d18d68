import { Problem } from '@hafi/contract/core/problem';
import type { UploadType } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';

/**
 * Largest picture that is decoded, in pixels: a phone's 64 megapixels. Guards against decompression
 * bombs.
 */
const maxPixels = 64_000_000;
const maxSeconds = 15;
/** Longer side of a stored picture, in pixels: an A4 page at more than 300 dots per inch. */
const longestSide = 4000;

/** A file whose content was read and matches its media type. */
export interface ReadUpload {
  readonly mediaType: UploadType;
  readonly bytes: Uint8Array;
}

/** Magic numbers of the accepted types: JPEG's SOI, PNG's signature, a PDF's header. */
const beginnings: readonly (readonly [UploadType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [...Buffer.from('%PDF-')]],
];

const kindOf = (bytes: Uint8Array) =>
  beginnings.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0];

/** Recognizes the ISO 23008-12 brands that iPhones write. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(?:hei[a-z]|hev[a-z]|mif1|msf1)/.test(
    Buffer.from(bytes.subarray(4, 12)).toString('latin1'),
  );

/**
 * Detects the type of a file by its content. Keeps a PDF as it is; rotates a picture upright and
 * re-encodes it, which removes its metadata (place, time, owner) and anything hidden in it.
 */
export async function readUpload(bytes: Uint8Array): Promise<ReadUpload> {
  const mediaType = kindOf(bytes);
  if (!mediaType) {
    throw new Problem(uploadErrors[isHeic(bytes) ? 'upload-heic' : 'upload-wrong-kind']);
  }
  if (mediaType !== 'application/pdf') {
    return { mediaType, bytes: await writeAnew(bytes, mediaType) };
  }
  // ISO 32000-1, 7.5.5: a PDF ends with its end-of-file marker, which an HTML page in disguise
  // lacks.
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

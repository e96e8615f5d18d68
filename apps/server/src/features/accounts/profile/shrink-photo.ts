import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { type PhotoSize, photoLimit, photoSizes } from '@hafi/contract/accounts/photo-rules';
import { Problem } from '@hafi/contract/core/problem';

/**
 * Largest picture that is decoded, in pixels: a phone's 40 megapixels. Guards against decompression
 * bombs.
 */
const maxPixels = 40_000_000;
const maxSeconds = 10;

/** Magic numbers of the accepted types: JPEG's SOI, PNG's signature, GIF's version. */
const beginnings: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...Buffer.from('GIF87a')],
  [...Buffer.from('GIF89a')],
];

const isKnownKind = (bytes: Uint8Array) =>
  beginnings.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));

/** A photo as stored: one WebP square per size. */
export type ShrunkPhoto = ReadonlyMap<PhotoSize, Uint8Array>;

/**
 * Decodes a photo, rotates it upright, crops its first frame to the most interesting square and
 * re-encodes it, which removes its metadata (place, time, owner).
 * @throws Problem photo-too-large, photo-wrong-kind, photo-broken, photo-too-many-pixels
 */
export async function shrinkPhoto(bytes: Uint8Array): Promise<ShrunkPhoto> {
  await checkPicture(bytes);
  const { default: sharp } = await import('sharp');
  const largest = Math.max(...photoSizes);
  try {
    const square = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(largest, largest, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = square.info;
    const sizes = photoSizes.map(async (size) => {
      const picture = sharp(square.data, { raw: { width, height, channels } });
      return [size, await picture.resize(size, size).webp({ quality: 80 }).toBuffer()] as const;
    });
    return new Map(await Promise.all(sizes));
  } catch {
    throw new Problem(accountsErrors['photo-broken']);
  }
}

/**
 * Decodes a picture, rotates it upright, fits its first frame into a square without cutting anything off
 * and re-encodes it, which removes its metadata.
 * @throws Problem photo-too-large, photo-wrong-kind, photo-broken, photo-too-many-pixels
 */
export async function shrinkPicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  await checkPicture(bytes);
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 75 })
      .toBuffer();
  } catch {
    throw new Problem(accountsErrors['photo-broken']);
  }
}

/** Refuses what is too large, no picture, or a bomb. */
async function checkPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.length > photoLimit) throw new Problem(accountsErrors['photo-too-large']);
  // Checked first, so that no decoder for SVG, PDF and the like ever sees the file.
  if (!isKnownKind(bytes)) throw new Problem(accountsErrors['photo-wrong-kind']);
  await refuseBomb(bytes);
}

/** Checks the declared width and height, without decoding. */
async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw new Problem(accountsErrors['photo-broken']);
    });
  if (width * height > maxPixels) throw new Problem(accountsErrors['photo-too-many-pixels']);
}

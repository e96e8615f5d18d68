import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { type PhotoSize, photoLimit, photoSizes } from '@hafi/contract/accounts/photo-rules';
import { Problem } from '@hafi/contract/core/problem';
import { onPicture } from '../../../platform/files/pictures.ts';

/**
 * Largest picture that is decoded, in pixels: a phone's 40 megapixels. Guards against decompression
 * bombs.
 */
const maxPixels = 40_000_000;
const maxSeconds = 10;
/**
 * How many times its shorter side the part of a photo may be long in which the square is looked for: a
 * strip of 20000 by 20 would otherwise be enlarged to 262 million pixels before it is cropped.
 */
const longestStrip = 3;

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
  const size = await checkPicture(bytes);
  const largest = Math.max(...photoSizes);
  return draw(async (sharp) => {
    const square = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .extract(middleOf(size))
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
  });
}

/** The middle of a long strip; all of any other picture. */
function middleOf({ height, width }: Size) {
  const longest = Math.min(width, height) * longestStrip;
  const kept = { width: Math.min(width, longest), height: Math.min(height, longest) };
  return {
    ...kept,
    left: Math.floor((width - kept.width) / 2),
    top: Math.floor((height - kept.height) / 2),
  };
}

/**
 * Decodes a picture, rotates it upright, fits its first frame into a square without cutting anything off
 * and re-encodes it, which removes its metadata.
 * @throws Problem photo-too-large, photo-wrong-kind, photo-broken, photo-too-many-pixels
 */
export async function shrinkPicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  await checkPicture(bytes);
  return draw((sharp) =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 75 })
      .toBuffer(),
  );
}

/**
 * Decodes and draws a picture.
 * @throws Problem photo-broken, too-many-requests
 */
function draw<T>(work: Parameters<typeof onPicture<T>>[0]): Promise<T> {
  return onPicture((sharp) =>
    work(sharp).catch(() => {
      throw new Problem(accountsErrors['photo-broken']);
    }),
  );
}

/** Width and height in pixels, upright. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Refuses what is too large, no picture, or a bomb. */
async function checkPicture(bytes: Uint8Array): Promise<Size> {
  if (bytes.length > photoLimit) throw new Problem(accountsErrors['photo-too-large']);
  // Checked first, so that no decoder for SVG, PDF and the like ever sees the file.
  if (!isKnownKind(bytes)) throw new Problem(accountsErrors['photo-wrong-kind']);
  return refuseBomb(bytes);
}

/** Checks the declared width and height, without decoding. */
async function refuseBomb(bytes: Uint8Array): Promise<Size> {
  const { autoOrient, height, width } = await draw((sharp) =>
    sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata(),
  );
  if (width * height > maxPixels) throw new Problem(accountsErrors['photo-too-many-pixels']);
  return autoOrient;
}

import { Problem } from '@hafi/contract/core/problem';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import type { FormatEnum, Sharp } from 'sharp';
import { type Sharp as Library, onPicture } from '../../files/pictures.ts';

/**
 * Largest picture that is decoded, in pixels, all frames together: a phone's 64 megapixels. Guards
 * against decompression bombs.
 */
const maxPixels = 64_000_000;
const maxSeconds = 15;
/** Longer side of a stored picture, in pixels: an A4 page at more than 300 dots per inch. */
const longestSide = 4000;
/** Longer side of the small one that stands in a list, in pixels. */
const smallSide = 480;

const writing = {
  'image/jpeg': ['jpeg', { quality: 88 }],
  'image/png': ['png', {}],
  'image/webp': ['webp', { quality: 82, effort: 2 }],
  'image/gif': ['gif', { effort: 3 }],
} as const satisfies Record<string, readonly [keyof FormatEnum, object]>;

/** The kinds of pictures that are read. */
export type PictureType = keyof typeof writing;

const moving: readonly PictureType[] = ['image/gif', 'image/webp'];

/** Magic numbers: JPEG's SOI, the signatures of PNG and GIF. */
const beginnings: readonly (readonly [PictureType, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
];

/** What a picture is by how it begins; undefined for what is none. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return beginnings.find(([, beginning]) => head.startsWith(beginning))?.[0];
}

/** Recognizes the ISO 23008-12 brands that iPhones write. */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:hei[a-z]|hev[a-z]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));

/** A picture as it is stored. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Opens a picture; what moves keeps moving. */
function open(sharp: Library, bytes: Uint8Array, isMoving: boolean): Sharp {
  const pages = isMoving ? -1 : 1;
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages });
  return picture.timeout({ seconds: maxSeconds });
}

/** Tells from the head alone whether a picture is too large to be decoded. */
async function isTooLarge(sharp: Library, bytes: Uint8Array): Promise<boolean> {
  const { height, pages = 1, width } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height * pages > maxPixels;
}

/**
 * Rotates a picture upright and encodes it again, which removes its metadata (place, time, owner)
 * and anything hidden in it.
 * @throws Problem upload-broken, upload-too-many-pixels
 */
export function reencode(bytes: Uint8Array, type: PictureType): Promise<Picture> {
  return orBroken(async (sharp) => {
    if (await isTooLarge(sharp, bytes)) throw new Problem(uploadErrors['upload-too-many-pixels']);
    const [format, how] = writing[type];
    const { data, info } = await open(sharp, bytes, moving.includes(type))
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(format, how)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  });
}

/** @throws Problem upload-broken, too-many-requests */
function orBroken<T>(work: Parameters<typeof onPicture<T>>[0]): Promise<T> {
  return onPicture(work).catch((error: unknown) => {
    throw error instanceof Problem ? error : new Problem(uploadErrors['upload-broken']);
  });
}

/**
 * A small still of a picture, in WebP.
 * @throws Problem upload-broken
 */
export function makeSmall(bytes: Uint8Array): Promise<Uint8Array> {
  return orBroken((sharp) =>
    open(sharp, bytes, false)
      .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer(),
  );
}

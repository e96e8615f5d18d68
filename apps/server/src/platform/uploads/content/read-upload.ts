import { Problem } from '@hafi/contract/core/problem';
import type { MessageFileType, UploadPurpose, UploadType } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { MediaBroken } from './media-broken.ts';
import { isMp4, withoutMaker } from './mp4-file.ts';
import { isHeic, makeSmall, pictureType, reencode } from './picture.ts';
import { mediaTypeOf } from './recording-type.ts';
import { isMatroska, withoutTags } from './webm-file.ts';
import { wordType } from './word-file.ts';

/** A file whose content was read and is of its media type. */
export interface ReadUpload {
  readonly mediaType: UploadType | MessageFileType;
  readonly bytes: Uint8Array;
  /** Width and height of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** A small picture, in WebP, of a picture in a message. */
  readonly small?: Uint8Array;
}

/**
 * Whether bytes are a PDF.
 * @throws Problem upload-broken when they only begin like one: a PDF ends with its end-of-file
 * marker (ISO 32000-1, 7.5.5), which an HTML page in disguise lacks
 */
function isPdf(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return false;
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new Problem(uploadErrors['upload-broken']);
  return true;
}

/** Film and sound, without what cameras and apps write into them. */
function cleanMedia(bytes: Buffer): Buffer {
  if (isMp4(bytes)) return withoutMaker(bytes);
  return isMatroska(bytes) ? withoutTags(bytes) : bytes;
}

/**
 * Film or sound; null for anything else.
 * @throws Problem upload-broken
 */
function readMedia(bytes: Buffer): ReadUpload | null {
  try {
    const mediaType = mediaTypeOf(bytes);
    return mediaType && { mediaType, bytes: cleanMedia(bytes) };
  } catch (error) {
    throw error instanceof MediaBroken ? new Problem(uploadErrors['upload-broken']) : error;
  }
}

async function readDocument(bytes: Buffer): Promise<ReadUpload> {
  if (isPdf(bytes)) return { mediaType: 'application/pdf', bytes };
  const mediaType = pictureType(bytes);
  if (mediaType !== 'image/jpeg' && mediaType !== 'image/png')
    throw new Problem(uploadErrors['upload-wrong-kind']);
  return { mediaType, ...(await reencode(bytes, mediaType)) };
}

async function readMessageFile(bytes: Buffer): Promise<ReadUpload> {
  if (isPdf(bytes)) return { mediaType: 'application/pdf', bytes };
  const picture = pictureType(bytes);
  if (picture) {
    const reencoded = await reencode(bytes, picture);
    return { mediaType: picture, ...reencoded, small: await makeSmall(reencoded.bytes) };
  }
  const media = readMedia(bytes);
  if (media) return media;
  const word = wordType(bytes);
  if (word) return { mediaType: word, bytes };
  throw new Problem(uploadErrors['message-file-wrong-kind']);
}

/**
 * Detects the type of a file by its content. Keeps documents as they are; encodes pictures again and
 * takes the place and the maker out of film and sound.
 * @throws Problem why the file is refused
 */
export async function readUpload(file: Uint8Array, purpose: UploadPurpose): Promise<ReadUpload> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (isHeic(bytes)) throw new Problem(uploadErrors['upload-heic']);
  return purpose === 'document' ? readDocument(bytes) : readMessageFile(bytes);
}

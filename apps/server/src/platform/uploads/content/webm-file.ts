import type { MessageFileType } from '@hafi/contract/core/uploads';
import { MediaBroken } from './media-broken.ts';

/** Elements of Matroska (RFC 9559), as far as we look at them. */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  tags: 0x1254c367,
  attachments: 0x1941a469,
} as const;
const [picture, sound] = [1, 2];

/** Elements that contain elements; a recorder does not know the length of the first two. */
const entered = new Set<number>([ids.segment, ids.cluster, ids.head, ids.tracks, ids.track]);

interface Element {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** How many bytes a number has, by the zeros before its first one. */
const lengthOf = (first: number) => Math.clz32(first) - 23;

/**
 * Every element of a file, one after the other, however deep: after the head of one that is entered
 * comes its content.
 * @throws MediaBroken
 */
function* elementsOf(bytes: Buffer): Generator<Element> {
  let start = 0;
  while (start < bytes.length) {
    const idLength = lengthOf(bytes[start] ?? 0);
    const sizeAt = start + idLength;
    const sizeLength = lengthOf(bytes[sizeAt] ?? 0);
    const body = sizeAt + sizeLength;
    // What the end of a recording cut off is no element any more.
    if (body > bytes.length) return;
    if (idLength > 4 || sizeLength > 8) throw new MediaBroken('an element cannot be read');
    const id = bytes.readUIntBE(start, idLength);
    let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
    let isUnknown = size === 0xff >> sizeLength;
    for (const byte of bytes.subarray(sizeAt + 1, body)) {
      size = size * 256 + byte;
      isUnknown &&= byte === 0xff;
    }
    if (isUnknown && !entered.has(id)) throw new MediaBroken('an element cannot be read');
    yield { id, start, body, end: isUnknown ? bytes.length : body + size };
    start = entered.has(id) ? body : body + size;
  }
}

/** Whether bytes begin as Matroska, of which WebM is a part. */
export const isMatroska = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt32BE(0) === ids.head;

/** What a WebM file is by its tracks; null when it has none, or is another kind of Matroska. */
export function webmType(bytes: Buffer): MessageFileType | null {
  const tracks = new Set<number>();
  let docType = '';
  for (const { body, end, id } of elementsOf(bytes)) {
    if (id === ids.docType) docType = bytes.toString('latin1', body, end);
    if (id === ids.trackType) tracks.add(bytes[body] ?? 0);
  }
  if (docType.replaceAll('\0', '') !== 'webm') return null;
  if (tracks.has(picture)) return 'video/webm';
  return tracks.has(sound) ? 'audio/webm' : null;
}

/** Makes an element free space of the same length (RFC 8794, 11.3.2). */
function erase(bytes: Buffer, start: number, end: number): void {
  const length = end - start;
  bytes.fill(0, start, end);
  bytes[start] = 0xec;
  // The length of the length: one byte where that is enough, else all eight.
  if (length < 9) bytes[start + 1] = 0x80 | (length - 2);
  else {
    bytes[start + 1] = 0x01;
    bytes.writeUIntBE(length - 9, start + 3, 6);
  }
}

/**
 * A copy of the file without tags and attachments, among which the place may be.
 * @throws MediaBroken
 */
export function withoutTags(original: Uint8Array): Buffer {
  const bytes = Buffer.from(original);
  for (const { end, id, start } of elementsOf(bytes)) {
    if (id === ids.tags || id === ids.attachments) erase(bytes, start, Math.min(end, bytes.length));
  }
  return bytes;
}

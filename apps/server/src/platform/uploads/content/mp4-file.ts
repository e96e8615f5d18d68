import type { MessageFileType } from '@hafi/contract/core/uploads';
import { allBoxesIn, type Box, boxAt, boxesIn, boxesOf, contentOf } from './mp4-boxes.ts';
import { eraseSamples } from './mp4-samples.ts';

/** Where cameras write the place, the owner and the device. */
const aboutTheMaker = new Set(['udta', 'meta', 'uuid']);
/** Tracks that stay; others are notes of the camera along the way, such as where it was. */
const played = ['vide', 'soun'];

/** Whether bytes begin as MPEG-4 or QuickTime. A photo in HEIF does, too, and has no film. */
export const isMp4 = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp';

const filmOf = (bytes: Buffer) => [...boxesOf(bytes)].find(({ type }) => type === 'moov');

const tracksOf = (bytes: Buffer, film: Box) =>
  [...boxesIn(bytes, film)].filter(({ type }) => type === 'trak');

/** What a track is: `vide`, `soun` or something else. */
function handlerOf(bytes: Buffer, track: Box): string {
  const handler = boxAt(bytes, track, 'mdia', 'hdlr');
  return handler ? contentOf(bytes, handler).toString('latin1', 8, 12) : '';
}

/** What an MPEG-4 or QuickTime file is by its tracks; null when it has neither film nor sound. */
export function mp4Type(bytes: Buffer): MessageFileType | null {
  const film = filmOf(bytes);
  const handlers = film ? tracksOf(bytes, film).map((track) => handlerOf(bytes, track)) : [];
  const brand = bytes.toString('latin1', 8, 12);
  if (handlers.includes('vide')) {
    if (brand === 'qt  ') return 'video/quicktime';
    return brand.startsWith('3g') ? 'video/3gpp' : 'video/mp4';
  }
  return handlers.includes('soun') ? 'audio/mp4' : null;
}

/** Makes a box free space of the same length, so that no position in the file changes. */
function erase(bytes: Buffer, { body, end, start }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

/**
 * A copy of the file without what cameras and apps write into it besides film and sound: the place,
 * the owner, the device.
 * @throws MediaBroken
 */
export function withoutMaker(original: Uint8Array): Buffer {
  const bytes = Buffer.from(original);
  for (const box of boxesOf(bytes)) {
    if (aboutTheMaker.has(box.type)) erase(bytes, box);
    if (box.type === 'moov') {
      for (const track of tracksOf(bytes, box)) {
        if (played.includes(handlerOf(bytes, track))) continue;
        eraseSamples(bytes, track);
        erase(bytes, track);
      }
    }
    for (const inner of [...allBoxesIn(bytes, box)]) {
      if (aboutTheMaker.has(inner.type)) erase(bytes, inner);
    }
  }
  return bytes;
}

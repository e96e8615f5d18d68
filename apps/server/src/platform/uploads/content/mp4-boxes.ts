import { MediaBroken } from './media-broken.ts';

/** One box of an MPEG-4 or QuickTime file (ISO 14496-12, 4.2), as positions in its bytes. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where its content begins. */
  readonly body: number;
  readonly end: number;
}

/** Boxes that contain boxes, as far as we look into them. */
const containers = new Set('moov trak mdia minf stbl edts mvex moof traf mfra'.split(' '));

/** The content of a box, as it is in the file. */
export const contentOf = (bytes: Buffer, { body, end }: Box): Buffer => bytes.subarray(body, end);

/**
 * The boxes of a stretch of a file, in order.
 * @throws MediaBroken when one ends behind the stretch
 */
export function* boxesOf(bytes: Buffer, from = 0, to = bytes.length): Generator<Box> {
  let start = from;
  // QuickTime may end a list of boxes by four zeros.
  while (start + 8 <= to) {
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short || to - start;
    const body = start + (isLong ? 16 : 8);
    const end = start + size;
    if (end < body || end > to) throw new MediaBroken('a box ends behind its file');
    yield { type: bytes.toString('latin1', start + 4, start + 8), start, body, end };
    start = end;
  }
}

/** The boxes in a box. */
export const boxesIn = (bytes: Buffer, { body, end }: Box): Generator<Box> =>
  boxesOf(bytes, body, end);

/** The first box on a way of types from a box, or undefined. */
export function boxAt(bytes: Buffer, from: Box, ...way: readonly string[]): Box | undefined {
  let at: Box | undefined = from;
  for (const type of way) at = at && [...boxesIn(bytes, at)].find((box) => box.type === type);
  return at;
}

/** Every box in a box, however deep; what is not a container is not looked into. */
export function* allBoxesIn(bytes: Buffer, box: Box): Generator<Box> {
  if (!containers.has(box.type)) return;
  for (const inner of boxesIn(bytes, box)) {
    yield inner;
    yield* allBoxesIn(bytes, inner);
  }
}

import { Buffer } from 'node:buffer';

/** A box of MPEG-4: its length, its type, its content. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const words = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * 4);
  return bytes;
};

/** What a phone writes where it was: the box of Android, and a text of Apple's. */
export const somewhere = '-01.9441+030.0619/';

/** A track whose only chunk of two samples begins at `chunkAt`. */
const track = (handler: string, chunkAt: number, sizes: readonly number[]) =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box(
      'mdia',
      box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsc', words(0, 1, 1, sizes.length, 1)),
          box('stsz', words(0, 0, sizes.length, ...sizes)),
          box('stco', words(0, 1, chunkAt)),
        ),
      ),
    ),
    box('udta', Buffer.from(somewhere)),
  );

/** A film of these tracks (`vide`, `soun`, `meta`), with the place wherever phones write it. */
export function anMp4(handlers: readonly string[], brand = 'isom'): Buffer {
  const sample = Buffer.from(somewhere.padEnd(20));
  const film = (mdatAt: number) => {
    const tracks = handlers.map((handler, nth) => track(handler, mdatAt + 8 + nth * 20, [12, 8]));
    const place = box('udta', box('\xa9xyz', Buffer.from(somewhere)));
    return box('moov', box('mvhd', Buffer.alloc(100)), ...tracks, place, box('meta', place));
  };
  const head = box('ftyp', Buffer.from(brand), words(0), Buffer.from(brand));
  const mdatAt = head.length + film(0).length;
  return Buffer.concat([
    head,
    film(mdatAt),
    box('mdat', ...handlers.map(() => sample)),
    box('uuid', Buffer.from(somewhere)),
  ]);
}

/** An element of Matroska; without a known length where it is being recorded. */
function element(id: string, content: Buffer, isOpen = false): Buffer {
  const size = Buffer.from([0x01, 0, 0, 0, 0, 0, 0, 0]);
  if (isOpen) size.fill(0xff, 1);
  else size.writeUIntBE(content.length, 2, 6);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

/** What a browser records (1: picture, 2: sound), followed by `length` bytes of sound. */
export function aWebm(tracks: readonly number[] = [2], length = 400, docType = 'webm'): Buffer {
  const entries = tracks.map((type) => element('ae', element('83', Buffer.from([type]))));
  const tag = element('1254c367', element('7373', Buffer.from(somewhere)));
  const sound = element('a3', Buffer.alloc(length, 7));
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element(
      '18538067',
      Buffer.concat([
        element('1654ae6b', Buffer.concat(entries)),
        tag,
        element('1f43b675', sound, true),
      ]),
      true,
    ),
  ]);
}

/** The first page of an Ogg file of a codec. */
export const anOgg = (codec = 'OpusHead'): Buffer =>
  Buffer.concat([
    Buffer.from('OggS'),
    Buffer.alloc(22),
    Buffer.from([1, 19]),
    Buffer.from(codec.padEnd(19)),
  ]);

/** A zip that lists these files, which are empty. */
export function aZip(names: readonly string[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  for (const name of names) {
    const file = Buffer.alloc(30);
    file.write('PK\x03\x04', 'latin1');
    file.writeUInt16LE(name.length, 26);
    files.push(file, Buffer.from(name));
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(name.length, 28);
    list.push(entry, Buffer.from(name));
  }
  const [body, listed] = [Buffer.concat(files), Buffer.concat(list)];
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, listed, end]);
}

/** A Word document of the new kind. */
export const aDocx = (...more: readonly string[]): Buffer =>
  aZip(['[Content_Types].xml', 'word/document.xml', ...more]);

/** A file of the old kind of Office with these streams. */
export const anOldOffice = (...streams: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le')),
  ]);

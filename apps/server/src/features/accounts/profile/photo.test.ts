import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const plain = (width: number, height: number, background = '#7a3b1d') =>
  sharp({ create: { width, height, channels: 3, background } });

const send = async (who: SignedIn, bytes: Uint8Array, type = 'image/png') => {
  const answer = await app.http.inject({
    method: 'PUT',
    url: '/api/auth/photo',
    headers: { ...who.headers, 'content-type': type },
    payload: Buffer.from(bytes),
  });
  return { status: answer.statusCode, ...answer.json() };
};

const fetchPhoto = (address: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: address, headers });

const large = (address: string) => address.replace(/128$/, '512');

async function storedFiles(): Promise<string[]> {
  await app.due.run('files.remove-files');
  return readdirSync(app.platform.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith('photo-'))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Noise does not compress, so the picture has the wanted size. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test.each([
  ['wide', 20_000, 20],
  ['high', 20, 20_000],
  ['one pixel', 30_000, 1],
])('the square of a strip (%s) is looked for in its middle alone', async (_, width, height) => {
  const who = await makePerson(app);
  const before = process.cpuUsage();
  const { data } = await send(who, await plain(width, height).png().toBuffer());
  const { user } = process.cpuUsage(before);
  const photo = await fetchPhoto(large(data.photo), { ...who.headers });
  expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  // Enlarged as a whole it takes 16 seconds of a processor.
  expect(user / 1e6).toBeLessThan(4);
});

/** A decompression bomb: a PNG of a few hundred bytes that claims 30,000 by 30,000 pixels. */
async function bomb(): Promise<Uint8Array> {
  const small = await plain(8, 8).png().toBuffer();
  const claimed = Buffer.from(small);
  claimed.writeUInt32BE(30_000, 16);
  claimed.writeUInt32BE(30_000, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}

/** CRC-32 of a PNG chunk (PNG specification, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('a photo', () => {
  test('is served in two square sizes, at an address that changes with it', async () => {
    const who = await makePerson(app);
    const first = await send(who, await plain(900, 400).jpeg().toBuffer());
    expect(first.status).toBe(200);
    expect(first.data.photo).toMatch(/^\/api\/photos\/[0-9a-f-]{36}-128$/);
    for (const [address, side] of [
      [first.data.photo, 128],
      [large(first.data.photo), 512],
    ] as const) {
      const answer = await fetchPhoto(address, who.headers);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side });
    }
    expect((await calls.get('session', who.headers)).data.photo).toBe(first.data.photo);

    const second = await send(who, await plain(40, 40, '#0000ff').png().toBuffer());
    expect(second.data.photo).not.toBe(first.data.photo);
    expect((await fetchPhoto(first.data.photo, who.headers)).statusCode).toBe(404);
    expect(
      (await storedFiles()).filter((file) => file.includes(first.data.photo.slice(12, 48))),
    ).toEqual([]);
  });

  test('can be removed, and leaves nothing behind', async () => {
    const who = await makePerson(app);
    const before = (await storedFiles()).length;
    const { data } = await send(who, await plain(64, 64).png().toBuffer());
    expect(await storedFiles()).toHaveLength(before + 2);
    for (let time = 0; time < 2; time += 1) {
      const gone = await calls.remove('photo', who.headers);
      expect(gone).toMatchObject({ status: 200, data: { photo: null } });
    }
    expect(await storedFiles()).toHaveLength(before);
    expect((await fetchPhoto(data.photo, who.headers)).statusCode).toBe(404);
  });

  test('loses the place, the time and the owner in its metadata', async () => {
    const who = await makePerson(app);
    const withPlace = await plain(600, 600)
      .withExif({
        IFD0: { Make: 'Kamera', Artist: 'Secret Owner', Copyright: 'Secret Owner' },
        IFD3: { GPSLatitude: '1/1 57/1 0/1', GPSLatitudeRef: 'S', GPSLongitude: '30/1 3/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    expect(withPlace.includes('Secret Owner')).toBe(true);
    const { data } = await send(who, withPlace);
    for (const address of [data.photo, large(data.photo)]) {
      const { rawPayload } = await fetchPhoto(address, who.headers);
      const { exif, xmp, iptc, icc } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      for (const word of ['EXIF', 'GPS', 'Secret', 'Kamera', 'XMP']) {
        expect(rawPayload.includes(word), word).toBe(false);
      }
    }
  });

  test('is stored upright, whichever way the phone was held', async () => {
    const who = await makePerson(app);
    const top = await plain(200, 100, '#ff0000').png().toBuffer();
    const lying = await plain(200, 200, '#0000ff')
      .composite([{ input: top, top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { data } = await send(who, lying);
    const { rawPayload } = await fetchPhoto(data.photo, who.headers);
    const corner = await sharp(rawPayload).extract({ left: 60, top: 5, width: 1, height: 1 });
    const [red, , blue] = await corner.raw().toBuffer();
    expect(blue ?? 0).toBeGreaterThan(200);
    expect(red ?? 255).toBeLessThan(60);
  });

  test('that is animated is reduced to its first frame', async () => {
    const who = await makePerson(app);
    const frames = await sharp(
      [await plain(50, 50, '#ff0000').png().toBuffer(), await plain(50, 50).png().toBuffer()],
      { join: { animated: true } },
    )
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(frames, { pages: -1 }).metadata()).pages).toBe(2);
    const { data } = await send(who, frames, 'image/gif');
    const { rawPayload } = await fetchPhoto(data.photo, who.headers);
    expect((await sharp(rawPayload, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
    const [red, green] = await sharp(rawPayload).raw().toBuffer();
    expect(red ?? 0).toBeGreaterThan(240);
    expect(green ?? 255).toBeLessThan(20);
  });

  test('is limited to a number of uploads in an hour', async () => {
    const who = await makePerson(app);
    const dot = await plain(1, 1).png().toBuffer();
    for (let count = 0; count < 30; count += 1) expect((await send(who, dot)).status).toBe(200);
    expect(await send(who, dot)).toMatchObject({ status: 429, code: 'too-many-requests' });
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('an invalid photo is refused with a message, and nothing of it is stored:', () => {
  const hostile: [string, () => Uint8Array | Promise<Uint8Array>, number, string][] = [
    ['nothing at all', () => new Uint8Array(), 415, 'photo-wrong-kind'],
    [
      'a web page named .png',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'photo-wrong-kind',
    ],
    ['a drawing with a script', () => Buffer.from(svg), 415, 'photo-wrong-kind'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 415, 'photo-wrong-kind'],
    ['a WebP', () => plain(9, 9).webp().toBuffer(), 415, 'photo-wrong-kind'],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 415, 'photo-wrong-kind'],
    ['JSON', () => Buffer.from('{"photo":"x"}'), 415, 'photo-wrong-kind'],
    [
      'a page behind the beginning of a PNG',
      () =>
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
          Buffer.from(svg),
        ]),
      400,
      'photo-broken',
    ],
    [
      'a page behind the beginning of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
      400,
      'photo-broken',
    ],
    [
      'a page behind the beginning of a GIF',
      () => Buffer.from(`GIF89a${svg}`),
      400,
      'photo-broken',
    ],
    [
      'half a JPEG',
      async () => (await noise(300).jpeg().toBuffer()).subarray(0, 9000),
      400,
      'photo-broken',
    ],
    [
      'half a PNG',
      async () => (await noise(300).png().toBuffer()).subarray(0, 9000),
      400,
      'photo-broken',
    ],
    ['a PNG that unpacks into gigabytes', bomb, 413, 'photo-too-many-pixels'],
    ['a photo over 2 MB', () => noise(1400).png().toBuffer(), 413, 'photo-too-large'],
    ['5 MB of zeros', () => new Uint8Array(5_000_000), 413, 'photo-too-large'],
  ];

  test.each(hostile)('%s', async (_, make, status, code) => {
    const who = await makePerson(app, { language: 'fr' });
    const mine = await send(who, await plain(9, 9).png().toBuffer());
    const before = await storedFiles();
    const bytes = await make();
    for (const type of ['image/png', 'application/json', 'text/html', 'multipart/form-data']) {
      const answer = await send(who, bytes, type);
      expect(answer).toMatchObject({ status, code });
      expect(answer.message.length).toBeGreaterThan(20);
    }
    expect(await storedFiles()).toEqual(before);
    expect((await calls.get('session', who.headers)).data.photo).toBe(mine.data.photo);
  });

  test('a photo just under the limit is accepted', async () => {
    const who = await makePerson(app);
    const photo = await noise(1000).jpeg({ quality: 92 }).toBuffer();
    expect(photo.length).toBeGreaterThan(300_000);
    expect((await send(who, photo)).status).toBe(200);
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uploadLimit, uploadPath } from '@hafi/contract/core/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf, aPicture, askOffset, begin, sendFile, sendPart } from '../../test/upload-stage.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../ids/uuid-v7.ts';
import { findUpload, readTaken, takeUpload } from './uploads.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

/** The names of all stored files, finished or being uploaded. */
async function filesLeft(): Promise<string[]> {
  await app.due.run('files.remove-files');
  const { dataDir } = app.platform.config;
  return ['uploads', 'files'].flatMap((folder) => {
    const path = join(dataDir, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  });
}

const sweep = () => app.due.run('uploads.sweep-uploads');

/** Takes a file, as the use case that it was uploaded for does. */
const take = (personId: string, id: string) =>
  inTransaction(app.platform, (tx) => takeUpload(tx, personId, id));

describe('an upload', () => {
  it('resumes where the network was lost', async () => {
    const bytes = await aPicture();
    const begun = await begin(app, elder, bytes.length);
    expect(begun.statusCode).toBe(201);
    const at = String(begun.headers.location);
    const half = Math.floor(bytes.length / 2);
    const first = await sendPart(app, elder, at, { bytes: bytes.subarray(0, half), from: 0 });
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, String(half)]);
    const lost = await askOffset(app, elder, at);
    expect(lost.headers['upload-offset']).toBe(String(half));
    expect(lost.headers['cache-control']).toContain('no-store');
    const wrong = await sendPart(app, elder, at, { bytes: bytes.subarray(0, 9), from: 0 });
    expect(wrong.statusCode).toBe(409);
    const rest = await sendPart(app, elder, at, { bytes: bytes.subarray(half), from: half });
    expect(rest.statusCode).toBe(204);
    // The client asks after the last answer was lost: nothing need be sent again.
    const done = await askOffset(app, elder, at);
    expect(done.headers['upload-offset']).toBe(done.headers['upload-length']);
  });

  it('re-encodes a picture, without its location', async () => {
    const { uploadId, answer } = await sendFile(app, elder, await aPicture());
    expect(answer.statusCode).toBe(204);
    const taken = await take(elder.personId, uploadId);
    expect(taken.mediaType).toBe('image/jpeg');
    const kept = await readTaken(app.platform.files, uploadId);
    const facts = await sharp(kept ?? Buffer.alloc(0)).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    expect(facts.exif).toBeUndefined();
    await expect(take(elder.personId, uploadId)).rejects.toThrow();
  });

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  it.each([
    ['HTML', Buffer.from(html), 'upload-wrong-kind', 415],
    ['SVG', Buffer.from(svg), 'upload-wrong-kind', 415],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'upload-wrong-kind', 415],
    ['a photo in HEIC', heic, 'upload-heic', 415],
    ['HTML that begins as PNG', Buffer.concat([pngHead, Buffer.from(html)]), 'upload-broken', 422],
    ['HTML that begins as PDF', Buffer.from(`%PDF-1.7\n${html}`), 'upload-broken', 422],
    ['half a PDF', aPdf().subarray(0, 60), 'upload-broken', 422],
  ])('refuses %s in words and leaves nothing', async (_, bytes, code, status) => {
    const before = await filesLeft();
    const french = { headers: { ...elder.headers, 'accept-language': 'fr' } };
    const { answer, uploadId } = await sendFile(app, french, bytes);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\S/) });
    expect(await filesLeft()).toEqual(before);
    expect(await findUpload(app.platform.db, elder.personId, uploadId)).toBeUndefined();
  });

  it.each(['0', '-1', 'many', String(uploadLimit + 1), ''])(
    'refuses a file of %j bytes before it is sent',
    async (length) => {
      const answer = await begin(app, elder, 1, { 'upload-length': length });
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'upload-too-large']);
    },
  );

  it('does not join parts that were sent apart', async () => {
    const refused = await begin(app, elder, 10, { 'upload-concat': 'partial' });
    expect(refused.statusCode).toBe(400);
  });

  it('accepts no more than was announced', async () => {
    const begun = await begin(app, elder, 10);
    const long = { bytes: Buffer.alloc(1000), from: 0 };
    const answer = await sendPart(app, elder, String(begun.headers.location), long);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('another person', () => {
  it('finds nothing; a missing session or another site is refused', async () => {
    const bytes = aPdf();
    const begun = await begin(app, elder, bytes.length);
    const at = String(begun.headers.location);
    const other = await makePerson(app, { roles: ['ADMIN'] });
    const nobody = { headers: { cookie: '' } };
    const part = { bytes, from: 0 };
    expect((await sendPart(app, other, at, part)).statusCode).toBe(404);
    expect((await askOffset(app, other, at)).statusCode).toBe(404);
    expect((await sendPart(app, nobody, at, part)).statusCode).toBe(401);
    expect((await begin(app, nobody, 10)).json().code).toBe('not-signed-in');
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await begin(app, elder, 10, foreign)).json().code).toBe('foreign-origin');
    for (const id of [newId(), 'x', '..%2f..%2fetc', '%00', 'A'.repeat(3000)]) {
      const answer = await askOffset(app, elder, `${uploadPath}/${id}`);
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
    expect((await sendPart(app, elder, at, part)).statusCode).toBe(204);
  });

  it('cannot use a file that was uploaded by another', async () => {
    const { uploadId } = await sendFile(app, elder, aPdf());
    const other = await makePerson(app);
    await expect(take(other.personId, uploadId)).rejects.toMatchObject({
      code: 'upload-gone',
    });
  });
});

describe('an unused upload', () => {
  it('is deleted after a day, finished or not; a used one stays', async () => {
    const mine = await makePerson(app);
    const { uploadId } = await sendFile(app, mine, aPdf());
    const taken = await sendFile(app, mine, aPdf());
    await take(mine.personId, taken.uploadId);
    const begun = await begin(app, mine, 1000);
    const at = String(begun.headers.location);
    await sendPart(app, mine, at, { bytes: Buffer.alloc(200), from: 0 });
    app.clock.advance({ hours: 23 });
    await sweep();
    expect((await askOffset(app, mine, at)).statusCode).toBe(200);
    app.clock.advance({ hours: 2 });
    await sweep();
    expect((await askOffset(app, mine, at)).statusCode).toBe(404);
    expect(await findUpload(app.platform.db, mine.personId, uploadId)).toBeUndefined();
    const left = (await filesLeft()).join();
    expect(left).not.toContain(uploadId);
    expect(left).not.toContain(at.slice(uploadPath.length + 1));
    expect(left).toContain(taken.uploadId);
  });

  it('makes room for newer ones, ten at a time, and can be cancelled', async () => {
    const mine = await makePerson(app);
    const places: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      app.clock.advance({ seconds: 1 });
      places.push(String((await begin(app, mine, 100)).headers.location));
    }
    const codes = await Promise.all(
      places.map(async (at) => (await askOffset(app, mine, at)).statusCode),
    );
    expect(codes).toEqual([404, ...Array.from({ length: 10 }, () => 200)]);
    const last = places.at(-1) ?? '';
    const headers = { ...mine.headers, 'tus-resumable': '1.0.0' };
    const given = await app.http.inject({ method: 'DELETE', url: last, headers });
    expect(given.statusCode).toBe(204);
    expect((await askOffset(app, mine, last)).statusCode).toBe(404);
  });
});

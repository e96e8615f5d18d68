import { request as httpRequest } from 'node:http';
import { uploadPath } from '@hafi/contract/core/uploads';
import { type S3Server, startS3Server } from '@hafi/providers-sandbox/s3/s3-server';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf, aPicture, askOffset, begin, sendFile, sendPart } from '../../test/upload-stage.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { s3Files } from '../files/s3-files.ts';
import { newId } from '../ids/uuid-v7.ts';
import { addPart } from './upload-parts.ts';
import { uploads } from './uploads.tables.ts';
import { forgetUploadsOf, takeUpload } from './uploads.ts';

const keys = { region: 'us-east-1', accessKeyId: 'hafi', secretAccessKey: 'secret' };
let s3: S3Server;
let first: TestApp;
/** Another process on the same database and bucket; the embedded database has one process. */
let second: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  s3 = await startS3Server({ ...keys, bucket: 'hafi' });
  const open = () => s3Files({ ...keys, endpoint: s3.endpoint, bucket: 'hafi' });
  first = await startTestApp({ files: open() });
  const alone = first.platform.database.engine === 'pglite';
  second = alone ? first : await startTestApp({ alongside: first, files: open() });
  await first.listen();
});
beforeEach(async () => {
  s3.behave('well');
  elder = await makePerson(first);
});
afterAll(async () => {
  if (second !== first) await second.close();
  await first.close();
  await s3.close();
});

const forgetAll = () =>
  inTransaction(first.platform, (tx) => forgetUploadsOf(first.platform, tx, elder.personId));

const document = { title: 'Analyse', kind: 'lab-result', date: '2026-11-20' };
const storedFor = (id: string) => [...s3.objects.keys()].filter((key) => key.includes(id));

/** A PDF of more than two parts. */
const longPdf = () => Buffer.concat([aPdf().subarray(0, 9), Buffer.alloc(1_300_000, 32), aPdf()]);

/** Sends part of a request's body over a real connection, and no end. */
function sendHalf(at: string, bytes: Buffer, length: number) {
  const half = httpRequest(`${first.platform.origin()}${at}`, {
    method: 'PATCH',
    headers: {
      ...elder.headers,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
      'upload-offset': '0',
    },
  });
  half.on('error', () => undefined);
  half.write(bytes);
  return half;
}

const offsetOf = async (app: TestApp, at: string) =>
  Number((await askOffset(app, elder, at)).headers['upload-offset']);

describe('files in a bucket', () => {
  test('an upload begun at one process is finished, used and removed at another', async () => {
    const bytes = longPdf();
    const begun = await begin(first, elder, bytes.length);
    const at = String(begun.headers.location);
    const half = bytes.subarray(0, 700_000);
    expect((await sendPart(first, elder, at, { bytes: half, from: 0 })).statusCode).toBe(204);
    expect(await offsetOf(second, at)).toBe(half.length);
    const rest = { bytes: bytes.subarray(half.length), from: half.length };
    expect((await sendPart(second, elder, at, rest)).statusCode).toBe(204);

    const uploadId = at.slice(uploadPath.length + 1);
    const elderAt = `/api/elders/${elder.personId}/documents`;
    const added = await callAs(first, elder).post(elderAt, { ...document, uploadId });
    expect(added.statusCode).toBe(201);
    const { id } = added.json().data;
    const file = await callAs(second, elder).get(`${elderAt}/${id}/file`);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers['content-type']).toBe('application/pdf');
    await callAs(second, elder).remove(`${elderAt}/${id}`);
    await first.due.run('files.remove-files');
    // Neither the file nor any of its parts is left.
    expect([...s3.objects.keys()]).toEqual([]);
  });

  test('a photo is stored at one process and shown by another', async () => {
    const answer = await first.http.inject({
      method: 'PUT',
      url: '/api/auth/photo',
      headers: { ...elder.headers, 'content-type': 'image/jpeg' },
      payload: await aPicture(),
    });
    const shown = await second.http.inject({
      url: answer.json().data.photo,
      headers: elder.headers,
    });
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    s3.behave('down');
    const away = await second.http.inject({
      url: answer.json().data.photo,
      headers: elder.headers,
    });
    expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
  });

  test('while the bucket is away nothing is lost, and nothing is said to be gone', async () => {
    const bytes = aPdf();
    const begun = await begin(first, elder, bytes.length);
    const at = String(begun.headers.location);
    s3.behave('down');
    const failed = await sendPart(first, elder, at, { bytes, from: 0 });
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'unavailable']);
    expect(await offsetOf(second, at)).toBe(0);
    s3.behave('well');
    expect((await sendPart(second, elder, at, { bytes, from: 0 })).statusCode).toBe(204);
    await forgetAll();
    expect(storedFor('')).not.toContain(at);
  });

  test('a file whose last part arrived before the process died is finished when it is asked for', async () => {
    const bytes = aPdf();
    const at = String((await begin(first, elder, bytes.length)).headers.location);
    const id = at.slice(uploadPath.length + 1);
    await addPart(first.platform, id, 0, bytes);
    expect(await offsetOf(second, at)).toBe(bytes.length);
    const taken = await inTransaction(second.platform, (tx) => takeUpload(tx, elder.personId, id));
    expect(taken).toMatchObject({ id, mediaType: 'application/pdf' });
  });
});

describe('two requests of one upload', () => {
  test('that hangs: the next one, at another process, waits only until it has stopped', async () => {
    const bytes = longPdf();
    const at = String((await begin(first, elder, bytes.length)).headers.location);
    const hanging = sendHalf(at, bytes.subarray(0, 900_000), bytes.length);
    const { db } = first.platform;
    const id = at.slice(uploadPath.length + 1);
    const arrived = async () => {
      const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
      return row?.received ?? 0;
    };
    await expect.poll(arrived, { timeout: 10_000 }).toBeGreaterThan(0);
    // Everything that had arrived is kept, also what was less than a part.
    const from = await offsetOf(second, at);
    expect(from).toBe(900_000);
    hanging.destroy();
    const rest = { bytes: bytes.subarray(from), from };
    expect((await sendPart(second, elder, at, rest)).statusCode).toBe(204);
    await forgetAll();
  });

  test('whose network breaks keeps what has arrived', async () => {
    const bytes = longPdf();
    const at = String((await begin(first, elder, bytes.length)).headers.location);
    const broken = sendHalf(at, bytes.subarray(0, 600_000), bytes.length);
    const received = async () => {
      const row = eq(uploads.id, at.slice(uploadPath.length + 1));
      return (await first.platform.db.select().from(uploads).where(row))[0]?.received ?? 0;
    };
    await expect.poll(received, { timeout: 10_000 }).toBeGreaterThan(0);
    broken.destroy();
    await expect.poll(() => offsetOf(second, at), { timeout: 10_000 }).toBe(600_000);
    await forgetAll();
  });

  test('a lock whose process died is taken over', async () => {
    const bytes = aPdf();
    const at = String((await begin(first, elder, bytes.length)).headers.location);
    await first.platform.db
      .update(uploads)
      .set({ lockedBy: newId(), lockedUntil: sql`now() - interval '1 second'` })
      .where(eq(uploads.id, at.slice(uploadPath.length + 1)));
    expect((await sendPart(second, elder, at, { bytes, from: 0 })).statusCode).toBe(204);
  });
});

test('a person’s waiting uploads take 50 MB at most: the oldest make room', async () => {
  const big = 10 * 1024 * 1024;
  const places: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    first.clock.advance({ seconds: 1 });
    places.push(String((await begin(first, elder, big)).headers.location));
  }
  const codes = await Promise.all(
    places.map(async (at) => (await askOffset(second, elder, at)).statusCode),
  );
  expect(codes).toEqual([404, 200, 200, 200, 200, 200]);
});

test('what tus refuses is answered as a problem, with its own status', async () => {
  const { uploadId } = await sendFile(first, elder, aPdf());
  const at = `${uploadPath}/${uploadId}`;
  const open = String((await begin(first, elder, 100)).headers.location);
  const elsewhere = await sendPart(first, elder, open, { bytes: Buffer.alloc(10), from: 50 });
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'upload-elsewhere']);
  const headers = { ...elder.headers, 'upload-length': '10' };
  const old = await first.http.inject({ method: 'POST', url: uploadPath, headers });
  expect([old.statusCode, old.json().code]).toEqual([412, 'upload-version']);
  for (const answer of [elsewhere, old]) {
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['tus-resumable']).toBe('1.0.0');
  }
  const again = await sendPart(first, elder, at, { bytes: aPdf(), from: 0 });
  expect([again.statusCode, again.json().code]).toEqual([409, 'upload-elsewhere']);
});

test('a process is not ready until its bucket was reached once', async () => {
  const files = s3Files({ ...keys, endpoint: s3.endpoint, bucket: 'hafi' });
  const app = await startTestApp({ files });
  app.platform.due.start();
  await expect.poll(() => app.platform.due.notStarted()).toEqual([]);
  const ready = async () => (await app.http.inject('/api/ready')).statusCode;
  s3.behave('down');
  expect(await ready()).toBe(503);
  s3.behave('well');
  expect(await ready()).toBe(200);
  s3.behave('down');
  expect(await ready()).toBe(200);
  await app.close();
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '../platform/files/disk-files.ts';
import { accountCalls } from './account-calls.ts';
import { callAs } from './call-as.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { aPdf, aPicture, askOffset, begin, sendFile, sendPart } from './upload-stage.ts';

const directory = mkdtempSync(join(tmpdir(), 'hafi-orphans-'));
let app: TestApp;
/** Whether the store deletes nothing. */
let stuck = false;
/** Whether the store has no room for whole files. */
let full = false;

beforeAll(async () => {
  const files = diskFiles(directory);
  const remove = async (id: string) => {
    if (stuck) throw new Error('the store deletes nothing');
    await files.remove(id);
  };
  const put = async (id: string, bytes: Uint8Array) => {
    if (full && id.startsWith('upload-')) throw new Error('the store is full');
    await files.put(id, bytes);
  };
  app = await startTestApp({ files: { ...files, put, remove } });
});
afterEach(() => {
  stuck = false;
  full = false;
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const filesLeft = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const sendPhoto = async (who: SignedIn) => {
  const headers = { ...who.headers, 'content-type': 'image/jpeg' };
  const payload = await aPicture();
  return app.http.inject({ method: 'PUT', url: '/api/auth/photo', headers, payload });
};

/** What happens by itself within two days. */
async function twoDaysLater(): Promise<void> {
  app.clock.advance({ days: 2 });
  await app.due.run('uploads.sweep-uploads');
  await app.due.run('circle.sweep-claim-files');
  await app.due.run('files.remove-files');
}

/** Makes the next update of a table fail, as a database that is lost before the commit. */
const breakUpdates = async (table: string, run: () => Promise<unknown>) => {
  const { db } = app.platform;
  await db.execute(sql`create function test_break() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`);
  await db.execute(
    sql.raw(`create trigger test_break before update on ${table} for each row
      execute function test_break()`),
  );
  await run();
  await db.execute(sql.raw(`drop trigger test_break on ${table}`));
  await db.execute(sql`drop function test_break`);
};

test('an account that ends while the store deletes nothing leaves no file in it', async () => {
  const elder = await makePerson(app);
  const call = callAs(app, elder);
  const calls = accountCalls(app);
  const at = `/api/elders/${elder.personId}/documents`;
  const document = { title: 'Blood', kind: 'lab-result', date: '2026-11-20' };
  const upload = async () => (await sendFile(app, elder, aPdf())).uploadId;
  expect((await sendPhoto(elder)).statusCode).toBe(200);
  const removed = await upload();
  await call.post(at, { ...document, uploadId: removed });
  await call.post(at, { ...document, uploadId: await upload() });
  stuck = true;
  // Each of these succeeds for the person, whatever the store does.
  expect((await sendPhoto(elder)).statusCode).toBe(200);
  expect((await call.remove(`${at}/${removed}`)).statusCode).toBe(200);
  await upload();
  const half = await begin(app, elder, 900);
  const part = { bytes: Buffer.alloc(300), from: 0 };
  await sendPart(app, elder, String(half.headers.location), part);
  await calls.post('confirm/request-code', {}, elder.headers);
  const code = await calls.codeSentTo(elder.email);
  await calls.post('confirm', { code }, elder.headers);
  const closed = await calls.post('delete-account', { word: 'DELETE' }, elder.headers);
  expect(closed.status).toBe(200);
  await app.due.run('files.remove-files');
  expect(filesLeft().length).toBeGreaterThan(5);
  stuck = false;
  await twoDaysLater();
  expect(filesLeft()).toEqual([]);
});

test('a photo and an upload whose transaction fails leave no file', async () => {
  const person = await makePerson(app);
  await breakUpdates('people', async () => {
    expect((await sendPhoto(person)).statusCode).toBe(500);
  });
  const begun = await begin(app, person, aPdf().length);
  await breakUpdates('uploads', async () => {
    const at = String(begun.headers.location);
    const sent = await sendPart(app, person, at, { bytes: aPdf(), from: 0 });
    expect(sent.statusCode).toBeGreaterThanOrEqual(500);
  });
  expect(filesLeft()).not.toEqual([]);
  await twoDaysLater();
  expect(filesLeft()).toEqual([]);
});

test('a file that the store had no room for is stored when its owner asks again', async () => {
  const person = await makePerson(app);
  const at = String((await begin(app, person, aPdf().length)).headers.location);
  full = true;
  const sent = await sendPart(app, person, at, { bytes: aPdf(), from: 0 });
  expect(sent.statusCode).toBeGreaterThanOrEqual(500);
  full = false;
  expect((await askOffset(app, person, at)).statusCode).toBe(200);
  const uploadId = at.split('/').at(-1);
  const document = { title: 'Blood', kind: 'lab-result', date: '2026-11-20', uploadId };
  const call = callAs(app, person);
  const added = await call.post(`/api/elders/${person.personId}/documents`, document);
  expect(added.statusCode).toBe(201);
  await twoDaysLater();
  const file = await call.get(`/api/elders/${person.personId}/documents/${uploadId}/file`);
  expect(file.rawPayload).toEqual(aPdf());
});

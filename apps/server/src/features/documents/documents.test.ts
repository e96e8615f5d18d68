import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { accountCalls } from '../../test/account-calls.ts';
import { type Actor, circleOf } from '../../test/circle-of.ts';
import { giveAppointmentAccess } from '../../test/factories/appointment-access.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf, aPicture, sendFile } from '../../test/upload-stage.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';
import { findEveryDocument, findShareByToken, insertDocument } from './documents.repo.ts';

let app: TestApp;
let circle: Awaited<ReturnType<typeof circleOf>>;

beforeAll(async () => {
  app = await startTestApp();
  circle = await circleOf(app);
});
afterAll(() => app.close());

const facts = { title: 'Analyse de sang (hôpital)', kind: 'lab-result', date: '2026-11-20' };

async function add(who: Actor, bytes: Buffer, more: object = {}) {
  const { uploadId } = await sendFile(app, who, bytes);
  return who.post(`${circle.at}/documents`, { ...facts, uploadId, ...more });
}

async function added(who: Actor, bytes: Buffer): Promise<string> {
  const answer = await add(who, bytes);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}

const list = async (who: Actor) => (await who.get(`${circle.at}/documents`)).json().data;
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const open = (token: string, part = '/file') =>
  app.http.inject({ url: `/api/shared-documents/${token}${part}` });

async function share(who: Actor, documentId: string, hours = 24) {
  const answer = await who.post(`${circle.at}/documents/${documentId}/shares`, { hours });
  expect(answer.statusCode).toBe(201);
  return { ...answer.json().data, token: tokenOf(answer.json().data.link) };
}

describe('documents of an elder', () => {
  it('are added, listed and served so that nothing in them can run', async () => {
    const { elder } = circle;
    const id = await added(elder, aPdf());
    const { documents, mayAdd } = await list(elder);
    expect(mayAdd).toBe(true);
    expect(documents).toMatchObject([
      { id, ...facts, mediaType: 'application/pdf', addedBy: 'Vestine Uwase', mayRemove: true },
    ]);
    const file = await elder.get(`${circle.at}/documents/${id}/file`);
    expect(file.rawPayload).toEqual(aPdf());
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
      'content-disposition': expect.stringContaining(
        'attachment; filename="document.pdf"; filename*=UTF-8\'\'Analyse%20de%20sang%20%28h%C3%B4pital%29.pdf',
      ),
    });
    const picture = await added(elder, await aPicture());
    const shown = await elder.get(`${circle.at}/documents/${picture}/file`);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.headers['content-disposition']).toContain('inline');
  });

  it('go on where a download broke off, unless the file is another one', async () => {
    const { elder } = circle;
    const id = await added(elder, aPdf());
    const size = aPdf().length;
    const ask = (more: Record<string, string>) =>
      app.http.inject({
        url: `${circle.at}/documents/${id}/file`,
        headers: { ...elder.headers, ...more },
      });
    const whole = await ask({});
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.any(String) });
    const etag = String(whole.headers.etag);
    const rest = await ask({ range: 'bytes=20-', 'if-range': etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload).toEqual(aPdf().subarray(20));
    expect(rest.headers).toMatchObject({
      'content-range': `bytes 20-${size - 1}/${size}`,
      'content-length': String(size - 20),
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    const other = await ask({ range: 'bytes=20-', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, size]);
    const beyond = await ask({ range: `bytes=${size}-` });
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
    expect(beyond.headers['content-disposition']).toBeUndefined();
    expect(beyond.json()).toMatchObject({ status: 416, code: 'range-not-satisfiable' });
  });

  it.each([
    [{ date: '2026-11-24' }, 'date', 'future-date'],
    [{ date: '2026-02-30' }, 'date', 'invalid-date'],
    [{ title: ' ' }, 'title', 'required'],
    [{ kind: 'x-ray' }, 'kind', 'invalid-choice'],
    [{ uploadId: '../x' }, 'uploadId', 'invalid-id'],
  ])('refuses %j with a message', async (more, path, code) => {
    const answer = await add(circle.elder, aPdf(), more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, code, message: expect.any(String) }]);
  });

  it('accepts each upload once, and only from its sender', async () => {
    const daughter = await circle.member(['health:read', 'health:write']);
    const { uploadId } = await sendFile(app, daughter, aPdf());
    const body = { ...facts, uploadId };
    const theirs = await circle.elder.post(`${circle.at}/documents`, body);
    expect([theirs.statusCode, theirs.json().code]).toEqual([409, 'upload-gone']);
    expect((await daughter.post(`${circle.at}/documents`, body)).statusCode).toBe(201);
    expect((await daughter.post(`${circle.at}/documents`, body)).statusCode).toBe(409);
  });

  it('are removed by the person who added them or decides, and then deleted from the disk', async () => {
    const { elder } = circle;
    const writer = await circle.member(['health:read', 'health:write']);
    const other = await circle.member(['health:read', 'health:write']);
    const id = await added(writer, aPdf());
    const at = `${circle.at}/documents/${id}`;
    expect((await other.remove(at)).statusCode).toBe(403);
    const link = await share(other, id);
    expect((await writer.remove(at)).statusCode).toBe(200);
    expect((await writer.remove(at)).statusCode).toBe(404);
    expect((await elder.get(`${at}/file`)).statusCode).toBe(404);
    expect((await open(link.token)).statusCode).toBe(404);
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${id}`)).toBeNull();
    const second = await added(writer, aPdf());
    expect((await elder.remove(`${circle.at}/documents/${second}`)).statusCode).toBe(200);
  });

  it('are limited to two hundred', async () => {
    const other = await circleOf(app);
    const { elder } = other;
    await inTransaction(app.platform, async (tx) => {
      for (let index = 0; index < 200; index += 1) {
        await insertDocument(tx, {
          id: newId(),
          elderId: elder.personId,
          title: 'X',
          kind: 'other',
          size: 1,
          date: '2026-01-01',
          mediaType: 'image/png',
          addedBy: elder.personId,
          addedAt: app.clock.now(),
        });
      }
    });
    const { uploadId } = await sendFile(app, elder, aPdf());
    const answer = await elder.post(`${other.at}/documents`, { ...facts, uploadId });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'documents-full']);
  });
});

describe('a link to a document', () => {
  it('opens it without an account until it expires, and every access is logged', async () => {
    const { elder } = circle;
    const daughter = await circle.member(['health:read']);
    const id = await added(elder, aPdf());
    const { token, id: shareId, expiresAt } = await share(daughter, id, 1);
    expect(expiresAt).toBe(new Date(app.clock.now().getTime() + 3_600_000).toISOString());
    const page = await open(token, '');
    expect(page.json().data).toMatchObject({ title: facts.title, sharedBy: 'Claudine Uwase' });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const before = (await findEntries(app.platform.db, elder.personId, null, 100)).length;
    const file = await open(token);
    expect(file.rawPayload).toEqual(aPdf());
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const log = await findEntries(app.platform.db, elder.personId, null, 100);
    expect(log.slice(0, log.length - before)).toMatchObject([
      { by: 'link', subject: 'documents', actorId: daughter.personId },
    ]);
    const mine = (await list(daughter)).documents.find((each: { id: string }) => each.id === id);
    expect(mine.shares).toMatchObject([
      { id: shareId, opens: 1, lastOpenedAt: app.clock.now().toISOString() },
    ]);
    app.clock.advance({ minutes: 61 });
    for (const part of ['', '/file']) {
      const over = await open(token, part);
      expect([over.statusCode, over.json().code]).toEqual([404, 'share-over']);
    }
  });

  it('closes with the access of the person who shared it, and does not come back with it', async () => {
    const daughter = await circle.member(['health:read']);
    const id = await added(circle.elder, aPdf());
    const { token } = await share(daughter, id);
    const change = (permissions: string[]) =>
      circle.elder.put(`${circle.at}/circle/members/${daughter.personId}`, {
        relation: 'child',
        permissions,
        textVersion: circle.invitation().textVersion,
      });
    app.clock.advance({ minutes: 1 });
    expect((await change(['messages'])).statusCode).toBe(200);
    expect((await open(token)).json().code).toBe('share-over');
    app.clock.advance({ minutes: 1 });
    expect((await change(['health:read'])).statusCode).toBe(200);
    expect((await open(token)).json().code).toBe('share-over');
    const seen = (await list(circle.elder)).documents.find((one: { id: string }) => one.id === id);
    expect(seen.shares).toEqual([]);
    const anew = await share(daughter, id);
    expect((await open(anew.token)).statusCode).toBe(200);
    await circle.elder.remove(`${circle.at}/circle/members/${daughter.personId}`);
    expect((await open(anew.token)).json().code).toBe('share-over');
  });

  it('closes with the appointment of the doctor who shared it, also when they come again', async () => {
    const doctor = await circle.actor(['DOCTOR']);
    const appointment = () => ({
      bookingId: newId(),
      elderId: circle.elder.personId,
      personId: doctor.personId,
      startsAt: app.clock.now(),
      endsAt: app.clock.now(),
    });
    const id = await added(circle.elder, aPdf());
    await giveAppointmentAccess(app.platform, appointment());
    const { token } = await share(doctor, id, 720);
    expect((await open(token)).statusCode).toBe(200);
    app.clock.advance({ hours: 25 });
    expect((await open(token)).json().code).toBe('share-over');
    await giveAppointmentAccess(app.platform, appointment());
    expect((await open(token)).json().code).toBe('share-over');
  });

  it('can be ended at once by its sharer or a person who decides, and is hidden from others', async () => {
    const { elder } = circle;
    const [daughter, son] = [
      await circle.member(['health:read']),
      await circle.member(['health:read']),
    ];
    const id = await added(elder, aPdf());
    const [hers, second] = [await share(daughter, id), await share(daughter, id)];
    const at = (shareId: string) => `${circle.at}/document-shares/${shareId}`;
    const seenBy = async (who: Actor) =>
      (await list(who)).documents.find((each: { id: string }) => each.id === id).shares.length;
    expect([await seenBy(son), await seenBy(daughter), await seenBy(elder)]).toEqual([0, 2, 2]);
    expect((await son.remove(at(hers.id))).statusCode).toBe(404);
    expect((await daughter.remove(at(hers.id))).statusCode).toBe(200);
    expect((await open(hers.token)).statusCode).toBe(404);
    const other = await circleOf(app);
    const wrong = await other.elder.remove(`${other.at}/document-shares/${second.id}`);
    expect(wrong.statusCode).toBe(404);
    expect((await elder.remove(at(second.id))).statusCode).toBe(200);
    expect((await open(second.token)).statusCode).toBe(404);
    expect((await elder.remove(at(second.id))).statusCode).toBe(404);
  });

  it('is stored as a hash, at most ten at a time, for four durations only', async () => {
    const { elder } = circle;
    const id = await added(elder, aPdf());
    const at = `${circle.at}/documents/${id}/shares`;
    for (const hours of [0, 2, 721, '24', null]) {
      expect((await elder.post(at, { hours })).statusCode).toBe(400);
    }
    const { token } = await share(elder, id, 720);
    expect(await findShareByToken(app.platform.db, token, app.clock.now())).toBeUndefined();
    for (let index = 1; index < 10; index += 1) await share(elder, id, 168);
    const full = await elder.post(at, { hours: 1 });
    expect([full.statusCode, full.json().code]).toEqual([409, 'shares-full']);
    for (const made of ['x', token.slice(1), `${token}A`, 'A'.repeat(43)]) {
      expect((await open(made)).statusCode).toBe(404);
    }
  });

  it('cannot be guessed', async () => {
    let last = 0;
    for (let index = 0; index < 130 && last !== 429; index += 1) {
      last = (await open(`guess-${index}`, index % 2 ? '' : '/file')).statusCode;
    }
    expect(last).toBe(429);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await open('guess')).statusCode).toBe(404);
  });
});

describe('with the account', () => {
  it('documents are exported, and deleted when it is closed', async () => {
    const calls = accountCalls(app);
    const other = await circleOf(app);
    const { elder } = other;
    const { uploadId } = await sendFile(app, elder, aPdf());
    await elder.post(`${other.at}/documents`, { ...facts, uploadId });
    const made = await elder.post(`${other.at}/documents/${uploadId}/shares`, { hours: 24 });
    await sendFile(app, elder, aPdf());
    await calls.post('confirm/request-code', {}, elder.headers);
    const code = await calls.codeSentTo(elder.email);
    await calls.post('confirm', { code }, elder.headers);
    const { data } = await calls.get('my-data', elder.headers);
    expect(data.documents).toMatchObject([
      { title: facts.title, type: facts.kind, documentDate: facts.date, status: 'active' },
    ]);
    expect(data.documentLinks).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(tokenOf(made.json().data.link));
    const closed = await calls.post('delete-account', { word: 'DELETE' }, elder.headers);
    expect(closed.status).toBe(200);
    expect((await open(tokenOf(made.json().data.link))).statusCode).toBe(404);
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${uploadId}`)).toBeNull();
    expect(await findEveryDocument(app.platform.db, elder.personId)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { accountCalls } from '../../test/account-calls.ts';
import { circleOf } from '../../test/circle-of.ts';
import { documentFacts, documentsStage, tokenIn } from '../../test/documents-stage.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf, aPicture, sendFile } from '../../test/upload-stage.ts';
import { findEveryDocument, insertDocument } from './documents.repo.ts';

let app: TestApp;
let circle: Awaited<ReturnType<typeof circleOf>>;
let documents: ReturnType<typeof documentsStage>;

beforeAll(async () => {
  app = await startTestApp();
  circle = await circleOf(app);
  documents = documentsStage(app, circle);
});
afterAll(() => app.close());

describe('documents of an elder', () => {
  it('are added, listed and served so that nothing in them can run', async () => {
    const { elder } = circle;
    const id = await documents.added(elder, aPdf());
    const { documents: listed, mayAdd } = await documents.list(elder);
    expect(mayAdd).toBe(true);
    expect(listed).toMatchObject([
      {
        id,
        ...documentFacts,
        mediaType: 'application/pdf',
        addedBy: 'Vestine Uwase',
        mayRemove: true,
      },
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
    const picture = await documents.added(elder, await aPicture());
    const shown = await elder.get(`${circle.at}/documents/${picture}/file`);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.headers['content-disposition']).toContain('inline');
  });

  it('go on where a download broke off, unless the file is another one', async () => {
    const { elder } = circle;
    const id = await documents.added(elder, aPdf());
    const size = aPdf().length;
    const ask = (more: Record<string, string>) =>
      app.http.inject({
        url: `${circle.at}/documents/${id}/file`,
        headers: { ...elder.headers, ...more },
      });
    const full = await ask({});
    expect(full.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.any(String) });
    const etag = String(full.headers.etag);
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
    const answer = await documents.add(circle.elder, aPdf(), more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, code, message: expect.any(String) }]);
  });

  it('accepts each upload once, and only from its sender', async () => {
    const daughter = await circle.member(['health:read', 'health:write']);
    const { uploadId } = await sendFile(app, daughter, aPdf());
    const body = { ...documentFacts, uploadId };
    const theirs = await circle.elder.post(`${circle.at}/documents`, body);
    expect([theirs.statusCode, theirs.json().code]).toEqual([409, 'upload-gone']);
    expect((await daughter.post(`${circle.at}/documents`, body)).statusCode).toBe(201);
    expect((await daughter.post(`${circle.at}/documents`, body)).statusCode).toBe(409);
  });

  it('are removed by the person who added them or decides, and then deleted from the disk', async () => {
    const { elder } = circle;
    const writer = await circle.member(['health:read', 'health:write']);
    const other = await circle.member(['health:read', 'health:write']);
    const id = await documents.added(writer, aPdf());
    const at = `${circle.at}/documents/${id}`;
    expect((await other.remove(at)).statusCode).toBe(403);
    const link = await documents.share(other, id);
    expect((await writer.remove(at)).statusCode).toBe(200);
    expect((await writer.remove(at)).statusCode).toBe(404);
    expect((await elder.get(`${at}/file`)).statusCode).toBe(404);
    expect((await documents.open(link.token)).statusCode).toBe(404);
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${id}`)).toBeNull();
    const second = await documents.added(writer, aPdf());
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
    const answer = await elder.post(`${other.at}/documents`, { ...documentFacts, uploadId });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'documents-full']);
  });
});

describe('with the account', () => {
  it('documents are exported, and deleted when it is closed', async () => {
    const calls = accountCalls(app);
    const other = await circleOf(app);
    const { elder } = other;
    const { uploadId } = await sendFile(app, elder, aPdf());
    await elder.post(`${other.at}/documents`, { ...documentFacts, uploadId });
    const made = await elder.post(`${other.at}/documents/${uploadId}/shares`, { hours: 24 });
    await sendFile(app, elder, aPdf());
    await calls.post('confirm/request-code', {}, elder.headers);
    const code = await calls.codeSentTo(elder.email);
    await calls.post('confirm', { code }, elder.headers);
    const { data } = await calls.get('my-data', elder.headers);
    expect(data.documents).toMatchObject([
      {
        title: documentFacts.title,
        type: documentFacts.kind,
        documentDate: documentFacts.date,
        status: 'active',
      },
    ]);
    expect(data.documentLinks).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(tokenIn(made.json().data.link));
    const closed = await calls.post('delete-account', { word: 'DELETE' }, elder.headers);
    expect(closed.status).toBe(200);
    expect((await documents.open(tokenIn(made.json().data.link))).statusCode).toBe(404);
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${uploadId}`)).toBeNull();
    expect(await findEveryDocument(app.platform.db, elder.personId)).toEqual([]);
  });
});

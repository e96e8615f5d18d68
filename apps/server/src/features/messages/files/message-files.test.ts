import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@hafi/contract/messages/message.schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../../platform/files/disk-files.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { callAs } from '../../../test/call-as.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { aWebm } from '../../../test/files/media-stage.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { aPdf, aPicture, sendFile } from '../../../test/upload-stage.ts';

const password = 'Agaseke-8';
const directory = mkdtempSync(join(tmpdir(), 'hafi-message-files-'));
let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let elder: SignedIn;
let daughter: Member;
let circle: string;

beforeAll(async () => {
  app = await startTestApp({ files: diskFiles(directory) });
  stage = messageStage(app);
  elder = await makePerson(app, { password });
  daughter = await makeMember(app, { elder, permissions: ['messages'] });
  circle = await stage.circleOf(elder);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const upload = async (who: SignedIn, bytes: Buffer) =>
  (await sendFile(app, who, bytes, 'message')).uploadId;

async function sendAs(who: SignedIn, bytes: Buffer, more: object = {}, at = circle) {
  const uploadId = await upload(who, bytes);
  const body = { kind: 'file', fileName: 'letter.pdf', uploadId, ...more };
  const answer = await stage.send(who, at, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data as Message;
}
const open = (who: SignedIn, id: string, more = '', headers: object = {}) =>
  app.http.inject({
    url: `/api/messages/${id}/file${more}`,
    headers: { ...who.headers, ...headers },
  });

async function stored(): Promise<number> {
  await app.due.run('files.remove-files');
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

describe('a file of a message', () => {
  it('is a voice, which others hear whole and in parts', async () => {
    const bytes = aWebm([2], 4000);
    const voice = { kind: 'voice', seconds: 3.4, waveform: [0, 0.5, 1] };
    const sent = await sendAs(daughter, bytes, voice);
    expect(sent).toMatchObject({ kind: 'voice', content: '' });
    expect(sent.file).toMatchObject({
      name: 'voice.webm',
      mediaType: 'audio/webm',
      size: bytes.length,
      waveform: [0, 0.5, 1],
      width: null,
    });
    expect(sent.file?.seconds).toBeCloseTo(3.4);
    expect((await stage.read(elder, circle)).at(-1)).toEqual(sent);
    const { last } = await stage.one(elder, circle);
    expect([last?.kind, last?.seconds, last?.call]).toEqual(['voice', sent.file?.seconds, null]);
    const parts = await open(elder, sent.id);
    expect([parts.statusCode, parts.rawPayload.length]).toEqual([200, bytes.length]);
    expect(parts.headers).toMatchObject({
      'content-type': 'audio/webm',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await open(elder, sent.id, '', { range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
  });

  it('is a photo where it is one, whatever is said, with a small one', async () => {
    const sent = await sendAs(elder, await aPicture(), { fileName: 'C:\\me\\cow.exe' });
    expect(sent.kind).toBe('image');
    expect(sent.file).toMatchObject({ name: 'cow.exe.jpg', width: 64, height: 48, seconds: null });
    const small = await open(daughter, sent.id, '?small=1');
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
    const parts = await open(daughter, sent.id);
    expect((await sharp(parts.rawPayload).metadata()).exif).toBeUndefined();
    const paper = await sendAs(elder, aPdf(), { kind: 'image', content: 'My letter' });
    expect(paper).toMatchObject({ kind: 'file', content: 'My letter' });
    const shown = await open(daughter, paper.id);
    expect(shown.headers['content-disposition']).toMatch(/^attachment;.*letter\.pdf$/);
    expect((await open(daughter, paper.id, '?small=1')).statusCode).toBe(404);
  });

  it('is sent once, however often, and from its own upload only', async () => {
    const uploadId = await upload(elder, aPdf());
    const body = { id: newId(), kind: 'file', fileName: 'a.pdf', uploadId };
    const [first, second] = [
      await stage.send(elder, circle, body),
      await stage.send(elder, circle, body),
    ];
    expect(second.json()).toEqual(first.json());
    const again = await stage.send(elder, circle, { ...body, id: newId() });
    expect([again.statusCode, again.json().code]).toEqual([409, 'upload-gone']);
    const hers = await upload(daughter, aPdf());
    const stolen = await stage.send(elder, circle, { ...body, id: newId(), uploadId: hers });
    expect(stolen.json().code).toBe('upload-gone');
    const { uploadId: document } = await sendFile(app, elder, aPdf());
    const other = await stage.send(elder, circle, { ...body, id: newId(), uploadId: document });
    expect(other.json().code).toBe('upload-gone');
  });

  it('is no voice where it is no recording, and nothing of the attempt stays', async () => {
    const uploadId = await upload(elder, aPdf());
    const id = newId();
    const voice = { id, kind: 'voice', uploadId, seconds: 2, waveform: [] };
    const answer = await stage.send(elder, circle, voice);
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'message-file-wrong-kind']);
    expect((await stage.read(elder, circle)).map((each) => each.id)).not.toContain(id);
    for (const wrong of [{ seconds: 301 }, { seconds: 0 }, { waveform: [2] }])
      expect((await stage.send(elder, circle, { ...voice, ...wrong })).statusCode).toBe(400);
    const path = { kind: 'file', uploadId, fileName: 'a\u0000.pdf' };
    expect((await stage.send(elder, circle, path)).statusCode).toBe(400);
  });

  it('is for who takes part now; a coordinator opens it while it is reported', async () => {
    const [friend, cousin] = [
      await makeMember(app, { elder, permissions: ['messages'] }),
      await makeMember(app, { elder, permissions: ['messages'] }),
    ];
    const admin = await makePerson(app, { roles: ['ADMIN'] });
    const sent = await sendAs(daughter, await aPicture());
    const codes = async () =>
      Promise.all(
        [friend, admin, await makePerson(app)].map(
          async (who) => (await open(who, sent.id)).statusCode,
        ),
      );
    expect(await codes()).toEqual([200, 404, 404]);
    expect((await open(cousin, sent.id)).statusCode).toBe(200);
    await cousin.end();
    for (const more of ['', '?small=1'])
      expect((await open(cousin, sent.id, more)).statusCode).toBe(404);
    await callAs(app, friend).post(`/api/messages/${sent.id}/reports`, { reason: 'indecent' });
    expect(await codes()).toEqual([200, 200, 404]);
    await friend.grant([]);
    expect(await codes()).toEqual([404, 200, 404]);
    const [report] = (await callAs(app, admin).get('/api/admin/message-reports')).json().data;
    const decided = { note: 'Seen.', deleteMessage: false };
    await callAs(app, admin).post(`/api/admin/message-reports/${report.id}/close`, decided);
    expect(await codes()).toEqual([404, 404, 404]);
  });

  it('is found by its name, also after the words beside it were changed', async () => {
    const sent = await sendAs(elder, aPdf(), { fileName: 'Ibaruwa.pdf', content: 'Look' });
    await stage.edit(elder, sent.id, 'Read this');
    for (const q of ['ibaruwa', 'ibaruwa read']) {
      const found = await callAs(app, daughter).get(`/api/messages/search?q=${q}`);
      expect(found.json().data.map((each: Message) => each.id)).toEqual([sent.id]);
    }
  });

  it('goes with its message, and with who sent it', async () => {
    const before = await stored();
    const sent = await sendAs(elder, await aPicture());
    expect(await stored()).toBe(before + 2);
    const gone = (await stage.remove(elder, sent.id)).json().data;
    expect(gone).toMatchObject({ isDeleted: true, file: null });
    expect((await open(elder, sent.id)).statusCode).toBe(404);
    expect(await stored()).toBe(before);

    const son = await makePerson(app, { password, roles: ['FAMILY'] });
    await makeMember(app, { elder, who: son, permissions: ['messages'] });
    const both = await stage.between(son, elder);
    await sendAs(son, aPdf(), { fileName: 'his.pdf' }, both);
    await sendAs(son, await aPicture());
    expect(await stored()).toBe(before + 3);
    const calls = accountCalls(app);
    await calls.post('confirm', { password }, son.headers);
    const { data } = await calls.get('my-data', son.headers);
    expect(data.messages).toMatchObject([{ name: 'his.pdf' }, { name: 'letter.pdf.jpg' }]);
    await calls.post('delete-account', { word: 'DELETE' }, son.headers);
    expect(await stored()).toBe(before);
    await calls.post('confirm', { password }, elder.headers);
    await calls.post('delete-account', { word: 'DELETE' }, elder.headers);
    // Nobody can read the circle's conversation any more; what was uploaded in vain goes by itself.
    app.clock.advance({ days: 2 });
    await app.due.run('uploads.sweep-uploads');
    expect(await stored()).toBe(0);
  });
});

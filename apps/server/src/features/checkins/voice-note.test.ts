import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voiceNoteLimit } from '@hafi/contract/checkins/voice-notes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { diskFiles } from '../../platform/files/disk-files.ts';
import { callAs } from '../../test/call-as.ts';
import { aRecording, putNote, sayNote } from '../../test/check-ins/say-note.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { voiceNoteData } from './voice-note.ts';

const directory = mkdtempSync(join(tmpdir(), 'hafi-notes-'));
let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ files: diskFiles(directory) });
});
afterEach(() => app.reset());
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

async function stored(): Promise<number> {
  await app.due.run('files.remove-files');
  return readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
}
const hear = (who: SignedIn, id: string, headers: object = {}) =>
  app.http.inject({
    url: `/api/elders/${elder.personId}/voice-notes/${id}`,
    headers: { ...who.headers, ...headers },
  });
const noteOfToday = async () => (await callAs(app, elder).get('/api/check-ins')).json().data.note;
const checkIn = () =>
  callAs(app, elder).post('/api/check-ins', { at: app.clock.now().toISOString() });

describe('a voice note', () => {
  it('is heard by who may read how the elder is, whole and in parts, and by nobody else', async () => {
    elder = await makePerson(app);
    const daughter = await makeMember(app, { elder, permissions: ['health:read'] });
    const friend = await makeMember(app, { elder, permissions: ['messages', 'alerts:receive'] });
    const id = await sayNote(app, elder);
    const saidAt = app.clock.now().toISOString();
    const glances = async (who: SignedIn) =>
      (await callAs(app, who).get('/api/glances')).json().data[0].checkIn;
    expect((await glances(daughter)).note).toEqual({ id, saidAt });
    expect((await glances(friend))?.note ?? null).toBeNull();

    const full = await hear(daughter, id);
    expect(full.statusCode).toBe(200);
    expect(full.rawPayload).toEqual(aRecording());
    expect(full.headers).toMatchObject({
      'content-type': 'audio/webm',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await hear(daughter, id, { range: 'bytes=0-1' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 0-1/${aRecording().length}`,
    ]);
    expect((await hear(elder, id)).statusCode).toBe(200);
    for (const other of [
      friend,
      await makePerson(app),
      await makePerson(app, { roles: ['ADMIN'] }),
    ])
      expect((await hear(other, id)).statusCode).toBe(404);
  });

  it('follows its check-in, which never waits for it', async () => {
    elder = await makePerson(app);
    const early = await putNote(app, elder, aRecording());
    expect(early.json()).toMatchObject({ status: 409, code: 'check-in-first' });
    expect((await checkIn()).statusCode).toBe(200);
    expect(await noteOfToday()).toBeNull();
    expect((await putNote(app, elder, aRecording())).statusCode).toBe(200);
    expect(await noteOfToday()).not.toBeNull();
    const { days } = (await callAs(app, elder).remove('/api/check-ins/today')).json().data;
    expect(days.at(-1).at).toBeNull();
    expect(await noteOfToday()).toBeNull();
  });

  it('takes the place of the one before, and can be deleted', async () => {
    elder = await makePerson(app);
    const before = await stored();
    const [first, second] = [await sayNote(app, elder), await sayNote(app, elder)];
    expect((await hear(elder, first)).statusCode).toBe(404);
    expect((await hear(elder, second)).statusCode).toBe(200);
    expect(await stored()).toBe(before + 1);
    await callAs(app, elder).remove('/api/check-ins/note');
    expect((await hear(elder, second)).statusCode).toBe(404);
    expect(await stored()).toBe(before);
  });

  it('is no other file, and none of more than a megabyte', async () => {
    elder = await makePerson(app);
    await checkIn();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    expect((await putNote(app, elder, page)).json().code).toBe('voice-note-wrong-kind');
    const large = await putNote(app, elder, aRecording(voiceNoteLimit));
    expect([large.statusCode, large.json().code]).toEqual([413, 'voice-note-too-large']);
    expect(await noteOfToday()).toBeNull();
  });

  it('is kept for a week, and goes with the account', async () => {
    elder = await makePerson(app);
    const before = await stored();
    await sayNote(app, elder);
    app.clock.advance({ days: 7 });
    await app.due.run('checkins.sweep-voice-notes');
    expect(await stored()).toBe(before + 1);
    app.clock.advance({ hours: 1 });
    await app.due.run('checkins.sweep-voice-notes');
    expect(await stored()).toBe(before);

    await sayNote(app, elder);
    const data = voiceNoteData(app.platform);
    expect(await data.read(app.platform.db, elder.personId)).toMatchObject([
      { mediaType: 'audio/webm' },
    ]);
    await inTransaction(app.platform, async (tx) => data.erase?.(tx, elder.personId));
    expect(await stored()).toBe(before);
  });
});

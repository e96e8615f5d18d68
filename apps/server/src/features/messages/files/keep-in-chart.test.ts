import type { Message } from '@hafi/contract/messages/message.schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { aWebm } from '../../../test/files/media-stage.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { sendFile } from '../../../test/upload-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let elder: SignedIn;
let doctor: Member;
let daughter: Member;
let talk: string;
const bytes = aWebm([2], 4000);

beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
  elder = await makePerson(app);
  doctor = await makeMember(app, {
    elder,
    person: { roles: ['DOCTOR'], firstName: 'Jean' },
    relation: 'doctor',
    permissions: ['health:read', 'health:write', 'messages'],
  });
  daughter = await makeMember(app, { elder, permissions: ['health:read', 'messages'] });
  talk = await stage.between(elder, doctor);
});
afterAll(() => app.close());

async function speak(who: SignedIn, at = talk): Promise<string> {
  const { uploadId } = await sendFile(app, who, bytes, 'message');
  const voice = { kind: 'voice', fileName: 'v.webm', seconds: 3, waveform: [0, 1], uploadId };
  const answer = await stage.send(who, at, voice);
  expect(answer.statusCode, answer.body).toBe(201);
  return (answer.json().data as Message).id;
}
const keep = (who: SignedIn, id: string, title = 'Her cough') =>
  callAs(app, who).post(`/api/messages/${id}/chart`, { title });
const documentsFor = async (who: SignedIn) => {
  const answer = await callAs(app, who).get(`/api/elders/${elder.personId}/documents`);
  return answer.json().data.documents as { id: string; title: string; mediaType: string }[];
};

describe("a patient's voice note", () => {
  it('stands among the documents of the chart, for who may see the health, also without the message', async () => {
    const id = await speak(elder);
    const kept = await keep(doctor, id);
    expect(kept.statusCode, kept.body).toBe(201);
    const said = (await callAs(app, doctor).get(`/api/messages/${id}/file`)).rawPayload;
    await stage.remove(elder, id);
    const [document] = await documentsFor(daughter);
    expect(document).toMatchObject({
      id: kept.json().data.id,
      title: 'Her cough',
      kind: 'other',
      mediaType: 'audio/webm',
      size: said.length,
    });
    const at = `/api/elders/${elder.personId}/documents/${document?.id}/file`;
    const file = await callAs(app, daughter).get(at);
    expect(file.rawPayload).toEqual(said);
    expect(file.headers['content-disposition']).toContain('Her%20cough.webm');
  });

  it('is read in the recent activity of the patient, with who has kept it', async () => {
    await keep(doctor, await speak(elder), 'Her knee');
    const { data } = (await callAs(app, elder).get('/api/activity')).json();
    expect(JSON.stringify(data)).toContain('Her knee');
    expect(JSON.stringify(data)).toContain('Jean');
  });

  it('is kept once, however often somebody asks, and anew once it was taken out', async () => {
    const id = await speak(elder);
    const both = await Promise.all([keep(doctor, id, 'Her hip'), keep(doctor, id, 'Her hip')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const again = await keep(doctor, id, 'Her hip, once more');
    expect(again.json().code).toBe('document-kept');
    const hips = async () =>
      (await documentsFor(daughter)).filter(({ title }) => title.startsWith('Her hip'));
    const [kept, ...more] = await hips();
    expect(more).toEqual([]);
    const at = `/api/elders/${elder.personId}/documents/${kept?.id}`;
    expect((await callAs(app, daughter).get(`${at}/file`)).statusCode).toBe(200);
    expect((await callAs(app, doctor).remove(at)).statusCode).toBe(200);
    expect((await keep(doctor, id, 'Her hip, once more')).statusCode).toBe(201);
    expect((await hips()).map(({ title }) => title)).toEqual(['Her hip, once more']);
  });

  it('cannot be kept once it is deleted', async () => {
    const id = await speak(elder);
    await stage.remove(elder, id);
    expect((await keep(doctor, id)).json().code).toBe('message-gone');
  });
});

describe('nothing is kept', () => {
  it('of a text, of what the doctor has said, or of a patient whose chart may not be written', async () => {
    const text = await stage.sent(elder, talk, 'Muraho');
    expect((await keep(doctor, text.id)).statusCode).toBe(404);
    expect((await keep(doctor, await speak(doctor))).statusCode).toBe(404);
    const id = await speak(elder);
    await doctor.grant(['health:read', 'messages']);
    expect((await keep(doctor, id)).statusCode).toBe(404);
    await doctor.grant(['health:read', 'health:write', 'messages']);
    expect((await keep(doctor, id)).statusCode).toBe(201);
  });

  it('by who is not in the conversation, or no doctor', async () => {
    const id = await speak(elder);
    const other = await makeMember(app, {
      elder,
      person: { roles: ['DOCTOR'] },
      permissions: ['health:read', 'health:write', 'messages'],
    });
    expect((await keep(other, id)).statusCode).toBe(404);
    expect((await keep(daughter, id)).statusCode).toBe(403);
    await doctor.end();
    expect((await keep(doctor, id)).statusCode).toBe(404);
  });
});

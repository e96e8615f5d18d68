import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccess } from '../../test/factories/appointment-access.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { noteData } from './own-notes.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const content = { reason: 'Headache', assessment: 'Raised pressure', plan: 'Amlodipine 5 mg' };
const licence = { number: 'RMDC 1234' };
const password = 'Agaseke-8';
const hour = 3_600_000;

/** An elder, and a doctor whose appointment with her starts now. */
async function atAppointment() {
  const elder = await makePerson(app);
  const doctor = await makePerson(app, { roles: ['DOCTOR'], firstName: 'Jean', password });
  const startsAt = app.clock.now();
  await giveAppointmentAccess(app.platform, {
    bookingId: newId(),
    elderId: elder.personId,
    personId: doctor.personId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hour / 2),
  });
  return { elder, doctor, notes: `/api/elders/${elder.personId}/notes` };
}

const begin = async (doctor: SignedIn, notes: string): Promise<string> =>
  (await callAs(app, doctor).post(notes, content)).json().data.id;

describe('a note', () => {
  it('is a draft of its author only, then visible to all who may read', async () => {
    const { doctor, elder, notes } = await atAppointment();
    const id = await begin(doctor, notes);
    expect((await callAs(app, elder).get(notes)).json().data).toEqual([]);
    const drafts = (await callAs(app, doctor).get(notes)).json();
    expect(drafts).toMatchObject({ mayWrite: true, data: [{ id, mayChange: true }] });
    const signed = await callAs(app, doctor).post(`/api/practice/notes/${id}/sign`, licence);
    expect(signed.json().data).toMatchObject({ status: 'final', mayChange: false });
    expect((await callAs(app, elder).get(notes)).json()).toMatchObject({
      mayWrite: false,
      data: [{ ...content, findings: null, authorName: 'Jean Mukamana', mayAmend: false }],
    });
  });

  it('can be changed and deleted while it is a draft, never after', async () => {
    const { doctor, notes } = await atAppointment();
    const own = callAs(app, doctor);
    const id = await begin(doctor, notes);
    const changed = await own.put(`/api/practice/notes/${id}`, { findings: '150/95' });
    expect(changed.json().data).toMatchObject({ findings: '150/95', reason: null });
    const early = await own.post(`/api/practice/notes/${id}/amend`, { text: 'No.' });
    expect(early.json()).toMatchObject({ status: 409, code: 'note-not-signed' });
    await own.post(`/api/practice/notes/${id}/sign`, licence);
    const late = await own.put(`/api/practice/notes/${id}`, content);
    expect(late.json()).toMatchObject({ status: 409, code: 'note-signed' });
    const thrown = await own.remove(`/api/practice/notes/${id}`);
    expect(thrown.json()).toMatchObject({ status: 409, code: 'note-signed' });
    const draft = await begin(doctor, notes);
    expect((await own.remove(`/api/practice/notes/${draft}`)).statusCode).toBe(200);
    expect((await own.get(notes)).json().data).toHaveLength(1);
  });

  it('is corrected by an addition, and the original stays readable', async () => {
    const { doctor, elder, notes } = await atAppointment();
    const id = await begin(doctor, notes);
    await callAs(app, doctor).post(`/api/practice/notes/${id}/sign`, licence);
    const correction = { text: 'It was the left side.' };
    const amended = await callAs(app, doctor).post(`/api/practice/notes/${id}/amend`, correction);
    expect(amended.json().data).toMatchObject({ status: 'amended', mayAmend: true });
    expect((await callAs(app, elder).get(notes)).json().data).toMatchObject([
      { ...content, amendments: [correction] },
    ]);
  });

  it('stays readable to its author long after the appointment, and nothing else does', async () => {
    const { doctor, notes } = await atAppointment();
    const id = await begin(doctor, notes);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 48 * hour));
    expect((await callAs(app, doctor).get(notes)).statusCode).toBe(404);
    expect((await callAs(app, doctor).post(notes, content)).statusCode).toBe(404);
    const own = await callAs(app, doctor).get('/api/practice/notes');
    expect(own.json().data).toMatchObject([{ id, elderName: 'Espérance Mukamana' }]);
    const signed = await callAs(app, doctor).post(`/api/practice/notes/${id}/sign`, licence);
    expect(signed.statusCode).toBe(200);
    app.clock.set(now);
  });

  it('is not found for another doctor, and cannot be written by others', async () => {
    const { doctor, elder, notes } = await atAppointment();
    const id = await begin(doctor, notes);
    const stranger = await makePerson(app, { roles: ['DOCTOR'] });
    const nurse = await makeMember(app, {
      elder,
      person: { roles: ['CAREGIVER'] },
      relation: 'nurse',
      permissions: ['health:read', 'health:write'],
    });
    for (const [method, path] of [
      ['get', notes],
      ['post', notes],
      ['put', `/api/practice/notes/${id}`],
      ['remove', `/api/practice/notes/${id}`],
      ['post', `/api/practice/notes/${id}/sign`],
      ['post', `/api/practice/notes/${id}/amend`],
    ] as const) {
      const words = { ...content, text: 'x', ...licence };
      const body = method === 'get' || method === 'remove' ? undefined : words;
      const answer = await callAs(app, stranger)[method](path, body);
      expect(answer.statusCode, `${method} ${path}`).toBe(404);
    }
    for (const who of [nurse, elder]) {
      expect((await callAs(app, who).post(notes, content)).statusCode).toBe(403);
      expect((await callAs(app, who).get(notes)).json()).toMatchObject({
        data: [],
        mayWrite: false,
      });
    }
  });

  it('cannot be empty', async () => {
    const { doctor, notes } = await atAppointment();
    const answer = await callAs(app, doctor).post(notes, { reason: null });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'assessment' }] });
  });

  it('cannot be altered in the database once it is signed', async () => {
    const { doctor, notes } = await atAppointment();
    const id = await begin(doctor, notes);
    await callAs(app, doctor).post(`/api/practice/notes/${id}/sign`, licence);
    await callAs(app, doctor).post(`/api/practice/notes/${id}/amend`, { text: 'More.' });
    for (const statement of [
      sql`update doctor_notes set plan = 'other' where id = ${id}`,
      sql`update doctor_notes set status = 'preliminary', signed_at = null where id = ${id}`,
      sql`delete from doctor_notes where id = ${id}`,
      sql`update note_amendments set text = 'other' where note_id = ${id}`,
      sql`delete from note_amendments where note_id = ${id}`,
    ]) {
      await expect(app.platform.db.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
      });
    }
  });

  it('is signed with a licence number only', async () => {
    const { doctor, notes } = await atAppointment();
    const own = callAs(app, doctor);
    const sign = `/api/practice/notes/${await begin(doctor, notes)}/sign`;
    const empty = await own.post(sign, { number: ' ' });
    expect(empty.json()).toMatchObject({ status: 400, errors: [{ path: 'number' }] });
    const signed = await own.post(sign, licence);
    expect(signed.json().data).toMatchObject({
      authorName: 'Jean Mukamana',
      signerNumber: 'RMDC 1234',
    });
    await begin(doctor, notes);
    const [draft] = (await own.get(notes)).json().data;
    expect(draft).toMatchObject({ signerNumber: null, lastNumber: 'RMDC 1234' });
  });

  it('is in the data of who wrote it, without the name of whom it is about', async () => {
    const { doctor, elder, notes } = await atAppointment();
    await begin(doctor, notes);
    const part = noteData.find(({ name }) => name === 'notesWritten');
    const data = (who: SignedIn) => part?.read(app.platform.db, who.personId);
    expect(await data(doctor)).toMatchObject([{ plan: content.plan }]);
    expect(JSON.stringify(await data(doctor))).not.toContain(elder.personId);
    expect(await data(elder)).toEqual([]);
  });

  it('keeps name and number of who signed it, and its lines, when that account ends', async () => {
    const { doctor, elder, notes } = await atAppointment();
    const own = callAs(app, doctor);
    const findings = 'Lungs clear.\nHeart regular.';
    const draft = await own.post(notes, { ...content, findings });
    await own.post(`/api/practice/notes/${draft.json().data.id}/sign`, licence);
    await own.post('/api/auth/confirm', { password });
    const gone = await own.post('/api/auth/delete-account', { word: 'DELETE' });
    expect(gone.statusCode).toBe(200);
    const [note] = (await callAs(app, elder).get(notes)).json().data;
    expect(note).toMatchObject({
      findings,
      authorName: 'Jean Mukamana',
      signerNumber: 'RMDC 1234',
    });
    const timeline = await callAs(app, elder).get(`/api/elders/${elder.personId}/timeline`);
    const [entry] = timeline.json().data;
    expect(entry.details).toContain('Signed by Jean Mukamana');
  });
});

import type { Permission } from '@hafi/contract/circle/circle-terms';
import type { TimelineEntry } from '@hafi/contract/timeline/timeline.schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../test/factories/appointment-access.factory.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { putVisit } from '../caregivers/visits.repo.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';
import { insertDocument } from '../documents/documents.repo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const at = (elder: SignedIn, part: string) => `/api/elders/${elder.personId}/${part}`;

async function member(elder: SignedIn, permissions: Permission[], language?: string) {
  return makeMember(app, { elder, permissions, person: language ? { language } : {} });
}

async function measure(elder: SignedIn, takenAt: string, systolic: number, diastolic = 80) {
  const values = { systolic, diastolic };
  const body = { id: newId(), kind: 'blood-pressure', values, takenAt, confirmed: true };
  const answer = await callAs(app, elder).post(at(elder, 'vitals'), body);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id as string;
}

async function timelineOf(
  elder: SignedIn,
  { reader = elder, query = '' }: { reader?: SignedIn; query?: string } = {},
): Promise<{ data: TimelineEntry[]; nextCursor: string | null }> {
  const answer = await callAs(app, reader).get(at(elder, `timeline${query}`));
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function allOf(elder: SignedIn, limit: number): Promise<TimelineEntry[]> {
  const all: TimelineEntry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`;
    const page = await timelineOf(elder, { query });
    all.push(...page.data);
    cursor = page.nextCursor;
  }
  return all;
}

describe("what happened in an elder's health", () => {
  it('shows the readings of a day as one entry, with the range of the values', async () => {
    const elder = await makePerson(app);
    await measure(elder, '2026-11-21T06:00:00Z', 122, 76);
    await measure(elder, '2026-11-21T16:30:00Z', 134, 84);
    // Half past midnight in Kigali: the next day.
    await measure(elder, '2026-11-21T22:30:00Z', 125);
    const wrong = await measure(elder, '2026-11-20T06:00:00Z', 130);
    await callAs(app, elder).remove(at(elder, `vitals/${wrong}`));
    const { data, nextCursor } = await timelineOf(elder);
    expect(nextCursor).toBeNull();
    expect(data).toMatchObject([
      {
        kind: 'vitals',
        wholeDay: true,
        at: '2026-11-21T22:30:00.000Z',
        by: null,
        details: ['Blood pressure: 125/80 mmHg'],
        link: `/healthcare?tab=vitals&elder=${elder.personId}`,
      },
      {
        kind: 'vitals',
        at: '2026-11-21T16:30:00.000Z',
        title: 'Readings of the day',
        details: ['Blood pressure: 122–134/76–84 mmHg, measured 2 times'],
        status: { level: 'normal', direction: null },
      },
    ]);
  });

  it('shows an alert when it was raised, and who has acknowledged it', async () => {
    const elder = await makePerson(app);
    const daughter = await member(elder, ['health:read', 'alerts:receive'], 'fr');
    await measure(elder, '2026-11-23T05:00:00Z', 185, 112);
    const [alert] = (await callAs(app, elder).get(at(elder, 'alerts'))).json().data;
    await callAs(app, daughter).post(at(elder, `alerts/${alert.id}/acknowledge`));
    const { data } = await timelineOf(elder, { query: '?kind=alerts' });
    expect(data).toMatchObject([
      {
        kind: 'alerts',
        title: 'Alert. Blood pressure: 185/112 mmHg',
        id: alert.id,
        status: { level: 'urgent', direction: 'high' },
        wholeDay: false,
        details: [expect.stringMatching(/^Seen by Claudine Mukamana, /)],
      },
    ]);
    const [day] = (await timelineOf(elder, { query: '?kind=vitals' })).data;
    expect(day?.status).toEqual({ level: 'urgent', direction: 'high' });
  });

  it('shows illnesses noted and resolved, allergies and insurance', async () => {
    const elder = await makePerson(app);
    const daughter = await member(elder, ['health:read', 'health:write']);
    const caller = callAs(app, daughter);
    const gout = { name: 'Gout', since: '2019' };
    const { id } = (await caller.post(at(elder, 'conditions'), gout)).json().data;
    app.clock.advance({ minutes: 1 });
    const milk = { substance: 'Milk', kind: 'food', criticality: 'high' };
    await caller.post(at(elder, 'allergies'), milk);
    app.clock.advance({ minutes: 1 });
    await caller.post(at(elder, 'coverages'), { insurer: 'cbhi', validUntil: '2027-06-30' });
    app.clock.advance({ minutes: 1 });
    await caller.put(at(elder, `conditions/${id}`), { ...gout, status: 'resolved' });
    const { data } = await timelineOf(elder);
    expect(data).toMatchObject([
      { title: 'Illness is over: Gout', by: 'Claudine Mukamana', details: [] },
      { title: 'Insurance written down: CBHI', details: [expect.stringContaining('2027')] },
      { title: 'Allergy written down: Milk', details: ['Can be dangerous to life'] },
      { title: 'Illness written down: Gout', details: ['Since 2019'], by: 'Claudine Mukamana' },
    ]);
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['record']));
  });

  it('shows what doctors signed and added, and no drafts', async () => {
    const elder = await makePerson(app);
    const doctor = await makePerson(app, { roles: ['DOCTOR'], firstName: 'Jean' });
    await giveAppointmentAccessNow(app, elder, doctor);
    const caller = callAs(app, doctor);
    const written = await caller.post(at(elder, 'notes'), { assessment: 'Well', plan: 'Walk' });
    const { id } = written.json().data;
    expect((await timelineOf(elder)).data).toEqual([]);
    expect((await timelineOf(elder, { reader: doctor })).data).toEqual([]);
    await caller.post(`/api/practice/notes/${id}/sign`, { number: 'RMDC 1234' });
    app.clock.advance({ minutes: 1 });
    await caller.post(`/api/practice/notes/${id}/amend`, { text: 'And swim' });
    expect((await timelineOf(elder)).data).toMatchObject([
      { kind: 'notes', title: "Added to a doctor's note", details: ['And swim'] },
      {
        kind: 'notes',
        title: "Doctor's note signed",
        details: [expect.stringContaining('Signed by'), 'Well', 'Walk'],
      },
    ]);
  });

  it('shows appointments that were accepted and are over, with a link for those who keep the bookings', async () => {
    const elder = await makePerson(app);
    const daughter = await member(elder, ['health:read', 'bookings:manage']);
    const son = await member(elder, ['health:read']);
    const doctor = await makeDoctor(app);
    const booking = { doctor, patient: elder, date: '2026-11-26' };
    const { id: kept } = await makeBooking(app, { ...booking, time: '09:00' });
    await makeBooking(app, { ...booking, time: '10:00' });
    await callAs(app, doctor).post(`/api/bookings/${kept}/accept`);
    expect((await timelineOf(elder)).data).toEqual([]);
    app.clock.advance({ days: 5 });
    const entry = { kind: 'appointments', title: 'Visit with Dr Jean Habimana', id: kept };
    const link = `/bookings/${kept}`;
    expect((await timelineOf(elder, { reader: daughter })).data).toMatchObject([
      { ...entry, link },
    ]);
    expect((await timelineOf(elder, { reader: son })).data).toMatchObject([
      { ...entry, link: null },
    ]);
    app.clock.advance({ days: -5 });
  });

  it('shows documents by when they were added, and home visits with their notes', async () => {
    const elder = await makePerson(app);
    const daughter = await member(elder, ['health:read']);
    const now = app.clock.now();
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
    const file = { mediaType: 'application/pdf', size: 12, addedBy: daughter.personId } as const;
    const document = {
      id: newId(),
      elderId: elder.personId,
      title: 'X-ray',
      kind: 'imaging',
      ...file,
      date: '2026-10-02',
      addedAt: hours(-30),
    } as const;
    const careVisit = {
      id: newId(),
      elderId: elder.personId,
      caregiverId: daughter.personId,
      tasks: [],
      arrivedAt: hours(-4),
      leftAt: hours(-3),
      note: 'We walked.',
      createdAt: hours(-3),
    };
    await inTransaction(app.platform, async (tx) => {
      await insertDocument(tx, document);
      await putVisit(tx, careVisit);
    });
    const by = 'Claudine Mukamana';
    const until = expect.stringMatching(/^Until \d\d:\d\d$/);
    const dated = expect.stringContaining('2 October 2026');
    expect((await timelineOf(elder)).data).toMatchObject([
      { kind: 'care', title: 'Home visit', details: [until, 'We walked.'], by },
      { kind: 'documents', title: 'Document added: X-ray', details: [dated], by },
    ]);
  });

  it('comes page by page without losing or duplicating anything', async () => {
    const elder = await makePerson(app);
    for (let day = 1; day <= 8; day += 1) {
      const date = `2026-11-${String(day).padStart(2, '0')}`;
      for (const hour of ['05', '12', '19']) {
        await measure(elder, `${date}T${hour}:00:00Z`, day % 4 === 0 && hour === '12' ? 190 : 120);
      }
      if (day % 3 === 0) {
        await callAs(app, elder).post(at(elder, 'conditions'), { name: `Illness ${day}` });
      }
    }
    const full = await allOf(elder, 100);
    expect(full.filter(({ kind }) => kind === 'vitals')).toHaveLength(8);
    expect(full.filter(({ kind }) => kind === 'record')).toHaveLength(2);
    const instants = full.map((entry) => Date.parse(entry.at));
    expect(instants).toEqual(instants.toSorted((one, other) => other - one));
    for (const limit of [1, 2, 7]) expect(await allOf(elder, limit)).toEqual(full);
  });

  it('is in the language of the reader, and logs the access', async () => {
    const elder = await makePerson(app);
    const daughter = await member(elder, ['health:read'], 'fr');
    await callAs(app, elder).post(at(elder, 'allergies'), { substance: 'Milk', kind: 'food' });
    const { data } = await timelineOf(elder, { reader: daughter });
    expect(data).toMatchObject([{ title: 'Allergie notée\u00a0: Milk' }]);
    expect(await findEntries(app.platform.db, elder.personId, null, 10)).toMatchObject([
      { actorId: daughter.personId, subject: 'timeline' },
    ]);
  });

  it('refuses an unknown cursor and an unknown kind', async () => {
    const elder = await makePerson(app);
    for (const query of ['?cursor=abc', '?kind=gossip', '?limit=0']) {
      const answer = await callAs(app, elder).get(at(elder, `timeline${query}`));
      expect(answer.statusCode).toBe(400);
    }
  });
});

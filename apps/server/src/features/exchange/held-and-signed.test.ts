import type { Bundle, Resource } from '@medplum/fhirtypes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { fhirFaults } from '../../test/fhir/validate-fhir.ts';
import { proveIdentity } from '../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { putVisit } from '../caregivers/visits.repo.ts';
import { insertNote } from '../notes/notes.repo.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

/** What the export holds, after it was found valid. */
async function exported(): Promise<Resource[]> {
  await proveIdentity(app, elder);
  const answer = await callAs(app, elder).get(`/api/elders/${elder.personId}/fhir`);
  const bundle = answer.json() as Bundle;
  expect(fhirFaults(bundle)).toEqual([]);
  return (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
}

it('has home visits that were held, and no appointment as held of which only the time is known', async () => {
  const caregiver = await makePerson(app, { roles: ['CAREGIVER'] });
  const { doctorId } = await makeDoctor(app);
  await inTransaction(app.platform, async (tx) => {
    const careVisit = {
      elderId: elder.personId,
      caregiverId: caregiver.personId,
      tasks: ['meal' as const],
      createdAt: app.clock.now(),
    };
    await putVisit(tx, {
      ...careVisit,
      id: newId(),
      arrivedAt: new Date('2026-11-22T08:00:00Z'),
      leftAt: new Date('2026-11-22T09:30:00Z'),
    });
    // Nobody wrote down when this one ended, and this one lasts.
    for (const arrivedAt of ['2026-11-23T05:00:00Z', '2026-11-27T05:00:00Z']) {
      await putVisit(tx, {
        ...careVisit,
        id: newId(),
        arrivedAt: new Date(arrivedAt),
        leftAt: null,
      });
    }
  });
  const booking = { doctorId, date: '2026-11-25', time: '09:00', type: 'general' };
  const booked = await callAs(app, elder).post('/api/bookings', { ...booking, mode: 'in-person' });
  expect(booked.statusCode).toBe(201);
  app.clock.advance({ days: 4 });
  const all = await exported();
  expect(all.filter(({ resourceType }) => resourceType === 'Encounter')).toMatchObject([
    {
      status: 'finished',
      class: { code: 'HH' },
      period: { start: '2026-11-22T08:00:00.000Z', end: '2026-11-22T09:30:00.000Z' },
      participant: [{ individual: { display: 'Espérance Mukamana' } }],
    },
    { status: 'unknown', period: { start: '2026-11-23T05:00:00.000Z' } },
    { status: 'in-progress', period: { start: '2026-11-27T05:00:00.000Z' } },
  ]);
  expect(all.filter(({ resourceType }) => resourceType === 'Appointment')).toMatchObject([
    { status: booked.json().data.status },
  ]);
});

it('says who signed a note, and when', async () => {
  const at = app.clock.now();
  const id = newId();
  await inTransaction(app.platform, (tx) =>
    insertNote(tx, {
      id,
      elderId: elder.personId,
      authorId: newId(),
      status: 'final',
      reason: 'Cough',
      findings: null,
      assessment: null,
      plan: 'Rest',
      writtenAt: at,
      signedAt: at,
      signerName: 'Dr Jean Habimana',
      signerNumber: 'RMDC 123',
    }),
  );
  const all = await exported();
  expect(all.filter(({ resourceType }) => resourceType === 'Provenance')).toMatchObject([
    {
      target: [{ reference: `Composition/${id}` }],
      recorded: at.toISOString(),
      agent: [{ who: { display: 'Dr Jean Habimana', identifier: { value: 'RMDC 123' } } }],
    },
  ]);
});

import { newId } from '../../platform/ids/uuid-v7.ts';
import { lateCheckIn } from '../check-ins/late-check-in.ts';
import { sayNote } from '../check-ins/say-note.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import type { TestApp } from '../test-app.ts';
import { aPicture, sendFile } from '../upload-stage.ts';
import {
  allergy,
  carers,
  condition,
  coverage,
  earlierCareVisit,
  inventWord,
  pill,
  schedule,
  things,
  visitSchedule,
} from './elder-rules.ts';

/** Makes an object of the elder, by somebody who may. */
type Make = (by: SignedIn) => Promise<string>;

/**
 * How to make each object that a path names, by the folder and the name of its parameter. The
 * `caregiver` of the circle logs the visit where the maker is no caregiver.
 */
export function elderThings(
  app: TestApp,
  { caregiver, elder }: { readonly elder: SignedIn; readonly caregiver: SignedIn },
): Readonly<Record<string, Make>> {
  const post = async (who: SignedIn, part: string, payload: object) => {
    const url = `/api/elders/${elder.personId}/${part}`;
    const answer = await app.http.inject({ method: 'POST', url, headers: who.headers, payload });
    if (answer.statusCode !== 201) throw new Error(`${part}: ${answer.body}`);
    return answer.json().data;
  };
  const made =
    (part: string, payload: () => object): Make =>
    async (by) =>
      (await post(by, part, payload())).id;
  const document: Make = async (by) => {
    const { uploadId } = await sendFile(app, by, await aPicture());
    const facts = { title: 'Blood count', kind: 'lab-result', date: '2026-11-20' };
    return (await post(by, 'documents', { ...facts, uploadId })).id;
  };
  // Urgent, so that it raises an alert which can be closed.
  const measured = { kind: 'blood-pressure', values: { systolic: 184, diastolic: 96 } };
  const reading = made('vitals', () => ({ ...measured, id: newId(), confirmed: true }));
  return {
    'conditions/:entryId': made('conditions', () => condition),
    'allergies/:entryId': made('allergies', () => {
      things.substance = inventWord();
      return { ...allergy, substance: things.substance };
    }),
    'coverages/:entryId': made('coverages', () => coverage),
    'medications/:medicationId': made('medications', () => ({
      ...pill,
      name: inventWord(),
      schedule,
    })),
    'vitals/:readingId': reading,
    'alerts/:alertId': async (by) => {
      await reading(by);
      const url = `/api/elders/${elder.personId}/alerts`;
      const [alert] = (await app.http.inject({ url, headers: elder.headers })).json().data;
      return alert.id;
    },
    'late-check-ins/:expectedId': () => lateCheckIn(app, elder),
    'voice-notes/:noteId': () => sayNote(app, elder),
    'documents/:documentId': document,
    'document-shares/:shareId': async (by) => {
      const part = `documents/${await document(elder)}/shares`;
      return (await post(by, part, { hours: 24 })).id;
    },
    'summary-links/:linkId': async (by) => (await post(by, 'summary-links', { hours: 24 })).id,
    'visit-schedules/:scheduleId': async (by) =>
      (await post(by, 'visit-schedules', visitSchedule(by))).id,
    'care-visits/:visitId': async (by) => {
      const who = carers.has(by.personId) ? by : caregiver;
      const careVisit = { ...earlierCareVisit, id: newId(), visitId: newId(), planned: null };
      return (await post(who, 'care-visits', careVisit)).id;
    },
  };
}

import { newId } from '../../platform/ids/uuid-v7.ts';
import type { SignedIn } from '../factories/person.factory.ts';

/** Standing ids of the elder's own objects, by folder and name of their parameter (`elderThings`). */
export const things: Record<string, string> = {};

/**
 * Who is admitted: with permission to read health, to write it, to do both, to read it or receive
 * alerts, to receive alerts (told); who books for the elder and caregivers (schedule), caregivers only (log); the elder
 * and who decides in their place (decide).
 */
export type Needs = 'read' | 'write' | 'both' | 'alerts' | 'told' | 'schedule' | 'log' | 'decide';

/**
 * A name that warns of no other. Words of ids were compared, and two in a few hundred began with the
 * same four letters; a word that begins with a digit is compared with none.
 */
export const inventWord = (): string => newId().replaceAll('-', '');

export const pill = {
  name: 'Amlodipine',
  dosage: '5 mg',
  form: 'tablet',
  pillsPerDose: 1,
  meal: 'any',
};
export const schedule = { kind: 'as-needed', mostPerDay: 24 };
export const condition = { name: 'Gout' };
export const allergy = { substance: 'Milk', kind: 'food' };
export const coverage = { insurer: 'cbhi' };
const dose = { status: 'taken', dueAt: null, at: '2026-11-23T05:59:00Z' };

export const careVisit = {
  arrivedAt: '2026-11-23T04:00:00Z',
  leftAt: '2026-11-23T05:00:00Z',
  tasks: ['meal'],
  condition: 'usual',
};

/** A visit of another day, so that its caregiver was at no other visit then. */
export const earlierCareVisit = {
  ...careVisit,
  arrivedAt: '2026-11-22T04:00:00Z',
  leftAt: '2026-11-22T05:00:00Z',
};

/** Caregivers of the elder's circle, by id. */
export const carers = new Set<string>();
let scheduledDays = 0;
/** The day of the visit that was scheduled last. */
const scheduledDay = () => new Date(Date.UTC(2026, 11, scheduledDays)).toISOString().slice(0, 10);
/** A visit by the caregiver who asks, otherwise by one of the circle; each on a different day. */
export function visitSchedule({ personId }: SignedIn) {
  scheduledDays += 1;
  const startsOn = scheduledDay();
  const caregiverId = carers.has(personId) ? personId : things.caregiver;
  const when = { startsOn, time: '10:00', minutes: 60, weekdays: [] };
  return { caregiverId, ...when, tasks: ['meal'] };
}

/** What each endpoint about an elder's health requires, and a valid request. */
export const rules: Readonly<
  Record<
    string,
    {
      needs: Needs;
      body?: (who: SignedIn) => object;
      query?: string;
      /** Who sees the object, and so is refused with 403 and not 404. */
      seen?: Needs;
      /** The object is one that the admitted caller made: others may not do this with it. */
      own?: true;
      /** The status for an admitted caller, when the request cannot succeed for other reasons. */
      answers?: number;
    }
  >
> = {
  'GET chart': { needs: 'read' },
  'POST medications/:medicationId/prescription': {
    needs: 'both',
    body: () => ({ quantity: '20 tablets', reason: 'Chest pain' }),
  },
  'POST referrals': { needs: 'both', body: () => ({ to: 'CHUK', reason: 'Chest pain' }) },
  'GET record': { needs: 'read' },
  'GET notes': { needs: 'read' },
  // Whoever is admitted is asked first for the password again.
  'GET fhir': { needs: 'read', answers: 403 },
  'GET ips': { needs: 'read', answers: 403 },
  'GET summary': { needs: 'read' },
  'GET summary-links': { needs: 'read' },
  'POST summary-links': { needs: 'read', body: () => ({ hours: 24 }) },
  'DELETE summary-links/:linkId': { needs: 'read', own: true },
  'GET timeline': { needs: 'read' },
  'GET documents': { needs: 'read' },
  'GET documents/:documentId/file': { needs: 'read' },
  'POST documents/:documentId/shares': { needs: 'read', body: () => ({ hours: 24 }) },
  'DELETE documents/:documentId': { needs: 'both', seen: 'read', own: true },
  'DELETE document-shares/:shareId': { needs: 'read', own: true },
  'POST documents': {
    needs: 'write',
    answers: 409,
    body: () => ({ uploadId: newId(), title: 'Blood count', kind: 'other', date: '2026-11-20' }),
  },
  'GET vitals': { needs: 'read' },
  'GET vitals/latest': { needs: 'read' },
  'GET vitals/report': { needs: 'read', query: '?span=week&kind=heart-rate' },
  'GET medications': { needs: 'read' },
  'GET medications/warnings': { needs: 'read', query: '?name=Amlodipine' },
  'GET medications/allergy-warnings': { needs: 'read', query: '?substance=Milk' },
  'GET identity': { needs: 'read' },
  'GET medications/:medicationId/history': { needs: 'read' },
  'GET doses': { needs: 'read' },
  'GET alerts': { needs: 'read' },
  'GET alerts/told': { needs: 'alerts' },
  'GET alerts/:alertId': { needs: 'alerts' },
  'GET check-in-plan': { needs: 'alerts' },
  'GET voice-notes/:noteId': { needs: 'read' },
  'GET late-check-ins/:expectedId': { needs: 'alerts' },
  'POST late-check-ins/:expectedId/acknowledge': { needs: 'alerts' },
  'POST late-check-ins/:expectedId/reached': { needs: 'alerts' },
  'PUT check-in-plan': {
    needs: 'decide',
    seen: 'alerts',
    body: () => ({ isOn: true, weekdays: [1, 2, 3], time: '08:00', pause: null }),
  },
  'POST alerts/:alertId/acknowledge': { needs: 'alerts' },
  'POST alerts/:alertId/give-back': { needs: 'alerts' },
  'POST alerts/:alertId/take-over': { needs: 'alerts', body: () => ({ from: newId() }) },
  'POST alerts/:alertId/close': { needs: 'write', body: () => ({ note: 'It was the cuff.' }) },
  'POST notes': { needs: 'write', body: () => ({ plan: 'Rest' }) },
  'POST fhir': { needs: 'write', body: () => ({ resourceType: 'Bundle', entry: [{}] }) },
  'POST conditions': { needs: 'write', body: () => condition },
  'PUT conditions/:entryId': { needs: 'write', body: () => condition },
  'POST conditions/:entryId/withdraw': {
    needs: 'write',
    body: () => ({ reason: 'It was another illness.' }),
  },
  'POST allergies': { needs: 'write', body: () => ({ substance: inventWord(), kind: 'food' }) },
  'PUT allergies/:entryId': {
    needs: 'write',
    body: () => ({ ...allergy, substance: things.substance }),
  },
  'POST allergies/:entryId/withdraw': {
    needs: 'write',
    body: () => ({ reason: 'It was a cold.' }),
  },
  'POST coverages': { needs: 'write', body: () => coverage },
  'PUT coverages/:entryId': { needs: 'write', body: () => coverage },
  'DELETE coverages/:entryId': { needs: 'write' },
  'POST vitals': {
    needs: 'write',
    body: () => ({ id: newId(), kind: 'weight', values: { value: 64 } }),
  },
  'POST vitals/:readingId/correct': {
    needs: 'write',
    own: true,
    body: () => ({
      id: newId(),
      kind: 'blood-pressure',
      values: { systolic: 128, diastolic: 79 },
    }),
  },
  'DELETE vitals/:readingId': { needs: 'write', own: true },
  // Nobody of the matrix is a doctor whose papers were checked.
  'POST own-limits': {
    needs: 'write',
    answers: 403,
    body: () => ({ limits: 'oxygen-scale-2', reason: 'COPD' }),
  },
  'POST own-limits/end': {
    needs: 'write',
    answers: 403,
    body: () => ({ kind: 'oxygen-saturation', reason: 'Well again' }),
  },
  'POST medications': { needs: 'write', body: () => ({ ...pill, name: inventWord(), schedule }) },
  'PUT medications/:medicationId': {
    needs: 'write',
    body: () => ({ ...pill, name: inventWord(), schedule }),
  },
  'POST medications/:medicationId/stop': { needs: 'write', body: () => ({}) },
  'POST medications/:medicationId/refill': { needs: 'write', body: () => ({ pills: 10 }) },
  'GET emergency-settings': { needs: 'decide' },
  'PUT emergency-settings': {
    needs: 'decide',
    body: () => ({ landmarks: 'Blue gate', sharesCard: true, simplePress: false }),
  },
  'PUT people-to-call': { needs: 'decide', body: () => ({ people: ['named'] }) },
  'GET protection': { needs: 'told' },
  'POST protection/questions': { needs: 'decide', body: () => ({ personId: null }) },
  'POST protection/answer': { needs: 'told', body: () => ({ agrees: true }) },
  'GET care-visits': { needs: 'read' },
  'GET visit-schedules': { needs: 'schedule' },
  'POST visit-schedules': { needs: 'schedule', body: (who) => visitSchedule(who) },
  'POST visit-schedules/:scheduleId/skip': {
    needs: 'schedule',
    own: true,
    body: () => ({ day: scheduledDay() }),
  },
  'POST visit-schedules/:scheduleId/move': {
    needs: 'schedule',
    own: true,
    body: () => ({ day: scheduledDay(), to: { day: scheduledDay(), time: '08:00' } }),
  },
  'POST visit-schedules/:scheduleId/end': { needs: 'schedule', own: true },
  'POST care-visits': {
    needs: 'log',
    body: () => ({ ...careVisit, id: newId(), visitId: newId(), planned: null }),
  },
  'POST care-visits/:visitId/amend': { needs: 'log', own: true, body: () => earlierCareVisit },
  'POST doses': {
    needs: 'write',
    body: () => ({
      ...dose,
      id: newId(),
      medicationId: things['medications/:medicationId'],
      confirmed: true,
    }),
  },
};

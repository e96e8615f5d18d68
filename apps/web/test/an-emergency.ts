import type {
  EmergencyEvent,
  EmergencyLine,
  EmergencyView,
  Responder,
} from '@hafi/contract/emergency/emergency.schemas';

const id = (last: string) => `019aa000-0000-7000-8000-0000000000${last}`;
const at = '2026-11-23T03:17:00.000Z';

/** The id of the emergency of the tests. */
export const emergencyId = id('e1');

/** An emergency as the elder sees it, whose people have been notified. */
export const anEmergency = (change: Partial<EmergencyView> = {}): EmergencyView => ({
  id: emergencyId,
  elder: {
    id: id('01'),
    name: 'Espérance Mukamana',
    firstName: 'Espérance',
    photo: null,
    age: 74,
    phone: '+250788000001',
    you: true,
  },
  state: 'alerting',
  drill: false,
  via: 'app',
  startedAt: at,
  startedBy: null,
  firesAt: at,
  level: 'contacts',
  nextLevelAt: null,
  nextLevel: null,
  willBeTold: [],
  endedAt: null,
  endedBy: null,
  endNote: null,
  outcome: null,
  outcomePlace: null,
  followedBy: null,
  place: {
    home: 'Remera, Gasabo',
    landmarks: 'Blue gate behind the pharmacy',
    gatePhoto: false,
    position: null,
  },
  card: {
    bloodType: 'O+',
    allergies: null,
    medications: null,
    conditions: null,
    emergencyNotes: null,
    knownAllergies: ['Penicillin'],
    knownConditions: ['Diabetes'],
    medicines: [{ name: 'Metformin 500 mg', lastTakenAt: '2026-11-22T17:00:00.000Z' }],
    readings: [{ name: 'Blood pressure', value: '182/121', takenAt: at }],
  },
  responders: [],
  events: [],
  can: { cancel: false, respond: false, resolve: true, coordinate: false, locate: false },
  now: '2026-11-23T03:20:00.000Z',
  ...change,
});

/** The same as a line of a list. */
export const anEmergencyLine = (change: Partial<EmergencyLine> = {}): EmergencyLine => {
  const { drill, elder, firesAt, level, startedAt, state } = anEmergency();
  return {
    id: emergencyId,
    elder,
    state,
    drill,
    level,
    startedAt,
    firesAt,
    sector: null,
    position: null,
    phone: null,
    nearest: null,
    yours: false,
    ...change,
  };
};

/** Somebody who was asked, and what they know. */
export const aResponder = (
  firstName: string,
  knows: Responder['knows'],
  change: Partial<Responder> = {},
): Responder => ({
  key: firstName,
  name: `${firstName} M`,
  firstName,
  photo: null,
  relation: null,
  you: false,
  level: 'contacts',
  knows,
  by: [],
  at: '2026-11-23T03:18:00.000Z',
  dueAt: null,
  position: null,
  phone: '+250788000009',
  ...change,
});

/** What the reader did in an emergency. */
export const ownStep = (step: EmergencyEvent['step'], when: string): EmergencyEvent => ({
  id: id('0e'),
  step,
  at: when,
  name: 'Espérance Mukamana',
  you: true,
  level: null,
  people: null,
  note: null,
});

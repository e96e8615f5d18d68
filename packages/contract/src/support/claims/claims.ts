/**
 * What Hafi says about itself in public pages, plans, help and consent texts, and whether it is
 * true today. A text about something that is `false` here stays in the code and is not shown; it
 * returns when its feature sets it to `true`. `claim-proofs.ts` names what
 * proves it, `claims-not-yet.ts` the words that may not be shown.
 */
export const claims = {
  appointments: true,
  /** Appointments by phone. */
  telemedicine: true,
  'video-appointments': true,
  'booking-reminders': true,
  'free-cancellation': true,
  medication: true,
  vitals: true,
  devices: true,
  records: true,
  'clinic-summary': true,
  circle: true,
  'urgent-readings': true,
  'appointments-calendar': true,
  'check-ins': true,
  'check-ins-by-sms': true,
  /** By the hour that an elder chose. */
  'check-ins-followed-up': true,
  'works-offline': true,
  /** Pages read aloud, and large letters. */
  voice: true,
  'voice-commands': false,
  'one-question-at-once': false,
  'any-phone': false,
  'sign-up-by-phone-alone': false,
  'video-calls': true,
  messages: true,
  'voice-messages': true,
  /** The conversation of a circle. */
  'group-chat': true,
  /** In a conversation, once or for a time, to the people in it. */
  location: true,
  /** One touch that tells the circle; the numbers to call are always there. */
  emergency: true,
  'coordinator-watches-emergencies': false,
  album: false,
  'care-tasks': false,
  'home-visits': true,
  'visit-notes': true,
  'checked-doctors': true,
  /** Their papers, where they send them; the circle shows whose were checked. */
  'checked-caregivers': true,
  'near-caregivers': false,
  'checked-volunteers': true,
  'checked-before-a-home': false,
  /** Found through a coordinator. */
  caregivers: true,
  'caregiver-directory': false,
  'caregiver-each-week': false,
  'own-coordinator': false,
  volunteers: true,
  errands: true,
  transport: true,
  games: false,
  events: false,
  groups: false,
  partners: false,
  'care-plans': true,
  'verification-badges': true,
  mtn: true,
  airtel: true,
  bank: true,
  card: true,
  'pay-after': true,
  'support-hours': true,
  'support-around-the-clock': false,
  'answer-in-minutes': false,
  'answer-in-hours': false,
  'answer-in-a-day': true,
  /** The terms that the data protection law and the terms of use set. */
  'privacy-by-law': true,
  /** How long a code by mail or SMS is good. */
  codes: true,
  'first-aid': true,
} as const satisfies Record<string, boolean>;

export type Claim = keyof typeof claims;

/** Whether what a text says works today, so that the text may be shown. */
export const isOffered = (claim: Claim): boolean => claims[claim];

import * as z from 'zod/mini';
import { medicalSummary } from '../accounts/profile.schemas.ts';
import { saidOutcome } from '../alerts/outcome.schemas.ts';
import { outcomes } from '../alerts/outcome-terms.ts';
import { relations } from '../circle/circle-terms.ts';
import { id, instant, saidInstant, text } from '../core/fields.ts';
import {
  emergencyLevels,
  emergencyStates,
  emergencySteps,
  emergencyVias,
  longestWayMinutes,
} from './emergency-terms.ts';

/** A position of WGS 84, as a device reports it. */
export const position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** The radius within which the device is, in metres. */
  accuracy: z.number().check(z.gte(0), z.lte(1_000_000)),
});
export type Position = z.output<typeof position>;

/** A position, and when the device reported it. */
const reportedPosition = z.extend(position, { at: instant });

/** A call for help, for oneself or for an elder of whose alerts one is notified. */
export const newEmergency = z.object({
  /** Made by the device, so that a repeated press is the same emergency. */
  id: z.optional(id),
  /** Default: the caller. */
  elderId: z.optional(id),
  /** Of the elder: left out of account when somebody else presses, whose device may be elsewhere. */
  position: z.optional(z.nullable(position)),
  /**
   * A rehearsal: everything happens, marked as a drill. By itself nobody beyond the contacts is asked;
   * the elder's side may have the others asked too (`escalateEmergency`).
   */
  drill: z.optional(z.boolean()),
  /**
   * When the button was pressed, for a press that waited for the network. By the device's clock,
   * however wrong, where the request says by the same when it was sent (`hafi-sent-at`).
   */
  pressedAt: z.optional(saidInstant),
});
export type NewEmergency = z.output<typeof newEmergency>;

/** What a person knows of an emergency, the strongest first. */
export const responderKnowings = [
  'arrived',
  'coming',
  'acting',
  'seen',
  'told',
  'waiting',
  'unreached',
  'cannot',
] as const;
export type ResponderKnowing = (typeof responderKnowings)[number];

/** Somebody who was asked to help. */
export const responder = z.object({
  /** Identifies them within the emergency: contacts without an account have no other id. */
  key: z.string(),
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  relation: z.nullable(z.enum(relations)),
  you: z.boolean(),
  level: z.enum(emergencyLevels),
  knows: z.enum(responderKnowings),
  /** The channels that took a message to them. */
  by: z.array(z.enum(['mail', 'sms', 'push'])),
  /** Whether an SMS has reached their phone, by what its provider reported. */
  smsArrived: z.optional(z.boolean()),
  /** When they were told or did last what `knows` says. */
  at: instant,
  /** When they said that they would be there. */
  dueAt: z.nullable(instant),
  /** What they last wrote by SMS, in their own words; empty where it is not clear for which call. */
  wrote: z.optional(z.nullable(z.string())),
  /** When they said that they have called 912; absent in answers that devices kept from before. */
  ambulanceAt: z.optional(z.nullable(instant)),
  /** While they share it. */
  position: z.nullable(reportedPosition),
  /** E.164; null where the reader may not call them. */
  phone: z.nullable(z.string()),
});
export type Responder = z.output<typeof responder>;

/** One entry of the timeline of an emergency. */
export const emergencyEvent = z.object({
  id,
  step: z.enum(emergencySteps),
  at: instant,
  /** Who did it; null for the clock. */
  name: z.nullable(z.string()),
  you: z.boolean(),
  /** Whom it asked, and how many. */
  level: z.nullable(z.enum(emergencyLevels)),
  people: z.nullable(z.int()),
  /** What somebody wrote. */
  note: z.nullable(z.string()),
});
export type EmergencyEvent = z.output<typeof emergencyEvent>;

/** Where the elder is, or lives. */
export const emergencyPlace = z.object({
  /** The home: cell, sector and district, as far as the profile says. */
  home: z.nullable(z.string()),
  /** How to find the house. */
  landmarks: z.nullable(z.string()),
  /** Whether there is a photo of the gate. */
  gatePhoto: z.boolean(),
  /** Kept only while the emergency lasts. */
  position: z.nullable(reportedPosition),
});

/** What a helper needs who comes; null where the elder did not allow it. */
export const handoverCard = z.extend(medicalSummary, {
  /** From the record, in the words of who entered them. */
  knownAllergies: z.array(z.string()),
  /** From the record; one of the list of illnesses in the reader's language. */
  knownConditions: z.array(z.string()),
  medicines: z.array(z.object({ name: z.string(), lastTakenAt: z.nullable(instant) })),
  /** The latest reading of each vital of the last 24 hours, written with its unit. */
  readings: z.array(z.object({ name: z.string(), value: z.string(), takenAt: instant })),
});
export type HandoverCard = z.output<typeof handoverCard>;

const emergencyElder = z.object({
  id: z.nullable(id),
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  /** In years; null where the date of birth is not known. */
  age: z.nullable(z.int()),
  /** E.164. */
  phone: z.nullable(z.string()),
  you: z.boolean(),
});

/** What the reader may do now. */
const emergencyAbilities = z.object({
  cancel: z.boolean(),
  /** See to it, come, arrive, say that the ambulance is called. */
  respond: z.boolean(),
  resolve: z.boolean(),
  /** Have a death recorded by how it ended, so that reminders stop; absent in what devices kept. */
  recordDeath: z.optional(z.boolean()),
  /** Write a note, and close it: for coordinators. */
  coordinate: z.boolean(),
  /** Have more people asked at once, while there are more. */
  askMore: z.optional(z.boolean()),
  /** Say where the elder is: with a device that is with them. */
  locate: z.boolean(),
});

/** An emergency, as far as the reader may know of it. */
export const emergencyView = z.object({
  id,
  elder: emergencyElder,
  state: z.enum(emergencyStates),
  drill: z.boolean(),
  via: z.enum(emergencyVias),
  startedAt: instant,
  /** Who pressed; null when it is the elder. */
  startedBy: z.nullable(z.string()),
  /** When it fires, or has fired. */
  firesAt: instant,
  /** The last level that was asked; null before it fires. */
  level: z.nullable(z.enum(emergencyLevels)),
  /** When the next level is asked unless somebody answers; null when nothing follows by itself. */
  nextLevelAt: z.nullable(instant),
  nextLevel: z.nullable(z.enum(emergencyLevels)),
  /**
   * While it counts down: the names of those who are notified when it fires, as it stands now. Empty for
   * who may not stop it, and afterwards, when `responders` says it.
   */
  willBeTold: z.array(z.string()),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.string()),
  endNote: z.nullable(z.string()),
  /** How it ended for the elder; null while it goes on, and where nobody has said it. */
  outcome: z.nullable(z.enum(outcomes)),
  /** The hospital, or where the ambulance went; null for who need not know it. */
  outcomePlace: z.nullable(z.string()),
  /** The emergency that took its place, where help was called again; null for a link. */
  followedBy: z.nullable(id),
  place: emergencyPlace,
  card: z.nullable(handoverCard),
  /** Who was asked, whoever comes first; for a link without an account only who acts or wrote. */
  responders: z.array(responder),
  /** Oldest first; empty for a link without an account. */
  events: z.array(emergencyEvent),
  can: emergencyAbilities,
  /** The server's clock, by which a device that is wrong counts down. */
  now: instant,
});
export type EmergencyView = z.output<typeof emergencyView>;

/** One line of a list of emergencies. */
export const emergencyLine = z.object({
  id,
  elder: z.pick(emergencyElder, { id: true, name: true, firstName: true, photo: true, you: true }),
  state: z.enum(emergencyStates),
  drill: z.boolean(),
  level: z.nullable(z.enum(emergencyLevels)),
  startedAt: instant,
  firesAt: instant,
  /**
   * Where it is, for the map of coordinators: the sector of the position, else of the home. Null for
   * others, and where neither is known.
   */
  sector: z.nullable(
    z.object({
      code: z.string(),
      name: z.string(),
      district: z.string(),
      /** Its centre, in degrees of WGS 84. */
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  /** Where the elder's device is, for coordinators; null for others, and while it is not shared. */
  position: z.nullable(reportedPosition),
  /** The elder's, for coordinators; null for others. */
  phone: z.nullable(z.string()),
  /** Who is nearest to helping; null while nobody has answered. */
  nearest: z.nullable(z.pick(responder, { name: true, knows: true, dueAt: true })),
  /** Who has first called 912, and when; absent in answers that devices kept from before. */
  ambulance: z.optional(z.nullable(z.object({ name: z.string(), at: instant }))),
  /** Whether the reader has said that they see to it, come, or are there. */
  yours: z.boolean(),
});
export type EmergencyLine = z.output<typeof emergencyLine>;

/** Street tiles for the map of coordinators; null where the operator has set no provider. */
export const streetTiles = z.nullable(
  z.object({
    /** Address of a tile with `{z}`, `{x}` and `{y}`, as XYZ tile servers have it. */
    url: z.string(),
    /** Whom the map's data belong to, as the provider wants it said. */
    attribution: z.string(),
  }),
);

/** That one comes, and in how many minutes. */
export const coming = z.object({
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(longestWayMinutes))),
  position: z.optional(z.nullable(position)),
});

/** Where the elder is, by a device that is with them; null takes back what it said. */
export const elderPosition = z.object({ position: z.nullable(position) });

/** How it ended, as a form asks it. */
export const saidEnding = z.extend(saidOutcome, { note: z.optional(z.nullable(text(500))) });

/** How it ended. Without an outcome: well, or a false alarm as `as` says. */
export const ending = z.extend(z.partial(saidEnding), {
  as: z.enum(['resolved', 'false-alarm']),
  /**
   * When it was said, where it waited for the network; by the device's clock, as `pressedAt` of a
   * press. It ends nothing where help was called again since.
   */
  saidAt: z.optional(saidInstant),
});

/** What somebody who was sent a link does with it. */
export const linkAct = z.discriminatedUnion('act', [
  /** Sent by the page, since apps that preview links read them too. */
  z.object({ act: z.literal('seen') }),
  z.object({ act: z.literal('acknowledge') }),
  z.extend(coming, { act: z.literal('coming') }),
  z.object({ act: z.literal('arrived') }),
  z.object({ act: z.literal('cannot') }),
  z.object({ act: z.literal('ambulance') }),
]);
export type LinkAct = z.output<typeof linkAct>;

/** What the elder decides beforehand, or who decides for them. */
export const emergencySettings = z.object({
  /** How to find the house. */
  landmarks: z.nullable(text(300)),
  /** Whether whoever is asked to come reads the medical card, also without an account. */
  sharesCard: z.boolean(),
  /** Two taps instead of holding the button. */
  simplePress: z.boolean(),
});
export type EmergencySettings = z.output<typeof emergencySettings>;

/** What was decided, as the elder and who decides read it. */
export const decidedSettings = z.extend(emergencySettings, {
  /** Whether there is a photo of the gate. */
  gatePhoto: z.boolean(),
});
export type DecidedSettings = z.output<typeof decidedSettings>;

/** Whether a volunteer wants to be asked when an elder who lives near calls for help. */
export const emergencyHelp = z.object({ answers: z.boolean() });
export type EmergencyHelp = z.output<typeof emergencyHelp>;

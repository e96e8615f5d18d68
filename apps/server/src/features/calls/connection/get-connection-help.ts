import { homeCountry } from '@hafi/contract/accounts/countries';
import type { ConnectionHelp } from '@hafi/contract/calls/call.schemas';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachable, findReachables, type Reachable } from '../../accounts/accounts.public.ts';
import { findVideoAppointment } from '../../bookings/bookings.public.ts';
import {
  type CircleMember,
  findAccess,
  mayCallMembers,
  membersOf,
  numberToCall,
} from '../../circle/circle.public.ts';
import { type CallRow, findCall, findWithPeople } from '../course/calls.repo.ts';
import { requirePart } from '../view/require-part.ts';
import { iceServersOf } from './ice-servers.ts';

type Asking = Pick<Principal, 'personId' | 'roles'>;

/**
 * What a device needs to connect, and whom to phone where no connection comes about.
 * @throws Problem not-found
 */
export async function getConnectionHelp(
  platform: Platform,
  caller: Asking,
  callId: string,
): Promise<ConnectionHelp> {
  const { clock, config, db } = platform;
  await requirePart(db, caller.personId, callId);
  const row = await findCall(db, callId);
  const [call] = row ? await findWithPeople(db, [row]) : [];
  const people = (call?.people ?? []).map(({ personId }) => personId);
  // A relay serves calls that go on.
  const isOn = row !== undefined && row.endedAt === null;
  const servers = isOn ? iceServersOf(config, clock.now()) : { iceServers: [], validUntil: null };
  const own = await findReachable(db, caller.personId);
  const others = people.filter((personId) => personId !== caller.personId);
  return {
    ...servers,
    // Nobody abroad pays for data in Rwanda.
    rwfPerGigabyte: (own?.home.country ?? homeCountry) === homeCountry ? config.DATA_RWF_PER_GB : 0,
    phones: row ? await phonesFor(platform, caller, row, others) : [],
  };
}

/** The numbers that the caller may know anyway, from the circle or the appointment. */
async function phonesFor(
  platform: Platform,
  caller: Asking,
  row: CallRow,
  others: readonly string[],
): Promise<ConnectionHelp['phones']> {
  const cards = await findReachables(platform.db, others);
  if (row.bookingId !== null) return appointmentPhones(platform, caller, row.bookingId, cards);
  const known = await knownThrough(platform, caller, row.elderId);
  return others.flatMap((personId) => {
    const phone = known.has(personId) && numberToCall(cards.get(personId), known.get(personId));
    return phone ? [{ personId, phone }] : [];
  });
}

/** Whose numbers the caller sees in the circle of an elder, with their membership; the elder has none. */
async function knownThrough(
  platform: Platform,
  caller: Asking,
  elderId: string | null,
): Promise<ReadonlyMap<string, CircleMember | undefined>> {
  const access = elderId === null ? null : await findAccess(platform, caller, elderId);
  if (!access || elderId === null || access.by === 'visit' || !mayCallMembers(access)) {
    return new Map();
  }
  const members = await membersOf(platform.db, elderId);
  return new Map<string, CircleMember | undefined>([
    [elderId, undefined],
    ...members.map((one) => [one.personId, one] as const),
  ]);
}

/** The patient's side sees the number of the practice, the doctor that of the patient's side. */
async function appointmentPhones(
  platform: Platform,
  { personId }: Asking,
  bookingId: string,
  cards: ReadonlyMap<string, Reachable>,
): Promise<ConnectionHelp['phones']> {
  const appointment = await findVideoAppointment(platform, bookingId);
  if (!appointment) return [];
  const { doctorPersonId, practicePhone } = appointment;
  if (personId !== doctorPersonId) {
    return practicePhone === null ? [] : [{ personId: doctorPersonId, phone: practicePhone }];
  }
  return [...cards.values()].flatMap(({ id, phoneNumber }) =>
    phoneNumber === null ? [] : [{ personId: id, phone: phoneNumber }],
  );
}

import { type CallKind, videoOpening } from '@hafi/contract/calls/call-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findVideoAppointment } from '../bookings/bookings.public.ts';
import { membershipsOf } from '../circle/circle.public.ts';
import { requireConversation } from '../messages/messages.public.ts';
import type { CallRow } from './course/calls.repo.ts';

/** Who asks. */
export type Asking = Pick<Principal, 'personId' | 'roles'>;

/** Where people speak, and who may take part now: computed at each question. */
export interface CallPlace {
  readonly kind: CallKind;
  /** The elder whose circle speaks, or who is one of the two. */
  readonly elderId: string | null;
  /** Everybody who may take part, the asker too; only the asker where nobody may be called. */
  readonly people: readonly string[];
  /** Nothing connects the two any more, or one has blocked the other. */
  readonly isClosed: boolean;
  /** Whether it is an appointment of which its doctor has said how it went. */
  readonly isOver: boolean;
  /** When an appointment opens and closes; null for a conversation. */
  readonly opening: { readonly opensAt: Date; readonly closesAt: Date } | null;
}

/** Which conversation, or which appointment. */
export type PlaceIds = Pick<CallRow, 'bookingId' | 'conversationId'>;

/**
 * Where a call takes place, for somebody who may take part.
 * @throws Problem not-found for everybody else
 */
export async function requirePlace(
  platform: Platform,
  caller: Asking,
  { bookingId, conversationId }: PlaceIds,
): Promise<CallPlace> {
  if (bookingId !== null) return requireAppointment(platform, caller, bookingId);
  if (conversationId === null) throw new Problem(coreErrors['not-found']);
  const open = await requireConversation(platform, caller, conversationId);
  const { closed, conversation, peopleIds } = open;
  // Nobody calls Hafi by a conversation.
  if (conversation.kind === 'support') throw new Problem(coreErrors['not-found']);
  const isDirect = conversation.kind === 'direct';
  return {
    kind: conversation.kind,
    elderId: isDirect ? await elderAmong(platform, peopleIds) : conversation.elderId,
    people: peopleIds,
    isClosed: closed !== null,
    opening: null,
    isOver: false,
  };
}

async function requireAppointment(
  platform: Platform,
  { personId }: Asking,
  bookingId: string,
): Promise<CallPlace> {
  const appointment = await findVideoAppointment(platform, bookingId);
  if (!appointment?.people.includes(personId)) throw new Problem(coreErrors['not-found']);
  const { patientId, people } = appointment;
  const opening = videoOpening(appointment);
  return {
    kind: 'appointment',
    elderId: patientId,
    people,
    isClosed: false,
    opening,
    isOver: appointment.isOver,
  };
}

/** The elder among two people, in whose circle the other is. */
async function elderAmong(
  { db }: Pick<Platform, 'db'>,
  people: readonly string[],
): Promise<string | null> {
  for (const personId of people) {
    const elders = (await membershipsOf(db, personId)).map(({ elderId }) => elderId);
    const elder = people.find((each) => each !== personId && elders.includes(each));
    if (elder) return elder;
  }
  return null;
}

/** Which of these people may not take part in a call any more. */
export async function findUnwelcome(
  platform: Platform,
  call: PlaceIds,
  people: readonly string[],
): Promise<string[]> {
  const known = await findPeople(platform.db, people);
  const unwelcome: string[] = [];
  for (const personId of people) {
    const card = known.get(personId);
    const isWelcome = card?.account === 'open' && (await isAdmitted(platform, card, call));
    if (!isWelcome) unwelcome.push(personId);
  }
  return unwelcome;
}

async function isAdmitted(
  platform: Platform,
  { id, roles }: { readonly id: string; readonly roles: readonly string[] },
  call: PlaceIds,
): Promise<boolean> {
  const asking = { personId: id, roles: roles as Asking['roles'] };
  try {
    return !(await requirePlace(platform, asking, call)).isClosed;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

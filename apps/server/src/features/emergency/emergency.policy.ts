import type { EmergencyState } from '@hafi/contract/emergency/emergency-terms';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import type { Principal } from '../../platform/auth/principal.ts';
import { type ElderAccess, may, mayDecide } from '../circle/circle.public.ts';
import type { EmergencyRow } from './course/emergencies.repo.ts';
import type { ResponderRow } from './course/responders.repo.ts';

/** The most volunteers whom one emergency asks. */
export const mostVolunteers = 10;

/** What a person is to an emergency, as far as the rules need. */
export interface Part {
  readonly isElder: boolean;
  /** The elder, or who decides for them. */
  readonly decides: boolean;
  /** Told of the elder's alerts, now. */
  readonly isMember: boolean;
  readonly isPresser: boolean;
  /** Was asked to help, or acts, and still may. */
  readonly helps: boolean;
  readonly hasArrived: boolean;
  readonly isCoordinator: boolean;
  readonly readsHealth: boolean;
  /** May write the elder's health, or is a doctor of theirs. */
  readonly knowsHealth: boolean;
}

/** Whether people have been notified of it. */
export const hasFired = (state: EmergencyState): boolean =>
  state !== 'counting-down' && state !== 'cancelled';

/**
 * Whether somebody who was asked still may know: a right that ended ends it at once. Another name does
 * not: they may be on the way.
 */
export const stillHelps = (
  { level }: Pick<ResponderRow, 'level'>,
  {
    isConfirmed,
    isMember,
    roles,
  }: {
    readonly isMember: boolean;
    readonly roles: readonly string[];
    readonly isConfirmed: boolean;
  },
): boolean => {
  if (level === 'contacts') return isMember;
  return level === 'volunteers'
    ? isConfirmed && roles.includes('VOLUNTEER')
    : roles.includes('ADMIN');
};

/** What a person is to an emergency now. */
export function partOf(
  caller: Pick<Principal, 'personId' | 'roles'>,
  row: Pick<EmergencyRow, 'elderId' | 'startedBy'>,
  access: ElderAccess | null,
  responder: ResponderRow | undefined,
  isConfirmed: boolean,
): Part {
  const { personId, roles } = caller;
  const isElder = personId === row.elderId;
  const isMember = access?.by === 'circle' && may(access, 'alerts:receive');
  const helps = responder !== undefined && stillHelps(responder, { isMember, roles, isConfirmed });
  return {
    isElder,
    decides: isElder || (access !== null && mayDecide(access)),
    isMember,
    isPresser: row.startedBy === personId && (isElder || isMember),
    helps,
    hasArrived: helps && responder.arrivedAt !== null,
    isCoordinator: roles.includes('ADMIN'),
    readsHealth: access !== null && may(access, 'health:read'),
    knowsHealth: access !== null && (may(access, 'health:write') || access.relation === 'doctor'),
  };
}

type Seen = Pick<EmergencyRow, 'drill' | 'state'>;

/** How long after its countdown an emergency that has not fired is stuck, in milliseconds. */
const stuckMs = 5_000;

/** Before this moment every countdown that ended has fired, unless something is broken. */
export const stuckBefore = (now: Date): Date => new Date(now.getTime() - stuckMs);

/** Belongs to the elder's side: sees it from the first second. */
const isOwnSide = ({ decides, isPresser }: Part) => decides || isPresser;

/**
 * Whether the person may know of an emergency. Before it fires, the elder's side and who may press for
 * the elder: whose press joined the one that counts down must see it. Coordinators see one that should
 * have fired.
 */
export const maySee = (
  part: Part,
  { drill, firesAt, state }: Seen & Pick<EmergencyRow, 'firesAt'>,
  now: Date,
): boolean => {
  if (isOwnSide(part)) return true;
  if (state === 'counting-down' && part.isMember) return true;
  const isStuck = state === 'counting-down' && firesAt < stuckBefore(now);
  if (isStuck) return part.isCoordinator && !drill;
  if (!hasFired(state)) return false;
  return part.helps || part.isMember || (part.isCoordinator && !drill);
};

/** Whether an emergency is listed for who sees it: the countdown of others is nobody's news. */
export const isListed = (part: Part, { state }: Seen): boolean =>
  isOwnSide(part) || hasFired(state) || part.isCoordinator;

/** Whether the person may press for the elder. Everybody may for themselves. */
export const mayPressFor = (access: ElderAccess | null): boolean =>
  access !== null && access.by !== 'visit' && may(access, 'alerts:receive');

/**
 * Whether a death is recorded as this person says, so that reminders and ladders stop. In the words of
 * anybody else it is told, and stops nothing. Nobody says it of themselves.
 */
export const mayRecordDeath = (part: Part): boolean =>
  !part.isElder && (part.decides || part.knowsHealth || part.isCoordinator);

/** What the person may do with an emergency that they see. */
export const abilitiesOf = (part: Part, { drill, state }: Seen) => {
  const isOpen = !hasEnded(state) && hasFired(state);
  return {
    cancel: state === 'counting-down' && isOwnSide(part),
    respond: isOpen && !part.isElder,
    resolve: isOpen && (isOwnSide(part) || part.hasArrived || (part.isCoordinator && !drill)),
    recordDeath: isOpen && !drill && mayRecordDeath(part),
    coordinate: isOpen && part.isCoordinator && !drill,
    // A drill disturbs strangers only where the elder's side wants it.
    askMore: isOpen && (isOwnSide(part) || (!drill && (part.isMember || part.isCoordinator))),
    locate: !hasEnded(state) && (part.isElder || part.isPresser),
  };
};

/** Whether the person reads the telephone numbers of those who help. */
export const mayCallHelpers = (part: Part): boolean =>
  part.decides || part.isPresser || part.isCoordinator;

/** Whether the person sees where helpers are: not those who are strangers to the elder. */
export const seesHelpersPositions = (part: Part): boolean =>
  part.decides || part.isPresser || part.isMember || part.isCoordinator;

/**
 * Whether the person still reads how to reach and find the elder: after the end, strangers do not.
 */
export const mayFindElder = (part: Part, { state }: Seen): boolean =>
  !hasEnded(state) || part.decides || part.isMember || part.isCoordinator;

import { dayInMs } from '@hafi/base/time';
import type { Outcome } from '@hafi/contract/alerts/outcome-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { sentAtHeader } from '@hafi/contract/core/sent-at';
import type { NewEmergency, Position } from '@hafi/contract/emergency/emergency.schemas';
import {
  type EmergencyLevel,
  longestPressWaitDays,
} from '@hafi/contract/emergency/emergency-terms';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LastActs } from '../checkins/checkins.public.ts';
import { findAccess } from '../circle/circle.public.ts';
import { cancelCall } from './course/cancel-emergency.ts';
import { addNote, escalate } from './course/coordinate.ts';
import { type Ending, endEmergency } from './course/end-emergency.ts';
import { locateElder } from './course/locate-elder.ts';
import { type Helper, type HelpersAct, limitActs, respond } from './course/respond.ts';
import { callForHelp } from './course/start-emergency.ts';
import { abilitiesOf, mayPressFor, mayRecordDeath, type Part } from './emergency.policy.ts';
import { enterEmergency } from './view/reader.ts';

type Acting = Pick<Principal, 'personId' | 'roles'>;

/** When a request came in, and when it was sent by the clock of its device. */
interface Arrival {
  readonly receivedAt: Date;
  readonly sentAt: Date | null;
}

/**
 * The moment of a press, or of what was said, by the server's clock. That of the device may be wrong by days, but it knows
 * how long the press waited; unless it was set meanwhile, such as by the network after its battery
 * was out: a wait that cannot be counts as none, because a clock must not refuse a call for help. A
 * server that is slow to store the press does not add to the countdown.
 */
function momentOf(saidAt: string | undefined, { receivedAt, sentAt }: Arrival): Date {
  if (saidAt === undefined) return receivedAt;
  const waitedMs = (sentAt ?? receivedAt).getTime() - new Date(saidAt).getTime();
  const canBe = waitedMs >= 0 && waitedMs <= longestPressWaitDays * dayInMs;
  return canBe ? new Date(receivedAt.getTime() - waitedMs) : receivedAt;
}

/** When a request was sent, as its device says; null where it does not. */
export function sentAtOf(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const said = headers[sentAtHeader];
  return typeof said === 'string' && /^\d{1,14}$/.test(said) ? new Date(Number(said)) : null;
}

/**
 * Presses for oneself, which everybody may, or for an elder of whose alerts one is notified. Returns the
 * id of the emergency.
 * @throws Problem not-found for an elder for whom one may not press, emergency-too-old
 */
export async function press(
  platform: Platform,
  caller: Acting,
  { drill, elderId = caller.personId, id, position, pressedAt }: NewEmergency,
  arrival: Arrival,
): Promise<string> {
  if (elderId !== caller.personId && !mayPressFor(await findAccess(platform, caller, elderId))) {
    throw new Problem(coreErrors['not-found']);
  }
  const started = await callForHelp(platform, {
    elderId,
    by: caller.personId,
    via: 'app',
    id,
    drill,
    // The device of somebody else may be anywhere.
    position: elderId === caller.personId ? position : null,
    pressedAt: momentOf(pressedAt, arrival),
    isLate: pressedAt !== undefined,
  });
  return started.id;
}

/**
 * Requires one of the abilities. Who sees an emergency and may not do this because it is too late or
 * too early goes on: the machine says so.
 * @throws Problem not-found for who does not see it, not-allowed for who may never do this
 */
async function enterTo(
  platform: Platform,
  caller: Acting,
  id: string,
  ability: keyof ReturnType<typeof abilitiesOf>,
): Promise<Part> {
  const { part, row } = await enterEmergency(platform, caller, id);
  const before = abilitiesOf(part, { ...row, state: 'counting-down' });
  const after = abilitiesOf(part, { ...row, state: 'alerting' });
  if (!before[ability] && !after[ability]) throw new Problem(coreErrors['not-allowed']);
  return part;
}

/** @throws Problem not-found, not-allowed, emergency-has-fired */
export async function cancelEmergency(platform: Platform, caller: Acting, id: string) {
  await enterTo(platform, caller, id, 'cancel');
  await cancelCall(platform, { id, by: caller.personId });
}

/** @throws Problem not-found, not-allowed, emergency-has-ended */
export async function locateEmergency(
  platform: Platform,
  caller: Acting,
  { id, position }: { readonly id: string; readonly position: Position | null },
): Promise<void> {
  await enterTo(platform, caller, id, 'locate');
  await locateElder(platform, { id, position, by: caller.personId });
}

/** @throws Problem not-found, not-allowed, emergency-not-fired, emergency-has-ended */
export async function respondTo(
  platform: Platform,
  caller: Acting,
  id: string,
  act: HelpersAct,
): Promise<void> {
  const part = await enterTo(platform, caller, id, 'respond');
  const as = part.isMember || !part.isCoordinator ? 'contacts' : 'coordinators';
  const helper: Helper = { personId: caller.personId, as };
  await limitActs(platform, id, helper);
  await respond(platform, id, helper, act);
}

/**
 * Ends it, also by what was said before the network came back.
 * @throws Problem not-found, not-allowed, emergency-not-fired, emergency-has-ended,
 * emergency-needed-since, elder-lived-since
 */
export async function resolveEmergency(
  platform: Platform,
  caller: Acting,
  said: Pick<Ending, 'as' | 'id' | 'note' | 'place'> & {
    readonly outcome?: Outcome | undefined;
    readonly saidAt?: string | undefined;
    readonly lastActs: readonly LastActs[];
  },
  arrival: Arrival,
): Promise<void> {
  const { id, lastActs, note, place } = said;
  const outcome = said.outcome ?? (said.as === 'false-alarm' ? said.as : 'well');
  const as = outcome === 'false-alarm' ? outcome : 'resolved';
  const part = await enterTo(platform, caller, id, 'resolve');
  const saidAt = said.saidAt === undefined ? undefined : momentOf(said.saidAt, arrival);
  const by = caller.personId;
  if (part.isElder && outcome === 'died') throw new Problem(coreErrors['not-allowed']);
  const recordsDeath = mayRecordDeath(part);
  const ending = { id, as, by, lastActs, note, outcome, place, recordsDeath, saidAt } as const;
  await endEmergency(platform, ending);
}

/** @throws Problem not-found, not-allowed, emergency-not-fired, emergency-has-ended */
export async function escalateEmergency(
  platform: Platform,
  caller: Acting,
  { after, id }: { readonly id: string; readonly after?: EmergencyLevel | null | undefined },
): Promise<void> {
  const { isCoordinator } = await enterTo(platform, caller, id, 'askMore');
  await escalate(platform, { id, after, by: caller.personId, isCoordinator });
}

/** @throws Problem not-found, not-allowed */
export async function noteEmergency(
  platform: Platform,
  caller: Acting,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<void> {
  await enterTo(platform, caller, id, 'coordinate');
  await addNote(platform, { id, note, by: caller.personId });
}

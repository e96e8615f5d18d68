import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelCall } from './course/cancel-emergency.ts';
import { type EmergencyRow, findOpen } from './course/emergencies.repo.ts';
import { isStale } from './course/emergency-machine.ts';
import { endEmergency } from './course/end-emergency.ts';
import { keepOwnWords } from './course/keep-own-words.ts';
import { callForHelp } from './course/start-emergency.ts';
import { letGoOfCalls } from './let-go.ts';
import { findContacts } from './protection/find-protection.ts';

export {
  type AnsweredByPhone,
  answerByPhone,
  callOverForPhone,
  callsAskingPhone,
} from './by-phone/answer-by-phone.ts';
export type { SaidByPhone } from './by-phone/which-call.ts';
export { hasAgreed } from './protection/has-agreed.ts';
export {
  type CallStatus,
  callStatusOf,
  openCallOf,
} from './view/call-status.ts';
export { type CallOfMessage, callsOfMessages } from './view/calls-of-messages.ts';
export { callForHelp, cancelCall, endEmergency, keepOwnWords, letGoOfCalls };

/** The contacts without an account whom a call of each of these elders would ask first, by elder. */
export async function namedPhones(
  db: Db,
  elders: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly name: string; readonly phone: string }[]>> {
  const found = await findContacts(db, elders);
  return new Map([...found].map(([id, all]) => [id, all.flatMap(({ contact }) => contact ?? [])]));
}

/**
 * An elder's emergency that goes on, as other features may know it; no drill, and none that was left
 * open: who calls again starts another.
 */
export async function openEmergencyOf(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<Pick<EmergencyRow, 'firesAt' | 'id' | 'level' | 'state'> | null> {
  const open = await findOpen(db, elderId, false);
  return open && !isStale(open, clock.now()) ? open : null;
}

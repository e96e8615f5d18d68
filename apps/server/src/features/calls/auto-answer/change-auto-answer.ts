import type { AutoAnswer } from '@hafi/contract/calls/call.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import {
  type ElderAccess,
  findAccess,
  mayDecide,
  membersOf,
  recordCallConsent,
} from '../../circle/circle.public.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { callNews } from '../calls.messages.ts';
import { deleteAutoAnswer, findAutoAnswers, putAutoAnswer } from './auto-answers.repo.ts';

/** @throws Problem not-found for everybody but the elder and who decides for them */
async function requireDecider(
  platform: Platform,
  caller: Pick<Caller, 'personId' | 'roles'>,
  elderId: string,
): Promise<ElderAccess> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !mayDecide(access)) throw new Problem(coreErrors['not-found']);
  return access;
}

/** The members who may write to an elder. */
async function writersTo(platform: Pick<Platform, 'db'>, elderId: string) {
  const members = await membersOf(platform.db, elderId);
  return members.filter(({ permissions }) => permissions.includes('messages'));
}

/**
 * The members who may write to an elder, and whose calls open by themselves.
 * @throws Problem not-found
 */
export async function listAutoAnswer(
  platform: Platform,
  caller: Pick<Caller, 'personId' | 'roles'>,
  elderId: string,
): Promise<AutoAnswer[]> {
  await requireDecider(platform, caller, elderId);
  const members = await writersTo(platform, elderId);
  const allowed = await findAutoAnswers(platform.db, elderId);
  const cards = await findPeople(
    platform.db,
    members.map(({ personId }) => personId),
  );
  return members.flatMap(({ personId, relation }) => {
    const card = cards.get(personId);
    const isAllowed = allowed.some((row) => row.personId === personId);
    return card ? [{ personId, name: card.name, relation, isAllowed }] : [];
  });
}

/**
 * Says whether the calls of a member open by themselves on the elder's device. It stands in the log
 * of consents, and the elder is notified of it.
 * @throws Problem not-found
 */
export async function changeAutoAnswer(
  platform: Platform,
  caller: Caller,
  {
    elderId,
    isAllowed,
    personId,
  }: { readonly elderId: string; readonly personId: string; readonly isAllowed: boolean },
): Promise<void> {
  const access = await requireDecider(platform, caller, elderId);
  const member = (await writersTo(platform, elderId)).find((each) => each.personId === personId);
  if (!member) throw new Problem(coreErrors['not-found']);
  const setAt = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const isNew = isAllowed
      ? await putAutoAnswer(tx, { elderId, personId, setBy: caller.personId, setAt })
      : await deleteAutoAnswer(tx, elderId, personId);
    if (!isNew) return;
    await recordCallConsent(platform, tx, { access, caller, isAllowed, member });
    await tellElder(platform, tx, caller.personId, { elderId, isAllowed, personId });
    tx.changed(['calls', 'circle'], [elderId, personId]);
  });
}

async function tellElder(
  platform: Platform,
  tx: Tx,
  by: string,
  { elderId, isAllowed, personId }: { elderId: string; personId: string; isAllowed: boolean },
): Promise<void> {
  const name = (await findPeople(tx, [personId])).get(personId)?.name ?? '';
  const { allowed } = callNews;
  await tell(platform, tx, {
    by,
    personId: elderId,
    type: 'family',
    priority: 'high',
    title: allowed.title,
    text: isAllowed ? allowed.text : allowed.ended,
    values: { name },
    link: links.circle,
    at: platform.clock.now(),
  });
}

import { dayInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { ContactQuestion } from '@hafi/contract/emergency/protection.schemas';
import { questionDays } from '@hafi/contract/emergency/protection-terms';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countKey } from '../../../platform/rate-limit/count-failures.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { findReachable, type Reachable } from '../../accounts/accounts.public.ts';
import { decidersOf, requireMemberAccess } from '../../circle/circle.public.ts';
import { notify, readNoticesWith, tellMany } from '../../notifications/notifications.public.ts';
import { type AlertTarget, keyOf } from '../course/whom-to-ask.ts';
import { type Opening, requireByLink } from '../view/require-by-link.ts';
import {
  type AgreementRow,
  findByQuestionToken,
  keyOfRow,
  lockAgreement,
  updateAgreement,
} from './agreements.repo.ts';
import { announceProtection } from './announce-protection.ts';
import { findContacts } from './find-protection.ts';
import { agreedTexts, protectionTitles, refusedTexts } from './protection.messages.ts';
import { checkSoon } from './states.repo.ts';
import { writeTest } from './write-question.ts';

/** How often one link may change its answer in a day. */
const changesOfMind = { max: 10, seconds: 86_400 };

const nameOf = ({ contact, person }: AlertTarget): string => person?.name ?? contact?.name ?? '';

/** Tells the elder and who decides for them: a yes in the app, a no on their channels. */
async function tellAnswer(
  platform: Platform,
  tx: Tx,
  answer: { readonly elder: Reachable; readonly target: AlertTarget; readonly agrees: boolean },
): Promise<void> {
  const { agrees, target, elder } = answer;
  const by = target.person?.id ?? null;
  const texts = agrees ? agreedTexts : refusedTexts;
  const notices = [elder.id, ...(await decidersOf(tx, elder.id))].map((personId) => ({
    personId,
    type: 'family' as const,
    priority: agrees ? ('low' as const) : ('high' as const),
    title: protectionTitles.answer,
    text: texts[personId === elder.id ? 'elder' : 'circle'],
    values: { name: nameOf(target), elder: elder.name },
    link: links.protection(elder.id),
    at: platform.clock.now(),
  }));
  if (!agrees) await tellMany(platform, tx, { by, notices });
  else for (const notice of notices) await notify(tx, { by, ...notice });
}

/** Stores what a contact says; the same again tells nobody. */
async function storeAnswer(
  platform: Platform,
  whose: { readonly elder: Reachable; readonly target: AlertTarget },
  agrees: boolean,
): Promise<void> {
  const { target, elder } = whose;
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    await checkSoon(tx, elder.id, now);
    const row = await lockAgreement(tx, {
      id: newId(),
      elderId: elder.id,
      personId: target.person?.id ?? null,
      phone: target.contact?.phone ?? null,
    });
    const isSame = row.agrees === agrees && isAnswered(row);
    await updateAgreement(tx, row.id, { agrees, answeredAt: now });
    if (target.person) {
      await readNoticesWith(tx, target.person.id, links.protection(elder.id), now);
      if (agrees && !row.askedAt) {
        await writeTest(platform, tx, { id: row.id, elder, person: target.person });
      }
    }
    if (!isSame) await tellAnswer(platform, tx, { elder, target, agrees });
    await announceProtection(tx, elder.id, target.person ? [target.person.id] : []);
  });
}

const isAnswered = ({ answeredAt, askedAt }: AgreementRow): boolean =>
  answeredAt !== null && (askedAt === null || answeredAt >= askedAt);

/**
 * Says whether one can be reached, as a member who is notified of alerts.
 * @throws Problem not-found for everybody else
 */
export async function answerAsMember(
  platform: Platform,
  caller: Pick<Principal, 'personId'>,
  elderId: string,
  agrees: boolean,
): Promise<void> {
  const { personId } = caller;
  await requireMemberAccess(platform, personId, elderId, 'alerts:receive');
  const contacts = (await findContacts(platform.db, [elderId])).get(elderId) ?? [];
  const target = contacts.find(({ person }) => person?.id === personId);
  const elder = await findReachable(platform.db, elderId);
  if (!target || !elder) throw new Problem(coreErrors['not-found']);
  await storeAnswer(platform, { elder, target }, agrees);
}

/** Whoever was sent a question, while the elder's call would still ask them. */
interface Questioned {
  readonly row: AgreementRow;
  readonly elder: Reachable;
  readonly target: AlertTarget;
}

/** Whose link this is; null when nobody was sent it, it is too old, or they are not asked any more. */
async function findQuestioned(platform: Platform, token: string): Promise<Questioned | null> {
  const { clock, db } = platform;
  const row = await findByQuestionToken(db, hashSecret(token));
  if (!row?.askedAt) return null;
  if (clock.now().getTime() - row.askedAt.getTime() > questionDays * dayInMs) return null;
  return questionedOf(db, row);
}

/** Who was asked by a question; null when the elder's call would not ask them any more. */
async function questionedOf(db: Db, row: AgreementRow): Promise<Questioned | null> {
  const contacts = (await findContacts(db, [row.elderId])).get(row.elderId) ?? [];
  const target = contacts.find((each) => keyOf(each) === keyOfRow(row));
  const elder = await findReachable(db, row.elderId);
  return target && elder ? { row, elder, target } : null;
}

/**
 * Answers a question for who was asked it, however they said so; null when they are not asked any
 * more. Callers must have made sure who answers.
 */
export async function recordAnswer(
  platform: Platform,
  row: AgreementRow,
  agrees: boolean,
): Promise<Reachable | null> {
  const questioned = await questionedOf(platform.db, row);
  if (!questioned) return null;
  await storeAnswer(platform, questioned, agrees);
  return questioned.elder;
}

const enter = (platform: Platform, opening: Opening): Promise<Questioned> =>
  requireByLink(platform, opening, (token) => findQuestioned(platform, token));

/**
 * The question, for whoever was sent its link.
 * @throws Problem not-found, too-many-requests for an address that tries many links
 */
export async function getQuestionByLink(
  platform: Platform,
  opening: Opening,
): Promise<ContactQuestion> {
  const { target, elder, row } = await enter(platform, opening);
  const { firstName, name } = elder;
  return {
    elder: { firstName, name },
    name: nameOf(target),
    agrees: isAnswered(row) ? row.agrees : null,
  };
}

/**
 * Answers it.
 * @throws Problem not-found, too-many-requests for a link that changes its answer often
 */
export async function answerByLink(
  platform: Platform,
  opening: Opening,
  agrees: boolean,
): Promise<ContactQuestion> {
  const { row, ...whose } = await enter(platform, opening);
  await platform.rateLimiter.take(countKey(platform, 'question-answers', row.id), changesOfMind);
  await storeAnswer(platform, whose, agrees);
  return getQuestionByLink(platform, opening);
}

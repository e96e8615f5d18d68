import type { HandoverCard } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasViewed, logAccess, logLinkAccess } from '../../circle/circle.public.ts';
import { putCardRead } from '../course/responders.repo.ts';
import { hasFired } from '../emergency.policy.ts';
import { findSettings } from '../settings.repo.ts';
import { handoverCardOf, type Showing } from './handover-card.ts';
import type { AccountReader, LinkReader } from './reader.ts';

const subject = 'summary';

/** Whether the elder lets whoever is asked to come read the card. It ends with the emergency. */
async function isShared({ db }: Platform, { row }: Pick<LinkReader, 'row'>): Promise<boolean> {
  if (hasEnded(row.state)) return false;
  return (await findSettings(db, row.elderId)).sharesCard;
}

/**
 * The card for somebody with an account: for who reads the elder's health, and for who is asked where
 * the elder allowed it. The first reading of each person is written into the access log.
 */
export async function cardForAccount(
  platform: Platform,
  reader: AccountReader,
  { locale, medicines }: Showing,
): Promise<HandoverCard | null> {
  const { access, part, personId, row } = reader;
  const { elderId, startedAt } = row;
  if (!hasFired(row.state)) return null;
  if (!part.isElder) {
    if (!part.readsHealth && !(await isShared(platform, reader))) return null;
    const viewed = { elderId, actorId: personId, subject, since: startedAt } as const;
    if (!(await hasViewed(platform.db, viewed))) {
      if (access && part.readsHealth) await logAccess(platform, access, subject);
      else await logLinkAccess(platform, { elderId, personId }, subject);
    }
  }
  return handoverCardOf(platform, elderId, locale, medicines);
}

/**
 * The card for whoever was sent a link, where the elder allowed it. The first reading is written into
 * the access log: as a link of the elder's where nobody with an account opens it.
 */
export async function cardForLink(
  platform: Platform,
  reader: LinkReader,
  { locale, medicines }: Showing,
): Promise<HandoverCard | null> {
  const { own, row } = reader;
  const { elderId } = row;
  if (!(await isShared(platform, reader))) return null;
  const isFirst = await inTransaction(platform, (tx) =>
    putCardRead(tx, own.id, platform.clock.now()),
  );
  if (isFirst) {
    await logLinkAccess(platform, { elderId, personId: own.personId ?? elderId }, subject);
  }
  return handoverCardOf(platform, elderId, locale, medicines);
}

import { links } from '@hafi/contract/core/links';
import { elderTopics } from '@hafi/contract/core/topics';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { type NoticeValues, tellMany } from '../notifications/notifications.public.ts';
import { circleNews, circleTitle, outside } from './circle.messages.ts';
import { findMembers } from './members/members.repo.ts';

/** Notices about a change of who decides, or that somebody should object to if they are wrong. */
const weighty: readonly (keyof typeof circleNews)[] = [
  'witnessed',
  'claimed',
  'represented',
  'elderLeft',
  'keptClosed',
  'lives',
  'checkEnded',
  'renamed',
  'numberPassed',
  'elderNumberPassed',
];

/** Notices by which somebody else may have got into an account or a circle. */
const security: readonly (keyof typeof circleNews)[] = [
  'witnessed',
  'represented',
  'numberPassed',
  'elderNumberPassed',
];

/** The elder, and who decides for them. */
export async function decidersOf(db: Db, elderId: string): Promise<string[]> {
  const members = await findMembers(db, elderId);
  return [elderId, ...members.filter(({ decidesAs }) => decidesAs).map((each) => each.personId)];
}

/**
 * Notifies people of a circle, in the caller's transaction; the person who acted is left out.
 * `names` are people named in the text; the elder's first name is always available.
 */
export async function tellCircle(
  platform: Platform,
  tx: Tx,
  notified: {
    readonly elderId: string;
    readonly to: readonly string[];
    readonly by: string | null;
    readonly news: keyof typeof circleNews;
    readonly names?: Readonly<Record<string, string>>;
    readonly values?: NoticeValues;
  },
): Promise<void> {
  const { by, elderId, names = {}, news } = notified;
  const people = await findPeople(tx, [elderId, ...Object.values(names)]);
  const named = Object.entries(names).map(([name, id]) => [name, people.get(id)?.name ?? '—']);
  const values = {
    elder: people.get(elderId)?.firstName ?? '—',
    ...Object.fromEntries(named),
    ...notified.values,
  };
  const notices = [...new Set(notified.to)].map((personId) => ({
    personId,
    type: 'family' as const,
    title: circleTitle,
    text: circleNews[news],
    outside,
    // What somebody should object to is said even to who has nothing but a phone.
    noSms: !weighty.includes(news),
    ...(weighty.includes(news) ? { phoneOnly: circleNews[news] } : {}),
    ...(security.includes(news) ? { isSecurity: true as const } : {}),
    values,
    at: platform.clock.now(),
    priority: weighty.includes(news) ? ('high' as const) : ('medium' as const),
    link:
      personId === elderId || news === 'elderLeft' || news === 'keptClosed'
        ? links.circle
        : links.circleOf(elderId),
  }));
  await tellMany(platform, tx, { by, notices });
}

/**
 * After the commit, refetches open screens, so that they lose what they may no longer show.
 * `changed` are those whose permissions changed; the rest of the circle sees the new members.
 */
export async function announceCircle(
  tx: Tx,
  elderId: string,
  ...changed: readonly string[]
): Promise<void> {
  tx.changed([...elderTopics, 'notifications'], [elderId, ...changed]);
  const others = (await findMembers(tx, elderId)).map(({ personId }) => personId);
  tx.changed(['circle', 'conversations', 'notifications'], others);
}

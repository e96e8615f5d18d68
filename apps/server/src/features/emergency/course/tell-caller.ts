import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { answerTexts, callTitles } from '../emergency.messages.ts';
import { callersOf } from './callers.ts';
import type { EmergencyRow } from './emergencies.repo.ts';
import { type ResponderRow, updateResponder } from './responders.repo.ts';

/** What became of a call for help, through somebody. */
export interface News {
  readonly what: keyof typeof answerTexts;
  /** Who did it. */
  readonly by: { readonly id: string | null; readonly name: string };
  /** What makes it happen once: who answered. */
  readonly key: string;
  /** Who is notified of it already. */
  readonly notified?: ReadonlySet<string>;
}

/**
 * Tells the elder and who pressed what became of the call, as an emergency: somebody without a
 * screen knows it by nothing else. Of a drill they are told nothing, as they look at it.
 */
export async function tellCaller(
  platform: Platform,
  tx: Tx,
  row: EmergencyRow,
  { by, key, notified, what }: News,
): Promise<void> {
  const { drill, elderId, id } = row;
  if (drill) return;
  const callers = (await callersOf(tx, [row]))(row);
  const people = callers.filter((person) => !notified?.has(person));
  await tellMany(platform, tx, {
    by: by.id,
    notices: people.map((personId) => ({
      personId,
      type: 'emergency',
      priority: 'high',
      title: callTitles.news,
      text: answerTexts[what],
      values: { name: by.name },
      link: links.emergency(id, elderId),
      at: platform.clock.now(),
      dedupeKey: `emergency:${id}:${what}:${key}:${personId}`,
    })),
  });
}

/** How long the caller is told no second change of mind of the same helper, in milliseconds. */
const quietMs = 30_000;

/** What a helper does, as far as the caller is notified of it: what they said last. */
export function newsNow(own: ResponderRow): News['what'] | null {
  if (own.cannotAt) return 'cannot';
  if (own.comingAt) return 'coming';
  return own.acknowledgedAt ? 'acknowledge' : null;
}

/**
 * Tells the caller what a helper does. A change of mind soon after the last one waits, and what holds then
 * is notified: who holds a link must not flood a phone. What leads on, to an ambulance too, never waits.
 */
export async function tellNews(
  platform: Platform,
  tx: Tx,
  row: EmergencyRow,
  { own, what }: { readonly own: ResponderRow; readonly what: News['what'] },
): Promise<void> {
  const now = platform.clock.now();
  const quietUntil = (own.newsAt?.getTime() ?? 0) + quietMs;
  // A clock that was ahead must not keep news back for long.
  const isRecent = own.newsAt !== null && own.newsAt <= now && quietUntil > now.getTime();
  const isChange = what === 'cannot' || (what !== 'ambulance' && own.cannotAt !== null);
  if (isChange && isRecent) {
    await updateResponder(tx, own.id, { newsDueAt: new Date(quietUntil) });
    return;
  }
  const { name, personId } = own;
  const person = personId === null ? undefined : (await findPeople(tx, [personId])).get(personId);
  const by = { id: personId, name: person?.name ?? name ?? '' };
  if (isChange) await updateResponder(tx, own.id, { newsAt: now, newsDueAt: null });
  await tellCaller(platform, tx, row, { what, by, key: `${own.id}:${now.getTime()}` });
}

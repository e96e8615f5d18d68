import { links } from '@hafi/contract/core/links';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, findReachable } from '../../accounts/accounts.public.ts';
import { tellMany, writeSms } from '../../notifications/notifications.public.ts';
import { circleNews, circleTitle } from '../circle.messages.ts';
import { findMembers } from '../members/members.repo.ts';

/** Who was told that an elder has died. */
export interface Told {
  readonly people: readonly string[];
  /** Numbers of contacts without an account. */
  readonly phones: readonly string[];
}

/** Who was told of a death by a feature that records deaths. */
export type ToldOfDeath = (db: Db, elderId: string, recordedAt: Date) => Promise<Told>;

/**
 * Tells those outside the circle who were told of a death that it was recorded by mistake: who came to
 * help, coordinators, and contacts without an account. The circle is told by showLife.
 */
export async function tellMistake(
  platform: Platform,
  tx: Tx,
  toldOfDeath: ToldOfDeath,
  mistake: { readonly elderId: string; readonly by: string; readonly recordedAt: Date },
): Promise<void> {
  const { by, elderId, recordedAt } = mistake;
  const told = await toldOfDeath(tx, elderId, recordedAt);
  const members = new Set((await findMembers(tx, elderId)).map(({ personId }) => personId));
  const people = await findPeople(tx, [by, elderId]);
  const elder = await findReachable(tx, elderId);
  const values = {
    person: people.get(by)?.name ?? '—',
    elder: people.get(elderId)?.name ?? '—',
  };
  const others = [...new Set(told.people)].filter((id) => id !== elderId && !members.has(id));
  await tellMany(platform, tx, {
    by,
    notices: others.map((personId) => ({
      personId,
      type: 'emergency' as const,
      priority: 'high' as const,
      title: circleTitle,
      text: circleNews.lives,
      // They were told of the death in the same way.
      outside: circleNews.lives,
      values,
      link: links.notifications,
      at: platform.clock.now(),
    })),
  });
  const locale = elder?.locale ?? 'rw';
  const words = platform.translate(locale, circleNews.lives, values);
  await tx.tell(
    [...new Set(told.phones)].map(
      (to): QueuedMessage => ({
        channel: 'sms',
        to,
        subject: null,
        text: writeSms(platform, locale, words),
        priority: 'urgent',
      }),
    ),
  );
}

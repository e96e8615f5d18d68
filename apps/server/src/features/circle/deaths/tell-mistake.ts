import { links } from '@hafi/contract/core/links';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findReachable,
  findReachables,
  type NotifiedOfDeath,
} from '../../accounts/accounts.public.ts';
import { tellMany, writeSms } from '../../notifications/notifications.public.ts';
import { circleTitle, deathMistake } from '../circle.messages.ts';
import { findMembers } from '../members/members.repo.ts';
import { namedContactsOf } from '../members/named-contacts.ts';

/**
 * Tells those outside the circle who were notified of a death that it was recorded by mistake: who would
 * have come, who came to help, coordinators, and contacts without an account. The circle is notified by
 * showLife. Only who may still know the elder is notified: confirmed helpers, coordinators, and who is
 * still named as contact. On a helper's phone, which others may read, no name is given.
 */
export async function tellMistake(
  platform: Platform,
  tx: Tx,
  mistake: {
    readonly elderId: string;
    readonly by: string;
    readonly notified: readonly NotifiedOfDeath[];
  },
): Promise<void> {
  const { by, elderId, notified } = mistake;
  const elder = await findReachable(tx, elderId);
  if (!elder || notified.length === 0) return;
  const members = new Set((await findMembers(tx, elderId)).map(({ personId }) => personId));
  const ids = new Set(notified.flatMap((each) => ('personId' in each ? each.personId : [])));
  const people = await findReachables(tx, [...ids]);
  const others = [...people.values()].filter(
    ({ confirmed, id, roles }) =>
      id !== elderId &&
      !members.has(id) &&
      (roles.includes('ADMIN') || (vettedRoleOf(roles) !== null && confirmed)),
  );
  const at = platform.clock.now();
  await tellMany(platform, tx, {
    by,
    notices: others.map(({ id: personId, roles }) => ({
      personId,
      type: 'emergency' as const,
      priority: 'high' as const,
      title: circleTitle,
      text: deathMistake.named,
      outside: deathMistake.nameless,
      // Volunteers know elders by their first name.
      values: { elder: vettedRoleOf(roles) === 'VOLUNTEER' ? elder.firstName : elder.name },
      link: links.notifications,
      at,
    })),
  });
  const contact = (await namedContactsOf(tx, [elderId])).get(elderId)?.phoneNumber;
  const phones = new Set(notified.flatMap((each) => ('phone' in each ? each.phone : [])));
  const words = platform.translate(elder.locale, deathMistake.named, { elder: elder.name });
  await tx.tell(
    [...phones]
      .filter((phone) => phone === contact)
      .map(
        (to): QueuedMessage => ({
          channel: 'sms',
          to,
          subject: null,
          text: writeSms(platform, elder.locale, words),
          priority: 'urgent',
        }),
      ),
  );
}

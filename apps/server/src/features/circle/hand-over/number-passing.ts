import { formatPhone } from '@hafi/base/format-phone';
import { links } from '@hafi/contract/core/links';
import { supportContact } from '@hafi/contract/support/network';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPeople,
  findPeopleWithRole,
  type NumberPassing,
} from '../../accounts/accounts.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { findMembers, findMemberships } from '../members/members.repo.ts';
import { decidersOf, tellCircle } from '../tell-circle.ts';
import { numberPassedNews } from './hand-over.messages.ts';
import { concerned } from './who-is-concerned.ts';

/** The circles to which somebody belongs, their own among them. */
async function circlesOf(db: Db, personId: string): Promise<ReadonlySet<string>> {
  const memberships = await findMemberships(db, personId);
  return new Set([personId, ...memberships.map(({ elderId }) => elderId)]);
}

/** Tells coordinators of somebody who has no way in any more: nobody else can help. */
async function tellCoordinators(tx: Tx, personId: string, at: Date): Promise<void> {
  const name = (await findPeople(tx, [personId])).get(personId)?.name ?? '—';
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  for (const coordinator of coordinators) {
    await notify(tx, {
      title: numberPassedNews.title,
      text: numberPassedNews.toCoordinator,
      by: null,
      personId: coordinator,
      type: 'community',
      priority: 'high',
      values: { name },
      link: links.adminPeople,
      at,
    });
  }
  tx.changed('notifications', coordinators);
}

/** What circles have to do with a number that passes to another account. */
export const numberPassing = (platform: Platform): NumberPassing => ({
  async inOneCircle(db, one, other) {
    const circles = await circlesOf(db, one);
    return [...(await circlesOf(db, other))].some((elderId) => circles.has(elderId));
  },
  async onPassed(tx, { hasEmail, personId }) {
    const at = platform.clock.now();
    await notify(tx, {
      title: numberPassedNews.title,
      text: hasEmail ? numberPassedNews.toOwner : numberPassedNews.toOwnerAlone,
      by: null,
      personId,
      type: 'family',
      priority: 'high',
      values: hasEmail ? {} : { phone: formatPhone(supportContact.phone) },
      link: hasEmail ? links.profile : links.contact,
      at,
    });
    tx.changed('notifications', [personId]);
    if (!hasEmail) await tellCoordinators(tx, personId, at);
    const own = concerned(await findMembers(tx, personId)).map((member) => member.personId);
    await tellCircle(platform, tx, {
      elderId: personId,
      to: own,
      by: null,
      news: 'elderNumberPassed',
    });
    for (const { elderId } of await findMemberships(tx, personId)) {
      const to = (await decidersOf(tx, elderId)).filter((decider) => decider !== personId);
      const names = { person: personId };
      await tellCircle(platform, tx, { elderId, to, by: null, news: 'numberPassed', names });
      tx.changed(['circle', 'emergencies'], to);
    }
  },
});

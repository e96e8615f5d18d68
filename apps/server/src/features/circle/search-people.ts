import { links } from '@hafi/contract/core/links';
import type { SearchHit } from '@hafi/contract/search/search.contract';
import { likeness } from '@hafi/i18n/find-words';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import type { SearchSource } from '../search/search.public.ts';
import { peopleTexts } from './circle.messages.ts';
import { listElders } from './list-elders.ts';
import { findMembersOf } from './members/members.repo.ts';

/**
 * Searches the people around the caller by name: the elders whom they look after or treat, and the
 * members of their circles, as far as the circle itself names them.
 */
export function peopleSearch(platform: Platform): SearchSource {
  const { db, translate } = platform;
  return {
    kind: 'people',
    async find({ q, limit, locale, personId, roles }) {
      if (!personId) return [];
      const elders = await listElders(platform, { personId, roles });
      const circles = elders.filter(({ by }) => by !== 'visit').map(({ id }) => id);
      const members = await findMembersOf(db, circles);
      const people = await findPeople(db, [...new Set(members.map((each) => each.personId))]);
      const hits = new Map<string, SearchHit>();
      for (const { by, id, name, permissions, relation } of elders) {
        if (by === 'self') continue;
        const text = by === 'visit' ? peopleTexts.patient : peopleTexts.elder;
        const ofHealth =
          relation === 'doctor' && roles.includes('DOCTOR') ? links.patient(id) : links.record(id);
        const link = permissions.includes('health:read') ? ofHealth : links.circleOf(id);
        hits.set(id, { id, title: name, detail: translate(locale, text), link });
      }
      for (const { elderId, personId: id } of members) {
        const title = people.get(id)?.name;
        if (!title || id === personId || hits.has(id)) continue;
        const elder = elders.find((each) => each.id === elderId);
        const detail =
          elder?.by === 'self'
            ? translate(locale, peopleTexts.ownCircle)
            : translate(locale, peopleTexts.circleOf, { elder: elder?.name ?? '' });
        hits.set(id, { id, title, detail, link: links.circleOf(elderId) });
      }
      return [...hits.values()]
        .map((hit) => ({ hit, like: likeness(hit.title, q) }))
        .filter(({ like }) => like > 0)
        .sort((one, other) => other.like - one.like)
        .slice(0, limit)
        .map(({ hit }) => hit);
    },
  };
}

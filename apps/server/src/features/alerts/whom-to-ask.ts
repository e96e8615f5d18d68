import { formatPhone } from '@hafi/base/format-phone';
import type { OwnAlerts } from '@hafi/contract/alerts/alert.schemas';
import type { PersonToCall } from '@hafi/contract/alerts/alert-page.schemas';
import type { Relation } from '@hafi/contract/circle/circle-terms';
import type { Db } from '../../platform/db/database.ts';
import { type CirclePeople, membersOf } from '../circle/circle.public.ts';

/**
 * Whom a person who is notified of an alert without seeing the health data can ask: the elder, and the
 * members who read the health. A member's number is shown only when it is known to be theirs.
 */
export function whomToAsk(
  { elderId, numberOf, people, with: having }: CirclePeople,
  readerId: string,
): Pick<OwnAlerts, 'elder' | 'people'> {
  const elder = people.get(elderId);
  return {
    elder: { id: elderId, name: elder?.name ?? '', phone: elder?.phoneNumber ?? null },
    people: having('health:read')
      .filter((id) => id !== elderId && id !== readerId)
      .flatMap((id) => people.get(id) ?? [])
      .map(({ id, name }) => ({ id, name, phone: numberOf(id) })),
  };
}

/** Who is likely to be near and to know what to do, first. */
const nearFirst: readonly Relation[] = [
  'caregiver',
  'neighbour',
  'community-health-worker',
  'nurse',
  'volunteer',
];
const distanceOf = ({ relation }: PersonToCall) => {
  const place = relation ? nearFirst.indexOf(relation) : -1;
  return place < 0 ? nearFirst.length : place;
};

/**
 * Whom to call about an alert: the elder, then who is likely to be near. Whoever sees what was
 * measured may call all who are notified of alerts; others only who sees more than they do.
 */
export async function whomToCall(
  db: Db,
  circle: CirclePeople,
  readerId: string,
  seesValues: boolean,
): Promise<PersonToCall[]> {
  const { elder, people } = whomToAsk(circle, readerId);
  const relationOf = new Map(
    (await membersOf(db, circle.elderId)).map(({ personId, relation }) => [personId, relation]),
  );
  const askable = new Set(people.map(({ id }) => id));
  const others = circle
    .with('health:read', ...(seesValues ? (['alerts:receive'] as const) : []))
    .filter((id) => id !== circle.elderId && id !== readerId)
    .flatMap((id) => circle.people.get(id) ?? [])
    .filter(({ id }) => seesValues || askable.has(id))
    .map(({ id, name, photo }) => ({
      id,
      name,
      photo,
      phone: circle.numberOf(id),
      relation: relationOf.get(id) ?? null,
    }))
    .sort((one, other) => distanceOf(one) - distanceOf(other));
  const photo = circle.people.get(circle.elderId)?.photo ?? null;
  return readerId === circle.elderId
    ? others
    : [{ id: elder.id, name: elder.name, phone: elder.phone, photo, relation: null }, ...others];
}

/** How many people a notice names, so that an SMS stays short; the page names all. */
const named = 3;

/** The people to ask with their numbers, as one text; empty when there is nobody. */
export function askText(circle: CirclePeople, readerId: string): string {
  const { elder, people } = whomToAsk(circle, readerId);
  return [...(elder.phone ? [elder] : []), ...people]
    .slice(0, named)
    .map(({ name, phone }) => (phone ? `${name} ${formatPhone(phone)}` : name))
    .join(', ');
}

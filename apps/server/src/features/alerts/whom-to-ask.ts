import { formatPhone } from '@hafi/base/format-phone';
import type { ToldAlerts } from '@hafi/contract/alerts/alert.schemas';
import type { Around } from '../circle/circle.public.ts';

/**
 * Whom a person who is told of an alert without seeing the health data can ask: the elder, and the
 * members who read the health. A member's number is shown only when it is proved to be theirs.
 */
export function whomToAsk(
  { elderId, people, with: having }: Around,
  readerId: string,
): Pick<ToldAlerts, 'elder' | 'people'> {
  const elder = people.get(elderId);
  return {
    elder: { id: elderId, name: elder?.name ?? '', phone: elder?.phoneNumber ?? null },
    people: having('health:read')
      .filter((id) => id !== elderId && id !== readerId)
      .flatMap((id) => people.get(id) ?? [])
      .map(({ id, name, phoneNumber, phoneProved }) => ({
        id,
        name,
        phone: phoneProved ? phoneNumber : null,
      })),
  };
}

/** How many people a notice names, so that an SMS stays short; the page names all. */
const named = 3;

/** The people to ask with their numbers, as one text; empty when there is nobody. */
export function askText(around: Around, readerId: string): string {
  const { elder, people } = whomToAsk(around, readerId);
  return [...(elder.phone ? [elder] : []), ...people]
    .slice(0, named)
    .map(({ name, phone }) => (phone ? `${name} ${formatPhone(phone)}` : name))
    .join(', ');
}

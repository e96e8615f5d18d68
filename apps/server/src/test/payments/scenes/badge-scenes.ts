import { sql } from 'drizzle-orm';
import { callAs } from '../../call-as.ts';
import { makePerson, type SignedIn } from '../../factories/person.factory.ts';
import type { Maker, Payable } from './scene.ts';

/** Badges that so many volunteers have chosen. */
export async function makeBadges(app: Maker, count: number): Promise<Payable[]> {
  const made: Payable[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const person = await makePerson(app, { roles: ['VOLUNTEER'], firstName: 'Patrick' });
    const chosen = await choose(app, person);
    if (chosen.statusCode !== 201) throw new Error(chosen.body);
    made.push(badgesOf(app, person));
  }
  return made;
}

const choose = (server: Pick<Maker, 'http'>, person: SignedIn) =>
  callAs(server, person).post('/api/badges', { badge: 'individual' });

function badgesOf({ platform }: Maker, person: SignedIn): Payable {
  const all = async (): Promise<string[]> => {
    const found = await platform.db.execute(
      sql`select id from badges where person_id = ${person.personId} order by created_at, id`,
    );
    return (found as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
  };
  const latest = async () => (await all()).at(-1) ?? '';
  return {
    kind: 'badge',
    about: person.personId,
    toPay: async () => ({ purpose: await latest(), person }),
    purposes: all,
    async end(server, how) {
      const withdrawn = await callAs(server, person).post(`/api/badges/${await latest()}/withdraw`);
      return how === 'end' ? [withdrawn] : [withdrawn, await choose(server, person)];
    },
  };
}

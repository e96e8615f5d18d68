import { keptCalls } from '../../../lib/query/kept/kept-calls.ts';

/** Somebody whose number is kept on this device for emergencies. */
export interface WithPhone {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
}

/** The people with an account whose numbers this device keeps for whoever is signed in. */
export function peopleWithPhones(me: string): readonly WithPhone[] {
  const people = (keptCalls(me)?.groups ?? []).flatMap((group) => group.people);
  const named = people.flatMap(({ id, name, phone }) =>
    id && id !== me ? [{ id, name, phone }] : [],
  );
  return [...new Map(named.map((each) => [each.id, each])).values()];
}

/** The phone number of a person, where this device knows it. */
export const phoneOf = (me: string, personId: string | undefined): string | null =>
  peopleWithPhones(me).find(({ id }) => id === personId)?.phone ?? null;

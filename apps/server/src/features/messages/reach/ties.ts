import { dayInMs } from '@hafi/base/time';
import type { Relation } from '@hafi/contract/circle/circle-terms';
import type { Platform } from '../../../platform/platform.ts';
import { visitTies } from '../../caregivers/caregivers.public.ts';
import {
  findAppointmentTies,
  membershipsOf,
  membersWith,
  shareCircle,
} from '../../circle/circle.public.ts';
import { helpTies } from '../../volunteering/volunteering.public.ts';

/** How somebody is known to a person. */
export interface Tie {
  readonly personId: string;
  /** What they are to the elder; null for the elder. */
  readonly relation: Relation | null;
  /** The elder through whom one knows them; null for the elder, and for who is met otherwise. */
  readonly throughId: string | null;
  readonly isElder: boolean;
  /** Whether a conversation may be begun; otherwise one that there is may go on. */
  readonly begins: boolean;
}

export type Ties = ReadonlyMap<string, Tie>;
type Asking = Pick<Platform, 'clock' | 'db'>;

/** How long after an appointment a doctor and the patient may answer each other, in days. */
const answeringDays = 30;

/**
 * Everybody with whom a person may speak, by id: whom they share a circle with in which both are the
 * elder or may write, and whom an appointment, a home visit or a promised help brings together.
 */
export async function tiesOf(platform: Asking, personId: string): Promise<Ties> {
  const ties = new Map<string, Tie>();
  for (const tie of await tiesByCircle(platform, personId)) put(ties, tie);
  for (const tie of await tiesByCare(platform, personId)) put(ties, tie);
  ties.delete(personId);
  return ties;
}

/** The first that is known of somebody counts, except that one may begin by any of them. */
function put(ties: Map<string, Tie>, tie: Tie): void {
  const known = ties.get(tie.personId);
  ties.set(tie.personId, known ? { ...known, begins: known.begins || tie.begins } : tie);
}

/** As {@link tiesOf}, for two people, in fewer statements; null when nothing connects them. */
export async function tieBetween(
  platform: Asking,
  one: string,
  other: string,
): Promise<Pick<Tie, 'begins'> | null> {
  if (one === other) return null;
  if (await shareCircle(platform.db, one, other, 'messages')) return { begins: true };
  const ties = await tiesByCare(platform, one);
  const between = ties.filter(({ personId }) => personId === other);
  if (between.length === 0) return null;
  return { begins: between.some(({ begins }) => begins) };
}

async function tiesByCircle({ db }: Asking, personId: string): Promise<Tie[]> {
  const memberships = (await membershipsOf(db, personId)).filter(({ permissions }) =>
    permissions.includes('messages'),
  );
  const elderIds = memberships.map(({ elderId }) => elderId);
  const circles = await membersWith(db, [personId, ...elderIds], 'messages');
  const known = { begins: true, isElder: false } as const;
  const elder = { ...known, isElder: true, relation: null, throughId: null };
  const others = [personId, ...elderIds].flatMap((elderId) =>
    (circles.get(elderId) ?? []).map((member) => ({
      ...known,
      ...member,
      throughId: elderId === personId ? null : elderId,
    })),
  );
  return [...elderIds.map((id) => ({ ...elder, personId: id })), ...others];
}

/** The two sides of care outside of circles, seen from one of them. */
function seenFrom(
  personId: string,
  relation: Relation,
  pair: { readonly carerId: string; readonly otherId: string; readonly elderId: string },
  begins: boolean,
): Tie {
  const { carerId, elderId, otherId } = pair;
  if (personId === otherId) {
    const throughId = otherId === elderId ? null : elderId;
    return { personId: carerId, relation, throughId, isElder: false, begins };
  }
  const isElder = otherId === elderId;
  const throughId = isElder ? null : elderId;
  return { personId: otherId, relation: null, throughId, isElder, begins };
}

async function tiesByCare(platform: Asking, personId: string): Promise<Tie[]> {
  const { clock, db } = platform;
  const now = clock.now();
  const since = new Date(now.getTime() - answeringDays * dayInMs);
  const met = (await findAppointmentTies(db, personId, { now, since })).map(
    ({ doctorId, elderId, isOpen }) =>
      seenFrom(personId, 'doctor', { carerId: doctorId, otherId: elderId, elderId }, isOpen),
  );
  const visited = (await visitTies(platform, personId)).map(({ caregiverId, ...others }) =>
    seenFrom(personId, 'caregiver', { carerId: caregiverId, ...others }, true),
  );
  const helped = (await helpTies(db, personId)).map(({ volunteerId, ...others }) =>
    seenFrom(personId, 'volunteer', { carerId: volunteerId, ...others }, true),
  );
  return [...met, ...visited, ...helped];
}

import type { Call } from '@hafi/contract/calls/call.schemas';
import type { Relation } from '@hafi/contract/circle/circle-terms';
import type { Db } from '../../../platform/db/database.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { membersOf } from '../../circle/circle.public.ts';
import type { CallWithPeople } from '../course/calls.repo.ts';
import { doctorOfCall } from './doctor-of-call.ts';

/** A call as all of its people see it. */
export async function presentCall(db: Db, { legs, people, row }: CallWithPeople): Promise<Call> {
  const { elderId, startedBy } = row;
  const ids = people.map(({ personId }) => personId);
  const cards = await findPeople(db, elderId ? [...ids, elderId] : ids);
  const relations = await relationsTo(db, elderId);
  const doctor = await doctorOfCall(db, row);
  const elder = elderId === null ? undefined : cards.get(elderId);
  const first = people.filter(({ personId }) => personId === startedBy);
  const others = people.filter(({ personId }) => personId !== startedBy);
  return {
    id: row.id,
    kind: row.kind,
    conversationId: row.conversationId,
    bookingId: row.bookingId,
    elder: elder ? { id: elder.id, name: elder.name, firstName: elder.firstName } : null,
    media: row.media,
    startedBy,
    startedAt: row.startedAt.toISOString(),
    ringsUntil: row.ringsUntil.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    outcome: row.outcome,
    change: row.change,
    people: [...first, ...others].map(({ answersItself, personId, state }) => {
      const card = cards.get(personId);
      const isDoctor = doctor?.personId === personId;
      const leg = legs.find((each) => each.personId === personId);
      return {
        personId,
        name: isDoctor ? doctor.name : (card?.name ?? ''),
        firstName: isDoctor ? doctor.name : (card?.firstName ?? ''),
        photo: card?.photo ?? null,
        relation: relations.get(personId) ?? null,
        isElder: personId === elderId,
        isDoctor,
        state,
        answersItself,
        leg: leg ? { id: leg.id, isMuted: leg.isMuted, hasPicture: leg.hasPicture } : null,
      };
    }),
  };
}

async function relationsTo(db: Db, elderId: string | null): Promise<ReadonlyMap<string, Relation>> {
  if (elderId === null) return new Map();
  const members = await membersOf(db, elderId);
  return new Map(members.map(({ personId, relation }) => [personId, relation]));
}

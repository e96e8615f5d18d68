import type { Call, CallEntry } from '@hafi/contract/calls/call.schemas';
import { type Page, type PageQuery, readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { secondsOf } from '../course/announce-call.ts';
import { findLiveOf, findWithPeople } from '../course/calls.repo.ts';
import { findBytes, findOthers, findPastCalls, type PastCall } from './call-log.repo.ts';
import { presentCall } from './present-call.ts';

/** The calls that ring for somebody, and the one that they are in. */
export async function listCurrentCalls(
  { db }: Pick<Platform, 'db'>,
  personId: string,
): Promise<Call[]> {
  const all = await findWithPeople(db, await findLiveOf(db, [personId]));
  const current = all.filter(({ people }) => {
    const own = people.find((each) => each.personId === personId);
    return own?.state === 'ringing' || own?.state === 'joined';
  });
  return Promise.all(current.map((call) => presentCall(db, call)));
}

/** One page of somebody's own calls that have ended, the latest first. */
export async function listCalls(
  { db }: Pick<Platform, 'db'>,
  personId: string,
  query: PageQuery,
): Promise<Page<CallEntry>> {
  const page = await readTimePage(
    query,
    (wanted) => findPastCalls(db, personId, wanted),
    ({ row }) => ({ at: row.endedAt, id: row.id }),
  );
  const ids = page.items.map(({ row }) => row.id);
  const others = await findOthers(db, personId, ids);
  const bytes = await findBytes(db, personId, ids);
  const cards = await findPeople(db, [...new Set([...others.values()].flat())]);
  const present = ({ row, state }: PastCall): CallEntry => ({
    id: row.id,
    kind: row.kind,
    conversationId: row.conversationId,
    bookingId: row.bookingId,
    media: row.media,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt.toISOString(),
    isOwn: row.startedBy === personId,
    state,
    outcome: row.outcome ?? 'missed',
    seconds: secondsOf(row),
    bytes: bytes.get(row.id) ?? 0,
    people: (others.get(row.id) ?? [])
      .toSorted((one, other) => Number(other === row.startedBy) - Number(one === row.startedBy))
      .flatMap((id) => {
        const card = cards.get(id);
        return card ? [{ personId: id, name: card.name, photo: card.photo }] : [];
      }),
  });
  return { items: page.items.map(present), nextCursor: page.nextCursor };
}

import type { Correspondent } from '@hafi/contract/messages/message.schemas';
import type { Platform } from '../../../platform/platform.ts';
import { findPresences } from '../../../platform/realtime/presence.repo.ts';
import { findPeople, type NameCard } from '../../accounts/accounts.public.ts';
import { findBlocks } from '../reach/blocks.repo.ts';
import { partedFrom } from '../reach/closed.ts';
import { tiesOf } from '../reach/ties.ts';
import { findDirect } from './conversations.repo.ts';

/** The people to whom somebody may write, by name. */
export async function listCorrespondents(
  platform: Platform,
  personId: string,
): Promise<Correspondent[]> {
  const { clock, db } = platform;
  const ties = await tiesOf(platform, personId);
  const direct = await findDirect(db, personId);
  const parted = partedFrom(await findBlocks(db, personId), personId);
  const wanted = [...ties.values()].filter(
    (tie) => !parted.has(tie.personId) && (tie.begins || direct.has(tie.personId)),
  );
  const through = wanted.flatMap(({ throughId }) => throughId ?? []);
  const ids = wanted.map((tie) => tie.personId);
  const people = await findPeople(db, [...new Set([...ids, ...through])]);
  const presences = await findPresences(db, ids, clock.now());
  const listed = wanted.flatMap((tie) => {
    const card = people.get(tie.personId);
    if (card?.account !== 'open') return [];
    return [
      {
        id: tie.personId,
        name: card.name,
        photo: card.photo,
        relation: tie.relation,
        through: throughOf(people, tie.throughId),
        status: presences.get(tie.personId)?.status ?? ('offline' as const),
        conversationId: direct.get(tie.personId) ?? null,
      },
    ];
  });
  return listed.sort((one, other) => one.name.localeCompare(other.name, 'rw'));
}

function throughOf(people: ReadonlyMap<string, NameCard>, id: string | null) {
  const elder = id === null ? undefined : people.get(id);
  return elder ? { id: elder.id, name: elder.name } : null;
}

import type { Relation } from '@hafi/contract/circle/circle-terms';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, findPeopleWithRole, type NameCard } from '../../accounts/accounts.public.ts';
import { membersOf, membersWith } from '../../circle/circle.public.ts';
import { findBlocks } from '../reach/blocks.repo.ts';
import { type Closed, closedBetween } from '../reach/closed.ts';
import { tieBetween } from '../reach/ties.ts';
import type { ConversationRow } from './conversations.repo.ts';

/** Whoever asks. */
export interface Requester {
  readonly personId: string;
  readonly roles: readonly string[];
}

/** Somebody who takes part in a conversation. */
export interface Participant {
  readonly personId: string;
  /** What they are to the elder; null for the elder, and outside of a circle. */
  readonly relation: Relation | null;
  readonly isElder: boolean;
}

/** What decides who takes part, as it is now: nothing of it is stored with conversations. */
interface Sources {
  /** The members who may write, by elder. */
  readonly circles: ReadonlyMap<string, readonly Omit<Participant, 'isElder'>[]>;
  readonly coordinators: readonly string[];
}

/** Who takes part in a conversation, the elder first. */
export function participantsIn(
  { elderId, firstId, secondId, supportedId }: ConversationRow,
  { circles, coordinators }: Sources,
): Participant[] {
  const plain = (personId: string) => ({ personId, relation: null, isElder: false });
  if (elderId) {
    const members = (circles.get(elderId) ?? []).map(({ personId, relation }) => ({
      personId,
      relation,
      isElder: false,
    }));
    return [{ personId: elderId, relation: null, isElder: true }, ...members];
  }
  if (supportedId) return [...new Set([supportedId, ...coordinators])].map(plain);
  return [firstId, secondId].flatMap((id) => (id ? [plain(id)] : []));
}

/** What decides who takes part in one conversation. */
export async function sourcesFor(db: Db, row: ConversationRow): Promise<Sources> {
  const members = row.elderId ? await membersOf(db, row.elderId) : [];
  const writing = members.filter(({ permissions }) => permissions.includes('messages'));
  return {
    circles: new Map(row.elderId ? [[row.elderId, writing]] : []),
    coordinators: row.kind === 'support' ? await findPeopleWithRole(db, 'ADMIN') : [],
  };
}

/** What decides who takes part in several conversations. */
export async function sourcesForAll(db: Db, rows: readonly ConversationRow[]): Promise<Sources> {
  const elderIds = rows.flatMap(({ elderId }) => elderId ?? []);
  const isAnySupport = rows.some(({ kind }) => kind === 'support');
  return {
    circles: await membersWith(db, elderIds, 'messages'),
    coordinators: isAnySupport ? await findPeopleWithRole(db, 'ADMIN') : [],
  };
}

/** Whether somebody who asks takes part, by what they are now. */
export function takesPart(
  { elderId, supportedId }: ConversationRow,
  participants: readonly Participant[],
  { personId, roles }: Requester,
): boolean {
  if (elderId === personId) return roles.includes('PATIENT');
  if (supportedId && supportedId !== personId) return roles.includes('ADMIN');
  return participants.some((participant) => participant.personId === personId);
}

/** The other one of a direct conversation; null for other kinds. */
export function otherOf(
  { firstId, kind, secondId }: ConversationRow,
  personId: string,
): string | null {
  if (kind !== 'direct') return null;
  return firstId === personId ? secondId : firstId;
}

/** A conversation as it stands for one of its people. */
export interface Participation {
  readonly conversation: ConversationRow;
  readonly participants: readonly Participant[];
  readonly people: ReadonlyMap<string, NameCard>;
  /** Who takes part now and has an account that is in use: who is notified of what happens. */
  readonly peopleIds: readonly string[];
  readonly closed: Closed;
}

/** The ids of the takers whose accounts are in use. */
export const reachedIn = (
  participants: readonly Participant[],
  people: ReadonlyMap<string, NameCard>,
): string[] =>
  participants
    .map(({ personId }) => personId)
    .filter((personId) => people.get(personId)?.account === 'open');

/** Who is notified of what happens in a conversation, for what nobody of them does. */
export async function findReaders(
  db: Db,
  conversation: ConversationRow,
): Promise<Pick<Participation, 'conversation' | 'people' | 'peopleIds' | 'participants'>> {
  const participants = participantsIn(conversation, await sourcesFor(db, conversation));
  const people = await findPeople(
    db,
    participants.map(({ personId }) => personId),
  );
  return { conversation, participants, people, peopleIds: reachedIn(participants, people) };
}

/** How a conversation stands for whoever asks; null when they take no part in it now. */
export async function findParticipation(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Requester,
  conversation: ConversationRow,
): Promise<Participation | null> {
  const { db } = platform;
  const participants = participantsIn(conversation, await sourcesFor(db, conversation));
  if (!takesPart(conversation, participants, caller)) return null;
  const people = await findPeople(
    db,
    participants.map(({ personId }) => personId),
  );
  const other = otherOf(conversation, caller.personId);
  const closed = other ? await closedTo(platform, caller.personId, people.get(other)) : null;
  return { conversation, participants, people, peopleIds: reachedIn(participants, people), closed };
}

async function closedTo(
  platform: Pick<Platform, 'clock' | 'db'>,
  personId: string,
  other: NameCard | undefined,
): Promise<Closed> {
  if (!other || other.account === 'closed') return 'apart';
  const blocks = await findBlocks(platform.db, personId);
  const isTied =
    other.account === 'open' && (await tieBetween(platform, personId, other.id)) !== null;
  return closedBetween({ blocks, isTied }, personId, other.id);
}

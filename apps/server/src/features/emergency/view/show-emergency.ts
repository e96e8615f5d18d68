import { ageOn } from '@hafi/base/age-on';
import { dayInKigali } from '@hafi/base/kigali-time';
import type { EmergencyEvent, EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Demographics,
  demographicsOf,
  findContactCards,
  findPeople,
} from '../../accounts/accounts.public.ts';
import type { EmergencyRow } from '../course/emergencies.repo.ts';
import { levelAfter } from '../course/emergency-machine.ts';
import { type EventRow, findEvents } from '../course/events.repo.ts';
import { findResponders } from '../course/responders.repo.ts';
import { waitsOf } from '../course/waits.ts';
import { namesToTell } from '../course/whom-to-ask.ts';
import {
  abilitiesOf,
  mayCallHelpers,
  mayFindElder,
  seesHelpersPositions,
} from '../emergency.policy.ts';
import { findDecided } from '../settings.repo.ts';
import { cardForAccount, cardForLink } from './card-for.ts';
import type { Showing } from './handover-card.ts';
import type { AccountReader, LinkReader } from './reader.ts';
import { shownPosition, showResponders } from './show-responders.ts';

/** When the next level is asked, as far as one follows by itself. */
function nextOf(platform: Platform, row: EmergencyRow) {
  const following = levelAfter(row, waitsOf(platform));
  if (row.state === 'counting-down') {
    return { nextLevelAt: row.firesAt.toISOString(), nextLevel: following };
  }
  const nextLevel = row.nextLevelAt && !hasEnded(row.state) ? following : null;
  return {
    nextLevelAt: nextLevel ? (row.nextLevelAt?.toISOString() ?? null) : null,
    nextLevel,
  };
}

/** The home, as far as the profile says. */
async function placeOf(
  platform: Platform,
  row: EmergencyRow,
  lives: Pick<Demographics, 'cell' | 'district' | 'sector'>,
  finds: boolean,
) {
  if (!finds) return { home: null, landmarks: null, gatePhoto: false, position: null };
  const home = [lives.cell, lives.sector, lives.district].flatMap((part) => part ?? []).join(', ');
  const { hasGatePhoto, landmarks } = await findDecided(platform.db, row.elderId);
  return { home: home || null, landmarks, gatePhoto: hasGatePhoto, position: shownPosition(row) };
}

/** The parts that are the same for every reader who still may find the elder, or not. */
async function commonOf(
  platform: Platform,
  row: EmergencyRow,
  reader: { finds: boolean; you: boolean },
) {
  const { clock, db } = platform;
  const ids = [row.elderId, row.startedBy, row.endedBy].flatMap((id) => id ?? []);
  const people = await findContactCards(db, [...new Set(ids)]);
  const elder = people.get(row.elderId);
  const demographics = await demographicsOf(db, row.elderId);
  const { birthdate } = demographics;
  const now = clock.now();
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id)?.name ?? null));
  return {
    elder: {
      id: row.elderId,
      name: elder?.name ?? '',
      firstName: elder?.firstName ?? '',
      photo: elder?.photo ?? null,
      age: birthdate === null ? null : ageOn(birthdate, dayInKigali(now)),
      phone: reader.finds ? (elder?.phoneNumber ?? null) : null,
      you: reader.you,
    },
    id: row.id,
    state: row.state,
    drill: row.drill,
    via: row.via,
    startedAt: row.startedAt.toISOString(),
    startedBy: row.startedBy === row.elderId ? null : nameOf(row.startedBy),
    firesAt: row.firesAt.toISOString(),
    level: row.level,
    ...nextOf(platform, row),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: nameOf(row.endedBy),
    endNote: row.endNote,
    outcome: row.outcome,
    outcomePlace: reader.finds ? row.outcomePlace : null,
    followedBy: row.state === 'called-again' ? row.followedBy : null,
    place: await placeOf(platform, row, demographics, reader.finds),
    now: now.toISOString(),
  };
}

/** The timeline, as a reader with an account sees it. */
async function showEvents(
  { db }: Platform,
  rows: readonly EventRow[],
  readerId: string,
): Promise<EmergencyEvent[]> {
  const people = await findPeople(db, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  return rows.map(({ actorId, actorName, at, id, level, note, people: requested, step }) => ({
    id,
    step,
    at: at.toISOString(),
    name: (actorId === null ? actorName : people.get(actorId)?.name) ?? null,
    you: actorId === readerId,
    level,
    people: requested,
    note,
  }));
}

/** An emergency for somebody with an account. */
export async function showEmergency(
  platform: Platform,
  reader: AccountReader,
  showing: Showing,
): Promise<EmergencyView> {
  const { db } = platform;
  const { own, part, personId, row } = reader;
  const responders = await findResponders(db, [row.id]);
  return {
    ...(await commonOf(platform, row, { finds: mayFindElder(part, row), you: part.isElder })),
    card: await cardForAccount(platform, reader, showing),
    responders: await showResponders(db, row, responders, {
      ownId: own?.id ?? null,
      onlyActing: false,
      phones: mayCallHelpers(part),
      photos: true,
      positions: seesHelpersPositions(part),
    }),
    events: await showEvents(platform, await findEvents(db, row.id), personId),
    willBeTold: abilitiesOf(part, row).cancel ? await namesToTell(db, row) : [],
    can: abilitiesOf(part, row),
  };
}

/** Whoever is not signed in may help, and nothing else. */
const noAbilities = { cancel: false, resolve: false, coordinate: false, locate: false };

/** An emergency for whoever was sent its link: the least that helps. */
export async function showByLink(
  platform: Platform,
  { own, row }: LinkReader,
  showing: Showing,
): Promise<EmergencyView> {
  const responders = await findResponders(platform.db, [row.id]);
  const common = await commonOf(platform, row, { finds: true, you: false });
  return {
    ...common,
    followedBy: null,
    // Ids and photos are of no use without an account.
    elder: { ...common.elder, id: null, photo: null },
    card: await cardForLink(platform, { row, own }, showing),
    responders: await showResponders(platform.db, row, responders, {
      ownId: own.id,
      onlyActing: true,
      phones: false,
      photos: false,
      positions: false,
    }),
    events: [],
    willBeTold: [],
    can: { ...noAbilities, respond: !hasEnded(row.state) },
  };
}

import type { EmergencyLevel } from '@hafi/contract/emergency/emergency-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newShortSecret } from '../../../platform/secrets/secrets.ts';
import { type OutgoingNotice, tellEach } from '../../notifications/notifications.public.ts';
import { announceEmergencies } from './announce.ts';
import { type Elder, findElders } from './elders.ts';
import { type EmergencyRow, moveEmergencies } from './emergencies.repo.ts';
import { type Moved, whatFollows } from './emergency-machine.ts';
import { insertEvents, type NewEvent } from './events.repo.ts';
import { notifyUnanswered } from './notify-unanswered.ts';
import {
  findResponders,
  insertResponders,
  type NewResponder,
  type ResponderRow,
} from './responders.repo.ts';
import { spareStrangers } from './spare-strangers.ts';
import { waitsOf } from './waits.ts';
import { type AlertTarget, whomToAsk } from './whom-to-ask.ts';
import { nearOf, writeCall, writeContactCall } from './write-call.ts';

/** An emergency that goes on; its row is locked. */
export interface Advancing {
  readonly row: EmergencyRow;
  readonly moved: Moved;
  /** Who had it go on; null for the clock. */
  readonly by: string | null;
}

/** An emergency on its way through the levels of one transaction. */
interface Transition {
  readonly row: EmergencyRow;
  /** Who was asked before. */
  known: readonly ResponderRow[];
  moved: Moved;
  readonly events: NewEvent[];
  level: EmergencyLevel | null;
  targets: readonly AlertTarget[];
}

const begin = ({ by, moved, row }: Advancing, now: Date): Transition => ({
  row,
  known: [],
  moved,
  level: null,
  targets: [],
  events: moved.steps.map((step) => ({ emergencyId: row.id, step, at: now, actorId: by })),
});

/** Who knows of these emergencies already, by emergency. */
async function findKnown(tx: Tx, transitions: readonly Transition[]) {
  const rows = await findResponders(
    tx,
    transitions.map(({ row }) => row.id),
  );
  const known = Map.groupBy(rows, ({ emergencyId }) => emergencyId);
  for (const course of transitions) course.known = known.get(course.row.id) ?? [];
  return new Map(
    [...known].map(([id, all]) => [
      id,
      new Set(all.map(({ personId, phone }) => personId ?? phone ?? '')),
    ]),
  );
}

/**
 * Finds whom each emergency asks now. A level that has nobody is written down, and the next is asked
 * at once.
 */
async function findRequested(
  platform: Platform,
  tx: Tx,
  transitions: readonly Transition[],
  now: Date,
) {
  const known = await findKnown(tx, transitions);
  let open = transitions.filter(({ moved }) => moved.asks !== null);
  while (open.length > 0) {
    for (const [level, some] of Map.groupBy(open, ({ moved }) => moved.asks)) {
      if (level === null) continue;
      const rows = some.map(({ row }) => row);
      const found = await spareStrangers(tx, rows, await whomToAsk(tx, level, rows, known), now);
      for (const course of some) putTargets(platform, course, level, found.get(course.row.id), now);
    }
    open = open.filter(({ targets, moved }) => targets.length === 0 && moved.asks !== null);
  }
}

function putTargets(
  platform: Platform,
  course: Transition,
  level: EmergencyLevel,
  targets: readonly AlertTarget[] = [],
  now: Date,
) {
  const { events, moved, row } = course;
  const step = targets.length > 0 ? 'asked' : 'nobody-to-ask';
  events.push({ emergencyId: row.id, step, at: now, level, people: targets.length });
  course.level = level;
  course.targets = targets;
  if (targets.length > 0) return;
  const next = whatFollows(moved.to, { type: 'nobody' }, now, waitsOf(platform));
  course.moved = 'refused' in next ? { ...moved, steps: [], asks: null } : next;
  for (const each of course.moved.steps) events.push({ emergencyId: row.id, step: each, at: now });
}

/** One message or notice for each who is asked, and the row that remembers it. */
function writeTargets(
  platform: Platform,
  { targets, level, row }: Transition,
  elder: Elder | undefined,
  now: Date,
) {
  const about = { emergency: row, elder, near: nearOf(row), now };
  return targets.map(({ contact, person, relation }, at) => {
    const token = newShortSecret();
    const responder: NewResponder = {
      id: newId(),
      emergencyId: row.id,
      personId: person?.id ?? null,
      name: contact?.name ?? null,
      phone: contact?.phone ?? null,
      relation,
      level: level ?? 'contacts',
      tokenHash: hashSecret(token),
      toldAt: now,
    };
    const { id } = responder;
    const notice: OutgoingNotice | null =
      person && writeCall(platform, about, { person, level: level ?? 'contacts', token });
    const message: QueuedMessage | null =
      contact && writeContactCall(platform, about, { id, phone: contact.phone, token });
    // Nobody's second contact is told before everybody's first, in whichever batch they were asked.
    const isFirst = at === 0 ? ({ goesBefore: true } as const) : {};
    return {
      responder,
      notice: notice && Object.assign(notice, isFirst),
      message: message && Object.assign(message, isFirst),
    };
  });
}

/**
 * What follows for emergencies whose rows are locked: asks the levels that are due, writes down what
 * happened and moves the rows on. A fixed number of statements, however many emergencies.
 */
export async function advance(
  platform: Platform,
  tx: Tx,
  advancing: readonly Advancing[],
  now: Date,
): Promise<void> {
  const transitions = advancing.map((going) => begin(going, now));
  await findRequested(platform, tx, transitions, now);
  const asking = transitions.filter(({ targets }) => targets.length > 0);
  const elders = await findElders(
    tx,
    transitions.map(({ row }) => row.elderId),
  );
  const written = asking.flatMap((course) =>
    writeTargets(platform, course, elders.get(course.row.elderId), now),
  );
  const people = asking.flatMap(({ targets }) => targets.flatMap(({ person }) => person ?? []));
  // The clock asks, and the presser is not among them.
  const noticeIds = await tellEach(platform, tx, {
    by: null,
    notices: written.flatMap(({ notice }) => notice ?? []),
    known: new Map(people.map((person) => [person.id, person])),
  });
  await tx.tell(written.flatMap(({ message }) => message ?? []));
  await insertResponders(
    tx,
    written.map(({ notice, responder }) => ({
      ...responder,
      noticeId: (notice && noticeIds.get(notice)) ?? null,
    })),
  );
  await insertEvents(
    tx,
    transitions.flatMap(({ events }) => events),
  );
  await notifyUnanswered(
    platform,
    tx,
    transitions.map((each) => Object.assign(each, { steps: each.events.map(({ step }) => step) })),
    elders,
    now,
  );
  await moveEmergencies(
    tx,
    transitions.map(({ moved, row }) => ({ ...moved.to, id: row.id })),
  );
  await announceEmergencies(
    tx,
    transitions.map(({ row }) => row),
  );
}

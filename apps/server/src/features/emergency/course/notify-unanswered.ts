import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { type OutgoingNotice, tellMany } from '../../notifications/notifications.public.ts';
import { answerTexts, callTitles, lateCalls, lateTexts } from '../emergency.messages.ts';
import { callersOf } from './callers.ts';
import type { Elder } from './elders.ts';
import type { EmergencyRow } from './emergencies.repo.ts';
import { levelAfter, type Moved } from './emergency-machine.ts';
import { findEvents } from './events.repo.ts';
import type { ResponderRow } from './responders.repo.ts';
import { waitsOf } from './waits.ts';
import { whoOf } from './write-call.ts';

/** An emergency that has gone on, with who was asked in it before. */
export interface Gone {
  readonly row: EmergencyRow;
  readonly steps: readonly string[];
  readonly moved: Moved;
  readonly known: readonly ResponderRow[];
}

const answered = ({ acknowledgedAt, ambulanceAt, arrivedAt, comingAt }: ResponderRow) =>
  acknowledgedAt ?? ambulanceAt ?? arrivedAt ?? comingAt;

const isIn = (gone: Gone, step: 'late' | 'unanswered') => gone.steps.includes(step);

const common = ({ row }: Gone, now: Date) => ({
  type: 'emergency' as const,
  priority: 'high' as const,
  title: callTitles.news,
  link: links.emergency(row.id, row.elderId),
  at: now,
});

/** Somebody was counted on before. */
const countedOn: readonly EmergencyRow['state'][] = ['acknowledged', 'on-the-way', 'arrived'];

type What = 'late' | 'unanswered';

/** The same is told once in half a minute: who holds a link may say and take back a lot in that time. */
const keyOf = (id: string, what: What, at: Date, personId: string) =>
  `emergency:${id}:${what}:${Math.floor(at.getTime() / 30_000)}:${personId}`;

/** To the elder and who pressed: nobody has answered, or nobody has come. */
function toCallers(gone: Gone, callers: readonly string[], now: Date): OutgoingNotice[] {
  const { id } = gone.row;
  const isLate = isIn(gone, 'late') || gone.known.some(answered);
  const what = isLate ? 'late' : 'unanswered';
  return callers.map((personId) => ({
    ...common(gone, now),
    personId,
    text: answerTexts[what],
    dedupeKey: keyOf(id, what, now, personId),
  }));
}

/**
 * To the coordinators, where no level follows that asks them: who was on the way is late, or nobody
 * has come though somebody said that they see to it.
 */
function toCoordinators(
  gone: Gone,
  coordinators: readonly string[],
  elder: Elder | undefined,
  now: Date,
): OutgoingNotice[] {
  const { row } = gone;
  const callers = [row.elderId, row.startedBy];
  return coordinators
    .filter((personId) => !callers.includes(personId))
    .map((personId) => ({
      ...common(gone, now),
      personId,
      text: isIn(gone, 'late') ? lateTexts.coordinators : lateCalls.coordinators,
      values: { who: whoOf({ elder }), time: { time: row.startedAt.toISOString() } },
      dedupeKey: keyOf(row.id, 'late', now, personId),
    }));
}

/**
 * What is told of emergencies in which help does not come: nobody has answered, or whoever was on the
 * way is late. The only notice of it without a screen. A drill sends none.
 */
export async function notifyUnanswered(
  platform: Platform,
  tx: Tx,
  gone: readonly Gone[],
  elders: ReadonlyMap<string, Elder>,
  now: Date,
): Promise<void> {
  const real = gone.filter(({ row }) => !row.drill);
  const unanswered = real.filter((each) => isIn(each, 'late') || isIn(each, 'unanswered'));
  if (unanswered.length === 0) return;
  const callers = await callersOf(
    tx,
    unanswered.map(({ row }) => row),
  );
  const waits = waitsOf(platform);
  const isLast = (each: Gone) =>
    (isIn(each, 'late') || countedOn.includes(each.row.state)) &&
    each.moved.asks === null &&
    levelAfter(each.moved.to, waits) === null;
  const late = unanswered.filter(isLast);
  const coordinators = late.length > 0 ? await findPeopleWithRole(tx, 'ADMIN') : [];
  await tellMany(platform, tx, {
    by: null,
    notices: [
      ...unanswered.flatMap((each) => toCallers(each, callers(each.row), now)),
      ...late.flatMap((each) =>
        toCoordinators(each, coordinators, elders.get(each.row.elderId), now),
      ),
    ],
  });
}

/** The keys of what these people were notified of a call in which help does not come. */
export async function keysInVain(
  tx: Tx,
  id: string,
  people: readonly string[],
): Promise<readonly string[]> {
  const said = (await findEvents(tx, id)).filter(
    ({ step }) => step === 'late' || step === 'unanswered',
  );
  return said.flatMap(({ at }) =>
    people.flatMap((personId) => [
      keyOf(id, 'late', at, personId),
      keyOf(id, 'unanswered', at, personId),
    ]),
  );
}

import { dayInMs } from '@hafi/base/time';
import type { AuditKind, listAudit as endpoint } from '@hafi/contract/admin/audit.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { auditActions } from '../../platform/audit/audit.ts';
import { findAuditEvents } from '../../platform/audit/find-audit.repo.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Position } from '../../platform/http/cursor.ts';
import { readTimePage, type Wanted } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, type NameCard } from '../accounts/accounts.public.ts';
import { findAppointmentsBetween } from '../bookings/bookings.public.ts';
import { findViews } from '../circle/circle.public.ts';
import { findDoctors } from '../doctors/doctors.public.ts';

type Line = Answer<typeof endpoint>['data'][number];

const prefixes: readonly [prefix: string, kind: AuditKind][] = [
  ['account.', 'accounts'],
  ['data.', 'accounts'],
  ['contact.', 'messages'],
  ['message.', 'messages'],
  ['unreached.', 'messages'],
  ['doctor.', 'papers'],
  ['representation.', 'papers'],
  ['emergency.', 'people'],
  ['late-check-in.', 'people'],
  ['vetting.', 'papers'],
  ['person.', 'people'],
  ['plan.', 'people'],
];

const kindOf = (action: string): AuditKind =>
  prefixes.find(([prefix]) => action.startsWith(prefix))?.[1] ?? 'work';

/** How near an appointment must be for a doctor's look into a chart to need no question. */
const nearMs = 14 * dayInMs;

/** An entry before the names are known. */
interface Entry extends Position {
  readonly actorId: string;
  readonly subjectId: string;
  readonly action: string;
  readonly kind: AuditKind;
  readonly reason: string | null;
  readonly by: Line['by'];
}

const lastFirst = (one: Entry, other: Entry) =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);

/** Both logs as one list: what was done by special right, and whose health was viewed by whom. */
async function findEntries(
  db: Db,
  { kind, person }: { kind: AuditKind | undefined; person: string | undefined },
  page: Wanted,
): Promise<Entry[]> {
  const actions = auditActions.filter((action) => !kind || kindOf(action) === kind);
  const [events, views] = await Promise.all([
    kind === 'charts' ? [] : findAuditEvents(db, { actions, person }, page),
    kind && kind !== 'charts' ? [] : findViews(db, person, page),
  ]);
  const done = events.map(({ action, actorId, at, id, reason, subjectId }) => {
    return { id, at, actorId, subjectId, action, kind: kindOf(action), reason, by: null };
  });
  const seen = views.map(({ actorId, at, by, elderId, id }) => {
    const action = 'chart.opened';
    return {
      id,
      at,
      actorId,
      subjectId: elderId,
      action,
      kind: 'charts',
      reason: null,
      by: by === 'visit' ? ('appointment' as const) : by,
    } as const;
  });
  return [...done, ...seen].sort(lastFirst).slice(0, page.limit);
}

/** The ids of charts that a doctor opened without an appointment near. */
async function opensToAskAbout(
  db: Db,
  entries: readonly Entry[],
  people: ReadonlyMap<string, NameCard>,
): Promise<ReadonlySet<string>> {
  const opens = entries.filter(
    ({ actorId, by, kind }) =>
      kind === 'charts' && by !== 'link' && people.get(actorId)?.roles.includes('DOCTOR'),
  );
  if (opens.length === 0) return new Set();
  const times = opens.map(({ at }) => at.getTime());
  const appointments = await findAppointmentsBetween(
    db,
    [...new Set(opens.map(({ subjectId }) => subjectId))],
    new Date(Math.min(...times) - nearMs),
    new Date(Math.max(...times) + nearMs),
  );
  const doctors = await findDoctors(db, [...new Set(appointments.map(({ doctorId }) => doctorId))]);
  const isPlanned = ({ actorId, at, subjectId }: Entry) =>
    appointments.some(
      ({ doctorId, patientId, startsAt }) =>
        doctors.get(doctorId)?.personId === actorId &&
        patientId === subjectId &&
        Math.abs(startsAt.getTime() - at.getTime()) <= nearMs,
    );
  return new Set(opens.filter((open) => !isPlanned(open)).map(({ id }) => id));
}

/**
 * Lists who did what, to whom and why, the last first.
 * @throws Problem invalid-input when the cursor belongs to another list
 */
export async function listAudit(
  { db }: Platform,
  { cursor, kind, limit, person }: ParsedInput<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { items, nextCursor } = await readTimePage<Entry>(
    { cursor, limit },
    (page) => findEntries(db, { kind, person }, page),
    ({ at, id }) => ({ at, id }),
  );
  const ids = items.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
  const people = await findPeople(db, [...new Set(ids)]);
  const ask = await opensToAskAbout(db, items, people);
  const data = items.map((entry): Line => {
    const actor = people.get(entry.actorId);
    const subject = people.get(entry.subjectId);
    return {
      id: entry.id,
      kind: entry.kind,
      at: entry.at.toISOString(),
      actor: actor ? { id: actor.id, name: actor.name, roles: [...actor.roles] } : null,
      action: entry.action,
      subject: subject ? { id: subject.id, name: subject.name } : null,
      reason: entry.reason,
      by: entry.by,
      unplanned: ask.has(entry.id),
    };
  });
  return { data, nextCursor };
}

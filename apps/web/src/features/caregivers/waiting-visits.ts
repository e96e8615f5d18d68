import { dayInKigali } from '@hafi/base/kigali-time';
import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { type Shown, withOptimistic } from '../../kit/optimistic.ts';

/** A log entry on this device that the visits as they were read do not contain. */
export interface WaitingVisit {
  readonly elderId: string;
  readonly entry: CareEntry;
  readonly sentAt?: number | undefined;
}

/** A visit of the day as this device shows it. */
export type ShownStop = Shown<CareStop>;

const isAbout = ({ planned, visit }: CareStop, { entry }: WaitingVisit): boolean =>
  visit !== null
    ? visit.id === entry.visitId
    : planned !== null &&
      planned.scheduleId === entry.planned?.scheduleId &&
      planned.day === entry.planned.day;

function said(stop: CareStop, { entry }: WaitingVisit, caregiver: string): CareStop {
  if (entry.undone) return stop.visit?.leftAt ? stop : { ...stop, visit: null, state: 'planned' };
  const { arrivedAt, condition, leftAt, note, tasks, visitId: id } = entry;
  // The end is known already, and the arrival reaches us later.
  if (stop.visit?.leftAt && leftAt === null) return stop;
  return {
    ...stop,
    state: leftAt === null ? 'arrived' : 'done',
    visit: {
      id,
      arrivedAt,
      leftAt,
      tasks,
      condition,
      note: note || null,
      caregiver: { id: caregiver, name: '' },
      planned: entry.planned !== null,
      earlier: [],
      amendedAt: null,
      can: { amend: false },
    },
  };
}

const unplanned = (elder: Elder): CareStop => ({
  elder,
  planned: null,
  calledOff: null,
  visit: null,
  state: 'planned',
  place: null,
  phone: null,
  kilometres: null,
  health: null,
  doses: null,
  aid: null,
});

const startOf = ({ planned, visit }: CareStop) =>
  Date.parse(planned?.startsAt ?? visit?.arrivedAt ?? '');

/** Applies this device's log entries to the visits of a day, in order of time. */
export function stopsWithWaiting(
  stops: readonly CareStop[],
  waiting: readonly WaitingVisit[],
  about: {
    readonly day: string;
    readonly elders: readonly Elder[];
    readonly caregiver: string;
  },
): ShownStop[] {
  const { caregiver, day, elders } = about;
  return withOptimistic(stops, waiting, {
    isAbout,
    changed: (stop, each) => said(stop, each, caregiver),
    added: (each) => {
      const elder = elders.find(({ id }) => id === each.elderId);
      const isOfDay = dayInKigali(new Date(each.entry.arrivedAt)) === day;
      return elder && isOfDay && !each.entry.undone
        ? said(unplanned(elder), each, caregiver)
        : null;
    },
  })
    .filter(({ planned, visit }) => planned !== null || visit !== null)
    .sort((one, other) => startOf(one) - startOf(other));
}

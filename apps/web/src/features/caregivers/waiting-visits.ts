import { dayInKigali } from '@hafi/base/kigali-time';
import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';

/** What was said of a visit on this device, and the server does not have yet. */
export interface WaitingVisit {
  readonly elderId: string;
  readonly entry: CareEntry;
}

/** A visit of the day as this device knows it. */
export type ShownStop = CareStop & { readonly waiting: boolean };

const isAbout = ({ planned, visit }: CareStop, { entry }: WaitingVisit): boolean =>
  visit !== null
    ? visit.id === entry.visitId
    : planned !== null &&
      planned.planId === entry.planned?.planId &&
      planned.day === entry.planned.day;

function said(stop: CareStop, { entry }: WaitingVisit, caregiver: string): ShownStop {
  const { arrivedAt, condition, leftAt, note, tasks, visitId: id } = entry;
  // The end is known already; the arrival only comes later.
  if (stop.visit?.leftAt && leftAt === null) return { ...stop, waiting: true };
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
    waiting: true,
  };
}

const unplanned = (elder: Elder): CareStop => ({
  elder,
  planned: null,
  visit: null,
  state: 'planned',
  place: null,
  phone: null,
  kilometres: null,
  health: null,
  doses: null,
});

const startOf = ({ planned, visit }: CareStop) =>
  Date.parse(planned?.startsAt ?? visit?.arrivedAt ?? '');

/** The visits of a day with what waits on this device put upon them, in the order of their times. */
export function withWaiting(
  stops: readonly CareStop[],
  waiting: readonly WaitingVisit[],
  about: {
    readonly day: string;
    readonly elders: readonly Elder[];
    readonly caregiver: string;
  },
): ShownStop[] {
  const { caregiver, day, elders } = about;
  let shown = stops.map((stop): ShownStop => ({ ...stop, waiting: false }));
  for (const each of waiting) {
    const at = shown.findIndex((stop) => isAbout(stop, each));
    const stop = shown[at];
    const elder = elders.find(({ id }) => id === each.elderId);
    if (stop) shown = shown.with(at, said(stop, each, caregiver));
    else if (elder && dayInKigali(new Date(each.entry.arrivedAt)) === day) {
      shown = [...shown, said(unplanned(elder), each, caregiver)];
    }
  }
  return shown.toSorted((one, other) => startOf(one) - startOf(other));
}

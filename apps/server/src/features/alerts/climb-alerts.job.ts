import type { AlertStep } from '@hafi/contract/alerts/alert.schemas';
import { links } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import { climb, type Rung, type Taken } from '../../platform/due/ladder.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findDied,
  findPeople,
  findPeopleWithRole,
  heldByDeathUntil,
} from '../accounts/accounts.public.ts';
import { type CirclePeople, findCircle } from '../circle/circle.public.ts';
import { type OutgoingNotice, tellEach } from '../notifications/notifications.public.ts';
import { putNotified } from './alert-people.repo.ts';
import { findSteps, insertSteps, lockClimbing } from './alert-steps.repo.ts';
import { alertOutside, alertTitles, climbTexts } from './alerts.messages.ts';
import { climbMs } from './alerts.policy.ts';
import { type AlertRow, updateAlert } from './alerts.repo.ts';
import { announceReading } from './tell-alert.ts';

/** The doctors, as persons, who treat an elder: of the last and the next appointment. */
export type TreatingDoctors = (db: Db, elderId: string, now: Date) => Promise<readonly string[]>;

type ClimbStep = Exclude<AlertStep, 'circle'>;

type Climbing = Pick<
  OutgoingNotice,
  'at' | 'dedupeKey' | 'personId' | 'priority' | 'title' | 'type'
>;

const common = (alert: AlertRow, step: string, personId: string, now: Date): Climbing => ({
  personId,
  type: 'emergency',
  priority: 'high',
  title: alertTitles.urgent,
  at: now,
  dedupeKey: `alert:${alert.id}:${step}:${personId}`,
});

function valuesOf({ elderId, takenAt }: AlertRow, circle: CirclePeople) {
  const elder = circle.people.get(elderId);
  const at = takenAt.toISOString();
  return { elder: elder?.name ?? '', date: { date: at }, time: { time: at } };
}

/** Notices to the treating doctors; the link of whoever may not know of her alerts now leads to the own
 * dashboard. */
function doctorNotices(
  alert: AlertRow,
  circle: CirclePeople,
  doctors: readonly string[],
  now: Date,
): OutgoingNotice[] {
  const readers = new Set([...circle.with('health:read'), ...circle.doctors]);
  const notified = new Set([...readers, ...circle.with('alerts:receive')]);
  return doctors.map((personId) => ({
    ...common(alert, 'doctor', personId, now),
    text: readers.has(personId) ? climbTexts.doctor : climbTexts.doctorUnseeing,
    values: valuesOf(alert, circle),
    outside: alertOutside.doctor,
    link: notified.has(personId) ? links.alert(alert.id, alert.elderId) : links.doctorDashboard,
  }));
}

function coordinatorNotices(
  alert: AlertRow,
  circle: CirclePeople,
  coordinators: readonly string[],
  now: Date,
): OutgoingNotice[] {
  const phone = circle.people.get(alert.elderId)?.phoneNumber ?? '—';
  return coordinators.map((personId) => ({
    ...common(alert, 'coordinators', personId, now),
    text: climbTexts.coordinators,
    values: { ...valuesOf(alert, circle), phone },
    outside: alertOutside.coordinator,
    link: links.admin,
  }));
}

/** The doctors of the circle, and of the last and the next appointment. */
async function doctorsOf(
  tx: Tx,
  circle: CirclePeople,
  treating: readonly string[],
): Promise<string[]> {
  const known = [...circle.people.values(), ...(await findPeople(tx, treating)).values()];
  const doctors = known.filter(
    ({ id, roles }) => id !== circle.elderId && roles.includes('DOCTOR'),
  );
  return [...new Set(doctors.map(({ id }) => id))];
}

/** The steps of an urgent alert after the circle. Neither is ever too late: each tells others. */
const alertLadder = ({ climbAt }: AlertRow): Rung<ClimbStep>[] => [
  { step: 'doctor', at: climbAt },
  { step: 'coordinators', afterLastMs: climbMs },
];

/** The last step after the circle that was taken of each of these. */
async function findLastTaken(tx: Tx, due: readonly AlertRow[]) {
  const steps = await findSteps(
    tx,
    due.map(({ id }) => id),
  );
  const last = new Map<string, Taken<ClimbStep>>();
  for (const { alertId, at, step } of steps) if (step !== 'circle') last.set(alertId, { step, at });
  return last;
}

/** A step that an alert takes. */
interface Taking {
  readonly alert: AlertRow;
  readonly circle: CirclePeople;
  readonly step: ClimbStep;
  readonly notices: readonly OutgoingNotice[];
}

/** Tells the people of all these steps together, and stores that they were taken. */
async function takeSteps(
  platform: Platform,
  tx: Tx,
  taking: readonly Taking[],
  now: Date,
): Promise<void> {
  const notices = taking.flatMap((each) => each.notices);
  const known = new Map(taking.flatMap(({ circle }) => [...circle.people]));
  const noticeIds = await tellEach(platform, tx, { by: null, notices, known });
  await putNotified(
    tx,
    taking.flatMap(({ alert, notices: own }) =>
      own.map((notice) => ({
        alertId: alert.id,
        personId: notice.personId,
        noticeId: noticeIds.get(notice) ?? null,
        toldAt: now,
      })),
    ),
  );
  await insertSteps(
    tx,
    taking.map(({ alert, notices: own, step }) => ({
      alertId: alert.id,
      step,
      at: now,
      people: own.length,
    })),
  );
  for (const { circle } of taking) announceReading(tx, circle);
  tx.changed(
    ['notifications'],
    notices.map(({ personId }) => personId),
  );
}

/**
 * The escalation of an urgent alert: while nobody acknowledges it and no normal reading follows, the
 * doctors who treat the elder are notified, with or without an appointment near, then the coordinators.
 * Each step is stored with the alert. A person without access to the elder's health learns that
 * there is an alert, and nothing of what was measured. What was raised before it was recorded that the
 * elder has died waits a day for that to be withdrawn, and then climbs no more.
 */
export const climbAlertsWork = (
  platform: Platform,
  treatingDoctors: TreatingDoctors,
): BatchWork<AlertRow> => ({
  id: 'alerts.climb',
  everySeconds: 1,
  batch: 50,
  take: lockClimbing,
  async handle(tx, due, now) {
    const last = await findLastTaken(tx, due);
    const coordinators = await findPeopleWithRole(tx, 'ADMIN');
    const died = await findDied(
      tx,
      due.map(({ elderId }) => elderId),
    );
    const taking: Taking[] = [];
    for (const alert of due) {
      const { elderId, id, raisedAt } = alert;
      const death = died.get(elderId);
      if (death && raisedAt <= death.saidAt) {
        await updateAlert(tx, id, { climbAt: heldByDeathUntil(death.recordedAt, now) });
        continue;
      }
      const { nextAt, take: step } = climb(alertLadder(alert), last.get(id) ?? null, now);
      await updateAlert(tx, id, { climbAt: nextAt });
      if (!step) continue;
      const circle = await findCircle(tx, elderId, now);
      const notices =
        step === 'doctor'
          ? doctorNotices(
              alert,
              circle,
              await doctorsOf(tx, circle, await treatingDoctors(tx, elderId, now)),
              now,
            )
          : coordinatorNotices(alert, circle, coordinators, now);
      taking.push({ alert, circle, step, notices });
    }
    await takeSteps(platform, tx, taking, now);
  },
});

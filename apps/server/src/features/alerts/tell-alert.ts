import { formatPhone } from '@hafi/base/format-phone';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CirclePeople } from '../circle/circle.public.ts';
import {
  type NoticeValues,
  notify,
  recordActivity,
  tellMany,
} from '../notifications/notifications.public.ts';
import { putNotified, putSeen } from './alert-people.repo.ts';
import { insertSteps } from './alert-steps.repo.ts';
import {
  activities,
  alertOutside,
  alertTitles,
  unseenAlert,
  unseenOutside,
} from './alerts.messages.ts';
import { emergencyMs } from './alerts.policy.ts';
import { alertValues } from './alerts.presenter.ts';
import type { AlertRow } from './alerts.repo.ts';
import { alertText } from './measured.messages.ts';
import { askText } from './whom-to-ask.ts';

/** Whether this person sees what was measured: by reading the health, or by a consent that says so. */
const seesValues = (personId: string, circle: CirclePeople): boolean =>
  circle.with('health:read', 'alerts:values').includes(personId) ||
  circle.doctors.includes(personId);

/** What a person is notified in the app. */
function textTo(personId: string, alert: AlertRow, circle: CirclePeople) {
  if (seesValues(personId, circle)) return alertText(alert);
  const { level } = alert;
  if (askText(circle, personId)) return unseenAlert[level];
  return level === 'urgent' ? unseenAlert.urgentAlone : unseenAlert.watchAlone;
}

/** The values of the text for a person; what they may not see is not stored with the notice. */
function valuesFor(personId: string, alert: AlertRow, circle: CirclePeople): NoticeValues {
  const elder = circle.people.get(alert.elderId)?.name ?? '';
  const { date, reading, time } = alertValues(alert, elder);
  return seesValues(personId, circle)
    ? { elder, date, reading, time }
    : { elder, date, time, people: askText(circle, personId) };
}

/** What mail and SMS say to this person, as far as the elder's consent and the channel allow. */
function outsideTo(personId: string, { elderId, level }: AlertRow, circle: CirclePeople) {
  const person = circle.people.get(personId);
  if (personId === elderId) {
    if (person?.email) return alertOutside.self;
    return level === 'urgent' ? alertOutside.phoneUrgent : alertOutside.phoneWatch;
  }
  const isMember = circle.with('alerts:receive').includes(personId);
  const isProved = !person?.phoneNumber || person.phoneProved;
  if (isMember && isProved) {
    if (!seesValues(personId, circle) && askText(circle, personId)) return unseenOutside[level];
    if (level === 'watch') return alertOutside.watchNamed;
    return circle.people.get(elderId)?.phoneNumber
      ? alertOutside.urgentCall
      : alertOutside.urgentNamed;
  }
  return alertOutside[level];
}

/** Tells of an alert in the recent activity of its elder, once for each level. */
export function recordAlert(tx: Tx, { elderId, id, level, takenAt }: AlertRow): Promise<void> {
  return recordActivity(tx, {
    about: elderId,
    by: null,
    kind: 'alert',
    text: activities[level],
    ref: id,
    at: takenAt,
    key: `alert:${id}:${level}`,
  });
}

/**
 * Notifies the elder, the members who receive alerts, and the doctors with access around an
 * appointment, in the caller's transaction. An urgent reading is sent as an emergency, on every
 * channel and through quiet hours, because waiting for the morning may cost a life; unless it is
 * older than a day. Members who may not see the health data learn that something is wrong and whom to
 * ask. Who entered it was told on screen; an elder finds it in the bell too, with what to do.
 */
export async function tellAlert(
  platform: Platform,
  tx: Tx,
  alert: AlertRow,
  recordedBy: string,
  circle: CirclePeople,
): Promise<void> {
  const { elderId, id, level } = alert;
  const at = platform.clock.now();
  const people = new Set([...circle.with('alerts:receive'), ...circle.doctors]);
  const urgent = level === 'urgent';
  const phone = circle.people.get(elderId)?.phoneNumber;
  const fresh = at.getTime() - alert.takenAt.getTime() < emergencyMs;
  const notices = [...people].map((personId) => ({
    personId,
    type: urgent && fresh ? ('emergency' as const) : ('health' as const),
    priority: urgent ? ('high' as const) : ('medium' as const),
    title: alertTitles[level],
    text: textTo(personId, alert, circle),
    values: valuesFor(personId, alert, circle),
    outside: outsideTo(personId, alert, circle),
    ...(urgent
      ? { outsideValues: { phone: formatPhone(phone ?? '') }, smsLink: links.alert(id, elderId) }
      : {}),
    link: links.alert(id, elderId),
    at,
    dedupeKey: `alert:${id}:${level}:${at.getTime()}:${personId}`,
  }));
  await recordAlert(tx, alert);
  if (urgent) await insertSteps(tx, [{ alertId: id, step: 'circle', at, people: people.size }]);
  const own = notices.find(({ personId }) => personId === recordedBy);
  if (own) {
    const toActor = recordedBy === elderId ? ({ toActor: 'danger' } as const) : {};
    await notify(tx, { ...own, ...toActor, by: recordedBy });
    await putSeen(tx, { alertId: id, personId: own.personId, seenAt: at });
  }
  const noticeIds = await tellMany(platform, tx, { by: recordedBy, notices, known: circle.people });
  const notified = notices.map(({ personId }) => ({
    alertId: id,
    personId,
    noticeId: noticeIds.get(personId) ?? null,
    toldAt: at,
  }));
  await putNotified(tx, notified);
}

/** After the commit, refetches the screens of all who may see an elder's readings or alerts. */
export function announceReading(tx: Tx, circle: CirclePeople): void {
  const people = new Set([...circle.with('health:read', 'alerts:receive'), ...circle.doctors]);
  tx.changed(['vitals', 'alerts', 'notifications', 'activity'], [...people]);
}

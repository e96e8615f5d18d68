import { dayInKigali } from '@hafi/base/kigali-time';
import { isVital } from '@hafi/contract/alerts/alert-kinds';
import type { AlertPage, Measured } from '@hafi/contract/alerts/alert-page.schemas';
import { alertsShownBy } from '@hafi/contract/circle/circle-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CirclePeople, elderFor, findCircle, may } from '../circle/circle.public.ts';
import { readNoticesWith } from '../notifications/notifications.public.ts';
import { vitalWeek } from '../vitals/vitals.public.ts';
import { adviceOf, againAt, nameMark } from './advice-of.ts';
import { putSeen } from './alert-people.repo.ts';
import { presentAlerts } from './alerts.presenter.ts';
import { type AlertRow, findAlert } from './alerts.repo.ts';
import { knowersOf } from './knowers-of.ts';
import { openAlerts } from './list-own-alerts.ts';
import { announceReading } from './tell-alert.ts';
import { whomToCall } from './whom-to-ask.ts';

/** What was measured and what to do, for who may see it. */
async function measuredOf(
  platform: Platform,
  caller: Caller,
  alert: AlertRow,
  circle: CirclePeople,
): Promise<Measured> {
  const { db } = platform;
  const { elderId, kind, takenAt } = alert;
  const elder = circle.people.get(elderId);
  const marked = elder
    ? new Map([...circle.people, [elderId, { ...elder, name: nameMark }]])
    : circle.people;
  const [shown] = await presentAlerts(platform, [alert], caller, {
    known: marked,
    mayWrite: () => false,
  });
  if (!shown) throw new Error('an alert was not presented');
  const named = (text: string) => text.replaceAll(nameMark, elder?.firstName ?? '');
  const { advice, meaning } = adviceOf(kind, alert.value, shown.message);
  const { direction, endNote, judgedBy, readings, values } = shown;
  return {
    kind,
    direction,
    judgedBy,
    values,
    readings,
    endNote,
    meaning: meaning && named(meaning),
    advice: advice.map(named),
    measureAgainAt: againAt(alert)?.toISOString() ?? null,
    week: isVital(kind) ? await vitalWeek(db, elderId, kind, dayInKigali(takenAt)) : null,
  };
}

/** Stores that the caller opened the alert, takes it out of their bell's count, and tells the others. */
async function markSeen(
  platform: Platform,
  { personId }: Caller,
  { elderId, id }: AlertRow,
  circle: CirclePeople,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    if (!(await putSeen(tx, { alertId: id, personId, seenAt: at }))) return;
    await readNoticesWith(tx, personId, links.alert(id, elderId), at);
    announceReading(tx, circle);
  });
}

/**
 * One alert as far as the caller may know of it: whoever is only notified of alerts reads that something
 * is wrong, who looks after it and whom to ask. Opening it counts as having seen it.
 * @throws Problem not-found, also for an alert whose readings were entered in error
 */
export async function getAlert(
  platform: Platform,
  caller: Caller,
  { alertId, elderId }: { readonly alertId: string; readonly elderId: string },
): Promise<AlertPage> {
  const { clock, db } = platform;
  const access = await openAlerts(platform, caller, elderId);
  const alert = await findAlert(db, elderId, alertId);
  if (!alert) throw new Problem(coreErrors['not-found']);
  const circle = await findCircle(db, elderId, clock.now());
  await markSeen(platform, caller, alert, circle);
  const [shown] = await presentAlerts(platform, [alert], caller, {
    known: circle.people,
    mayWrite: () => may(access, 'health:write'),
  });
  if (!shown) throw new Error('an alert was not presented');
  const { acknowledgedAt, acknowledgedBy, endedAt, endedBy, id, level, mayClose } = shown;
  const { outcome, place, since, takenAt } = shown;
  const sees = alertsShownBy(access.permissions) === 'values';
  return {
    id,
    level,
    takenAt,
    since,
    acknowledgedAt,
    acknowledgedBy,
    endedAt,
    endedBy,
    outcome,
    place,
    mayClose,
    elder: elderFor(access, circle),
    measured: sees ? await measuredOf(platform, caller, alert, circle) : null,
    calls: await whomToCall(db, circle, caller.personId, sees),
    knowers: sees ? await knowersOf(db, alert, caller.personId) : [],
    mayMeasure: may(access, 'health:write'),
  };
}

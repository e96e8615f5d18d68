import type { SeenAlert } from '@hafi/contract/alerts/alert.schemas';
import type { EscalatedAlert } from '@hafi/contract/alerts/urgent-alerts.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { type AuditAction, recordAudit } from '../../../platform/audit/audit.ts';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findIdentities, findReachables } from '../../accounts/accounts.public.ts';
import { findCircle, membersOf } from '../../circle/circle.public.ts';
import { findAlertPeople } from '../alert-people.repo.ts';
import { findSteps } from '../alert-steps.repo.ts';
import type { AlertRow } from '../alerts.repo.ts';
import { type Closing, endAlert } from './end-alert.ts';
import { findEscalated, findEscalatedOne } from './escalated.repo.ts';
import { lookAfter, lookAfterInstead, stopLookingAfter, whoActs } from './looking-after.ts';

/** What a first screen can hold; more is a disaster that needs more than a screen. */
const most = 50;

/** Whom to call about an alert: who is told of alerts in the circle, then the doctors who were told. */
async function peopleOf(
  { clock, db }: Platform,
  { elderId, id }: AlertRow,
): Promise<EscalatedAlert['people']> {
  const circle = await findCircle(db, elderId, clock.now());
  const relationOf = new Map(
    (await membersOf(db, elderId)).map(({ personId, relation }) => [personId, relation]),
  );
  const members = circle.with('alerts:receive').filter((personId) => personId !== elderId);
  const notified = (await findAlertPeople(db, [id])).map(({ personId }) => personId);
  const people = await findReachables(db, [
    ...new Set([...members, ...circle.doctors, ...notified]),
  ]);
  return [...people.values()]
    .filter(
      (person) =>
        person.id !== elderId && (members.includes(person.id) || person.roles.includes('DOCTOR')),
    )
    .map(({ id: personId, name, phoneNumber, phoneProved }) => ({
      id: personId,
      name,
      phone: circle.numberOf(personId) ?? (phoneProved ? phoneNumber : null),
      relation: relationOf.get(personId) ?? null,
    }));
}

/** Urgent alerts that reached the coordinators and have not ended, without what was measured. */
export async function listUrgentAlerts(platform: Platform): Promise<EscalatedAlert[]> {
  const { db } = platform;
  const rows = await findEscalated(db, most);
  const elders = await findIdentities(
    db,
    rows.map(({ elderId }) => elderId),
  );
  const steps = await findSteps(
    db,
    rows.map(({ id }) => id),
  );
  const alerts: EscalatedAlert[] = [];
  for (const row of rows) {
    const elder = elders.get(row.elderId);
    if (!elder) continue;
    const { district, name, phoneNumber: phone, sector } = elder;
    const acting = await whoActs(db, row);
    alerts.push({
      ...acting,
      id: row.id,
      elder: { id: row.elderId, name, phone, district, sector },
      since: row.since.toISOString(),
      steps: steps
        .filter(({ alertId }) => alertId === row.id)
        .map(({ at, people, step }) => ({ step, at: at.toISOString(), people })),
      people: await peopleOf(platform, row),
    });
  }
  return alerts;
}

async function escalated(db: Db, id: string): Promise<AlertRow> {
  const alert = await findEscalatedOne(db, id);
  if (!alert) throw new Problem(coreErrors['not-found']);
  return alert;
}

type Coordinator = Pick<Principal, 'personId'>;

/** Runs an act of a coordinator on an alert, and audits it where it changed something. */
async function act(
  platform: Platform,
  { personId }: Coordinator,
  { action, id }: { readonly action: AuditAction; readonly id: string },
  change: (tx: Tx, alert: AlertRow) => Promise<unknown>,
): Promise<AlertRow> {
  const { clock, db } = platform;
  const alert = await escalated(db, id);
  await inTransaction(platform, async (tx) => {
    if (!(await change(tx, alert))) return;
    const at = clock.now();
    await recordAudit(tx, { actorId: personId, action, subjectId: alert.elderId, at });
  });
  return (await findEscalatedOne(db, id)) ?? alert;
}

/**
 * Says that a coordinator looks after an urgent alert. Whoever was first stays named.
 * @throws Problem not-found for what coordinators were not notified of
 */
export async function takeUrgentAlert(
  platform: Platform,
  caller: Coordinator,
  id: string,
): Promise<SeenAlert> {
  const row = await act(platform, caller, { action: 'alert.taken', id }, (tx, alert) =>
    lookAfter(platform, tx, alert, caller.personId),
  );
  return whoActs(platform.db, row);
}

/**
 * Looks, as a coordinator, after an urgent alert in place of who does.
 * @throws Problem not-found for what coordinators were not notified of
 */
export async function takeOverUrgentAlert(
  platform: Platform,
  caller: Coordinator,
  { from, id }: { readonly id: string; readonly from: string },
): Promise<SeenAlert> {
  const row = await act(platform, caller, { action: 'alert.taken', id }, (tx, alert) =>
    lookAfterInstead(platform, tx, alert, { by: caller.personId, from }),
  );
  return whoActs(platform.db, row);
}

/**
 * Says that a coordinator cannot look after an urgent alert after all; idempotent.
 * @throws Problem not-found for what coordinators were not notified of
 */
export async function giveBackUrgentAlert(
  platform: Platform,
  caller: Coordinator,
  id: string,
): Promise<SeenAlert> {
  const row = await act(platform, caller, { action: 'alert.given-back', id }, (tx, alert) =>
    stopLookingAfter(platform, tx, alert, caller.personId),
  );
  return whoActs(platform.db, row);
}

/**
 * Says, as a coordinator, how an urgent alert ended. The first note stays; idempotent.
 * @throws Problem not-found for what coordinators were not notified of
 */
export async function closeUrgentAlert(
  platform: Platform,
  caller: Coordinator,
  id: string,
  said: Closing,
): Promise<void> {
  await act(platform, caller, { action: 'alert.closed', id }, (tx, alert) =>
    endAlert(platform, tx, alert, { ...said, by: caller.personId }),
  );
}

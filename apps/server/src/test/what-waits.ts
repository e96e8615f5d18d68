import { eq } from 'drizzle-orm';
import { healthAlertSteps, healthAlerts } from '../features/alerts/alerts.tables.ts';
import { expectedCheckIns } from '../features/checkins/checkins.tables.ts';
import { messageReports } from '../features/messages/moderation/moderation.tables.ts';
import { unreachedNotices } from '../features/notifications/notifications.tables.ts';
import { notify } from '../features/notifications/tell.ts';
import { payments } from '../features/payments/payments.tables.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { setAside } from '../platform/due/set-aside.repo.ts';
import { setAsideRows } from '../platform/due/set-aside.tables.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import { outboxMessages } from '../platform/outbox/outbox.tables.ts';
import { callAs } from './call-as.ts';
import { circleOf } from './circle-of.ts';
import { makeBooking } from './factories/booking.factory.ts';
import { makeMember } from './factories/member.factory.ts';
import { makePerson } from './factories/person.factory.ts';
import { messageStage } from './messages/message-stage.ts';
import type { TestApp } from './test-app.ts';

/** What a coordinator acts on: the ids in the path, the body, and the subject in the audit log. */
export interface Prepared {
  readonly ids: readonly string[];
  readonly subject: string;
  readonly body?: object;
}

export const one = (id: string, body: object = {}): Prepared => ({ ids: [id], subject: id, body });

/** Makes what waits for coordinators: what failed, what nobody answered, what was reported. */
export function whatWaits(app: TestApp) {
  async function failedMessage(): Promise<Prepared> {
    const { db, outbox } = app.platform;
    await outbox.add(db, [{ channel: 'mail', to: 'a@hafi.test', subject: 'Hafi', text: 'Hafi' }]);
    const failedAt = app.clock.now();
    const [row] = await db.update(outboxMessages).set({ failedAt }).returning();
    return one(row?.id ?? '');
  }

  async function failedWork(): Promise<Prepared> {
    const { clock, db } = app.platform;
    const at = clock.now();
    await setAside(db, { workId: 'payments.send-refunds', rowId: '1', code: '23505', at });
    const [row] = await db.select().from(setAsideRows);
    return one(row?.id ?? '');
  }

  async function unreachedNotice(): Promise<Prepared> {
    const { elder } = await circleOf(app);
    const { personId } = elder;
    const at = app.clock.now();
    await inTransaction(app.platform, async (tx) => {
      await notify(tx, {
        by: null,
        personId,
        type: 'emergency',
        priority: 'high',
        title: { id: 'circle.title' },
        text: { id: 'circle.news.changed' },
        values: { elder: 'Vestine' },
      });
    });
    const [notice] = (await elder.get('/api/notifications')).json().data;
    await app.platform.db
      .insert(unreachedNotices)
      .values({ id: notice.id, personId, since: at, toldAt: at });
    return one(notice.id);
  }

  /** A payment of which the provider does not say how it ended. */
  async function hangingPayment(failure: 'wrong-amount' | null = null): Promise<Prepared> {
    const { id: purposeId, patient } = await makeBooking(app);
    const at = app.clock.now();
    const id = newId();
    await app.platform.db.insert(payments).values({
      id,
      payerId: patient.personId,
      purposeKind: 'booking',
      purposeId,
      paidFor: { kind: 'booking', doctor: 'Dr Jean Habimana', startsAt: at.toISOString() },
      method: 'mtn',
      amount: 17_000,
      serviceFee: 2000,
      firstName: 'Vestine',
      lastName: 'Uwase',
      email: '',
      termsAcceptedAt: at,
      idempotencyKey: id,
      status: 'created',
      failure,
      createdAt: at,
      statusAt: at,
      expiresAt: at,
    });
    app.clock.advance({ seconds: 1 });
    return one(id, failure ? { by: 'provider' } : {});
  }

  /** An elder whose check-in did not come, of which only coordinators could be notified. */
  async function unassignedCheckIn(): Promise<Prepared> {
    const { personId } = await makePerson(app);
    const day = app.clock.now();
    const id = newId();
    await app.platform.db.insert(expectedCheckIns).values({
      id,
      elderId: personId,
      day: '2026-11-22',
      expectedAt: day,
      openedAt: day,
      since: day,
      step: 'coordinators',
      stepAt: day,
      toldAt: day,
    });
    return { ids: [id], subject: personId };
  }

  /** An urgent alert that reached the coordinators; one of them may look after it. */
  async function urgentAlert(body?: object, acknowledgedBy?: string): Promise<Prepared> {
    const { personId } = await makePerson(app);
    const at = app.clock.now();
    const id = newId();
    await app.platform.db.insert(healthAlerts).values({
      id,
      elderId: personId,
      kind: 'blood-pressure',
      direction: 'high',
      level: 'urgent',
      value: 1880,
      second: 1240,
      takenAt: at,
      since: at,
      readings: 1,
      raisedAt: at,
      ...(acknowledgedBy ? { acknowledgedAt: at, acknowledgedBy } : {}),
    });
    await app.platform.db
      .insert(healthAlertSteps)
      .values({ alertId: id, step: 'coordinators', at, people: 1 });
    return { ids: [id], subject: personId, ...(body ? { body } : {}) };
  }

  /** A message of which a member of the circle asks that it be looked at. */
  async function reportedMessage(): Promise<Prepared> {
    const stage = messageStage(app);
    const daughter = await makeMember(app, { permissions: ['messages'] });
    const conversationId = await stage.circleOf(daughter.elder);
    const { id } = await stage.sent(daughter.elder, conversationId, 'Send me money.');
    await callAs(app, daughter).post(`/api/messages/${id}/reports`, { reason: 'money' });
    const [report] = await app.platform.db
      .select()
      .from(messageReports)
      .where(eq(messageReports.messageId, id));
    if (!report) throw new Error('nothing was reported');
    const body = { note: 'Spoken to both.', deleteMessage: true };
    return { ids: [report.id], subject: report.id, body };
  }

  return {
    failedMessage,
    failedWork,
    hangingPayment,
    reportedMessage,
    unreachedNotice,
    unassignedCheckIn,
    urgentAlert,
  };
}

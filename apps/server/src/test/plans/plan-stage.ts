import { randomUUID } from 'node:crypto';
import { type CalendarDay, instantAt } from '@hafi/base/kigali-time';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { followPlansId } from '../../features/plans/follow-plans.job.ts';
import { circleOf } from '../circle-of.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { issueSession } from '../issue-session.ts';
import type { PaymentStage } from '../payment-stage.ts';

/** A request of a care plan: the elder's id is known. */
type PlanAct = readonly ['GET' | 'POST' | 'DELETE', string, object?];

/** A new elder with people who may pay. */
export async function planCircle(stage: PaymentStage) {
  const { app, clock } = stage;
  const { at: _at, elder, member } = await circleOf(app);
  const daughter = await member(['bookings:manage'], { firstName: 'Claudine' });
  const son = await member([], { firstName: 'Eric' });
  const url = `/api/subscriptions/${elder.personId}`;
  const headersOf = async (who: SignedIn) => {
    // A test's year is longer than a session.
    const { cookie } = await issueSession(app.platform, who.personId);
    return { cookie };
  };
  const raw = async (who: SignedIn, [method, path, payload]: PlanAct) =>
    app.http.inject({
      method,
      url: `${url}${path}`,
      headers: await headersOf(who),
      ...(payload ? { payload } : {}),
    });
  const act = async (who: SignedIn, ...what: PlanAct): Promise<ElderPlan> => {
    const answer = await raw(who, what);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json().data;
  };
  const follow = async () => {
    for (let round = 0; round < 4; round += 1) await app.due.run(followPlansId);
  };
  const pay = async (who: SignedIn, partId: string, number = stage.newNumber()) =>
    app.http.inject({
      method: 'POST',
      url: '/api/payments',
      headers: { ...(await headersOf(who)), 'idempotency-key': randomUUID() },
      payload: {
        for: { kind: 'plan', id: partId },
        method: 'mtn',
        phone: number,
        billing: { firstName: 'Claudine', lastName: 'Uwase', email: 'family@hafi.test' },
        acceptTerms: true,
      },
    });
  return {
    elder,
    daughter,
    son,
    member,
    raw,
    act,
    follow,
    pay,
    start: (who: SignedIn, plan = 'complete', cycle = 'monthly') =>
      act(who, 'POST', '', { plan, cycle, acceptTerms: true }),
    show: (who: SignedIn = daughter) => act(who, 'GET', ''),
    /** Goes to a day, at an hour of Kigali, and does what is due. */
    async goTo(day: CalendarDay, time = '09:30') {
      clock.set(instantAt(day, time));
      await follow();
    },
    /** Pays a part on the phone to the end. */
    async payInFull(who: SignedIn, partId: string): Promise<string> {
      const number = stage.newNumber();
      const answer = await pay(who, partId, number);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      await stage.answer(number, 'approve');
      await stage.sweepAfter({ seconds: 10 });
      await follow();
      return answer.json().data.id;
    },
    /** The parts that are to be paid, the newest invoice first. */
    async due(who: SignedIn = daughter) {
      const { subscription } = await act(who, 'GET', '');
      return (subscription?.invoices ?? [])
        .flatMap(({ kind, parts }) => parts.map((part) => ({ ...part, kind })))
        .filter(({ state }) => state === 'due');
    },
    /** The titles of a person's notices, the newest first. */
    async notified(who: SignedIn): Promise<string[]> {
      const headers = await headersOf(who);
      const answer = await app.http.inject({ url: '/api/notifications?limit=100', headers });
      return answer.json().data.map(({ title }: { title: string }) => title);
    },
  };
}

export type PlanCircle = Awaited<ReturnType<typeof planCircle>>;

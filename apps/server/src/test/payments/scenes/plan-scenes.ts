import { dayInMs } from '@hafi/base/time';
import { freeTrialDays } from '@hafi/contract/plans/plans';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { sql } from 'drizzle-orm';
import { callAs } from '../../call-as.ts';
import { makeElder } from '../../factories/elder.factory.ts';
import { makeMember } from '../../factories/member.factory.ts';
import type { SignedIn } from '../../factories/person.factory.ts';
import { issueSession } from '../../issue-session.ts';
import type { Maker, Payable } from './scene.ts';

/**
 * How a plan stands when its payers begin: its free days end next morning; they have ended and it is in its
 * days of grace; they were had before, and it waits for a first payment.
 */
const standings = ['trial', 'grace', 'awaiting'] as const;

interface Circle {
  readonly elder: SignedIn;
  readonly daughter: SignedIn;
  readonly son: SignedIn;
}

/** What the nth plan is. */
const wishOf = (nth: number) => ({
  plan: nth % 4 < 3 ? 'essential' : 'complete',
  cycle: nth % 5 === 4 ? 'yearly' : 'monthly',
  acceptTerms: true,
});

/** Two thirds are shared by two siblings. */
const isShared = (nth: number): boolean => nth % 9 < 6;

const statusOf = (nth: number) => standings[nth % standings.length] ?? 'trial';

/** So many care plans that are to be paid now, as if their time had passed. */
export async function makePlans(app: Maker, count: number, now: Date): Promise<Payable[]> {
  const { clock } = app;
  const start = clock.now();
  const daysAgo = (days: number) => clock.set(new Date(now.getTime() - days * dayInMs));
  const nths = Array.from({ length: count }, (_, nth) => nth);
  const circles = new Map<number, Circle>();
  const begin = (all: readonly number[]) =>
    eightAtOnce(all, async (nth) => void circles.set(nth, await openCircle(app, nth)));
  daysAgo(freeTrialDays + 1);
  await begin(nths.filter((nth) => statusOf(nth) !== 'trial'));
  daysAgo(freeTrialDays - 1);
  await begin(nths.filter((nth) => statusOf(nth) === 'trial'));
  for (const days of [6, 1, 0]) {
    daysAgo(days);
    await app.due.run('plans.follow-plans');
  }
  const made: Payable[] = [];
  await eightAtOnce(nths, async (nth) => {
    const circle = await signInAgain(app, circles.get(nth));
    if (statusOf(nth) === 'awaiting') await startAgain(app, circle, nth);
    made[nth] = plansOf(app, circle);
  });
  clock.set(start);
  return made;
}

async function eightAtOnce(all: readonly number[], work: (nth: number) => Promise<void>) {
  for (let from = 0; from < all.length; from += 8)
    await Promise.all(all.slice(from, from + 8).map(work));
}

const urlOf = ({ elder }: Circle) => `/api/subscriptions/${elder.personId}`;

async function must(calling: ReturnType<ReturnType<typeof callAs>['post']>): Promise<void> {
  const { body, statusCode } = await calling;
  if (statusCode >= 300) throw new Error(body);
}

async function openCircle(app: Maker, nth: number): Promise<Circle> {
  const elder = await makeElder(app, { firstName: 'Vestine' });
  const daughter = await makeMember(app, { elder, permissions: ['bookings:manage'] });
  const son = await makeMember(app, { elder, person: { roles: ['FAMILY'], firstName: 'Eric' } });
  const circle = { elder, daughter, son };
  await must(callAs(app, daughter).post(urlOf(circle), wishOf(nth)));
  if (isShared(nth)) await share(app, circle);
  if (statusOf(nth) === 'awaiting')
    await must(callAs(app, daughter).post(`${urlOf(circle)}/cancel`));
  return circle;
}

async function share(app: Maker, circle: Circle): Promise<void> {
  const { daughter, son } = circle;
  const half = { personId: son.personId, percent: 50 };
  await must(callAs(app, daughter).post(`${urlOf(circle)}/shares`, half));
  await must(callAs(app, son).post(`${urlOf(circle)}/shares/answer`, { accept: true }));
}

/** A plan without free days, whose first invoice is made before anybody can agree to a share. */
async function startAgain(app: Maker, circle: Circle, nth: number): Promise<void> {
  const call = callAs(app, circle.daughter);
  await must(call.post(urlOf(circle), wishOf(nth)));
  if (!isShared(nth)) return;
  await share(app, circle);
  // What was agreed counts from the next invoice on: another cycle and back makes it again.
  const { cycle, plan } = wishOf(nth);
  const other = { plan, cycle: cycle === 'yearly' ? 'monthly' : 'yearly', amount: 0 };
  await must(call.post(`${urlOf(circle)}/change`, other));
  await must(call.post(`${urlOf(circle)}/change`, { plan, cycle, amount: 0 }));
}

/** A session ends before a month does. */
async function signInAgain({ platform }: Maker, circle: Circle | undefined): Promise<Circle> {
  if (!circle) throw new Error('a story has no circle');
  const again = async (who: SignedIn): Promise<SignedIn> => {
    const { cookie, token } = await issueSession(platform, who.personId);
    return { ...who, headers: { cookie }, token };
  };
  const { daughter, elder, son } = circle;
  return { elder: await again(elder), daughter: await again(daughter), son: await again(son) };
}

interface Part {
  readonly id: string;
  readonly payer: string;
  readonly state: string;
}

/** The care plans of an elder, one after the other. */
function plansOf({ platform }: Maker, circle: Circle): Payable {
  const { daughter, elder, son } = circle;
  const url = urlOf(circle);
  const staying = [daughter, son];
  const parts = async (): Promise<Part[]> => {
    const found = await platform.db.execute(
      sql`select p.id, payer_id as payer, p.state from subscription_parts p
          join subscription_invoices i on i.id = invoice_id
          join subscriptions s on s.id = subscription_id
          where elder_id = ${elder.personId} order by made_at, p.id`,
    );
    return (found as unknown as { rows: Part[] }).rows;
  };
  return {
    kind: 'plan',
    about: elder.personId,
    async toPay({ byOther, part }) {
      const all = await parts();
      const open = all.filter(({ state }) => state === 'due' || state === 'pending');
      // Where nothing is due, somebody pays what is over or paid.
      const one = open[part % open.length] ?? all.at(-1 - (part % all.length));
      if (!one) throw new Error('a plan has no part');
      const payer = [daughter, son].find(({ personId }) => personId === one.payer) ?? elder;
      const other = payer === daughter ? elder : daughter;
      return { purpose: one.id, person: byOther ? other : payer };
    },
    purposes: async () => (await parts()).map(({ id }) => id),
    async end(server, how) {
      const call = callAs(server, daughter);
      // First the son, then who looks after the plan.
      const leaver = how === 'leave' && staying.pop();
      if (leaver)
        return [await callAs(server, leaver).post(`/api/elders/${elder.personId}/circle/leave`)];
      if (how === 'change') return [await change(call, url)];
      const ended = await call.post(`${url}/cancel`);
      if (how === 'end') return [ended];
      const again = await call.post(url, { plan: 'complete', cycle: 'monthly', acceptTerms: true });
      return [ended, again, await call.post(`${url}/keep`)];
    },
  };
}

/** Changes to another plan: one that costs something now, where there is such. */
async function change(call: ReturnType<typeof callAs>, url: string) {
  const shown = await call.get(url);
  const { offers, subscription } = (shown.json().data ?? { offers: [] }) as ElderPlan;
  const next = subscription?.next;
  const [offer] = offers
    .filter(({ cycle, plan }) => plan !== next?.plan && cycle === next?.cycle)
    .toSorted((one, two) => two.amount - one.amount);
  if (!offer) return shown;
  const { amount, cycle, plan } = offer;
  return call.post(`${url}/change`, { plan, cycle, amount });
}

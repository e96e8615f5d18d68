import { instantAt } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import {
  type Notice,
  type OutgoingNotice,
  tellMany,
} from '../notifications/notifications.public.ts';
import { findOpenInvoices, findParts, type PartRow } from './invoices.repo.ts';
import { circlePeople, screensOf } from './plan-people.ts';
import type { PlanWork } from './plan-work.ts';
import { forAll, forElder, forPayer, outside, titles } from './plans.messages.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

type Text = Notice['text'];

/** The day of a notice, which names no hour. */
const dateOf = (day: string) => ({ date: instantAt(day, '12:00').toISOString() });

async function elderName(tx: Tx, { elderId }: SubscriptionRow): Promise<string> {
  return (await findPeople(tx, [elderId])).get(elderId)?.name ?? '';
}

/**
 * Tells everybody whom a plan concerns, except who acts; only those who are still around the elder,
 * unless the circle itself has ended with the elder's account.
 */
export async function tellConcerned(
  { platform }: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  news: {
    title: Text;
    text: Text;
    on?: string;
    values?: Notice['values'];
    /** The text outside Hafi; default: that it is about the care plan. */
    away?: Text;
    by?: string | null;
    afterCircle?: boolean;
  },
): Promise<void> {
  const { afterCircle = false, away = outside.any, by = null, on, text, title, values } = news;
  const circle = await circlePeople(tx, plan.elderId);
  const all = await screensOf(tx, plan);
  const people = afterCircle ? all : all.filter((each) => circle.has(each));
  const elder = await elderName(tx, plan);
  await tellMany(platform, tx, {
    by,
    notices: people.map((personId) => ({
      personId,
      type: 'family',
      priority: 'medium',
      title,
      text,
      outside: away,
      values: { elder, ...(on ? { date: dateOf(on) } : {}), ...values },
      link: afterCircle ? links.ownPlan : links.plan(plan.elderId),
      at: platform.clock.now(),
      atNight: 'later',
    })),
  });
  changed(tx, people);
}

/** Tells one person something of a plan. */
export async function tellOne(
  { platform }: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  news: { to: string; title: Text; text: Text; values?: Notice['values']; by: string | null },
): Promise<void> {
  const { by, text, title, to, values } = news;
  await tellMany(platform, tx, {
    by,
    notices: [
      {
        personId: to,
        type: 'family',
        priority: 'medium',
        title,
        text,
        outside: outside.any,
        values: { elder: await elderName(tx, plan), ...values },
        link: links.plan(plan.elderId),
        at: platform.clock.now(),
        atNight: 'later',
      },
    ],
  });
  changed(tx, [to]);
}

/** Asks everybody for their part of the open invoice, and tells an elder who pays nothing of it. */
export async function askForParts(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  why: 'renews' | 'unpaid',
  on: string,
): Promise<void> {
  const { platform } = work;
  const open = (await findOpenInvoices(tx, plan.id)).filter(({ kind }) => kind === 'period');
  const ids = open.map(({ id }) => id);
  const parts = (await findParts(tx, ids)).filter(({ state }) => state === 'due');
  const elder = await elderName(tx, plan);
  const common = { title: titles[why], type: 'family', at: platform.clock.now() } as const;
  const notices: OutgoingNotice[] = parts.map((part) => ({
    ...common,
    personId: part.payerId,
    priority: 'high',
    text: forPayer[why],
    outside: outside[why],
    values: { elder, date: dateOf(on), amount: { rwf: part.amount } },
    link: links.planPart(plan.elderId, part.id),
    atNight: 'later',
  }));
  if (!notices.some(({ personId }) => personId === plan.elderId)) {
    notices.push({
      ...common,
      personId: plan.elderId,
      priority: 'low',
      text: forElder[why],
      outside: forElder[why],
      values: { date: dateOf(on) },
      link: links.plan(plan.elderId),
      atNight: 'app-only',
    });
  }
  await tellMany(platform, tx, { by: null, notices });
  changed(
    tx,
    notices.map(({ personId }) => personId),
  );
}

/** Tells payers of parts that are theirs now: they passed to them, or are to be paid again. */
export async function askForMoved(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  parts: readonly PartRow[],
  text: Text = forPayer.asked,
): Promise<void> {
  const elder = await elderName(tx, plan);
  await tellMany(work.platform, tx, {
    by: null,
    notices: parts.map(({ amount, id, payerId }) => ({
      personId: payerId,
      type: 'family',
      priority: 'high',
      title: titles.unpaid,
      text,
      outside: outside.asked,
      values: { elder, amount: { rwf: amount } },
      link: links.planPart(plan.elderId, id),
      at: work.platform.clock.now(),
      atNight: 'later',
    })),
  });
  changed(tx, await screensOf(tx, plan));
}

/** Refetches the screens that show a plan. */
export function changed(tx: Tx, people: readonly string[]): void {
  tx.changed(['payments', 'circle', 'notifications'], people);
}

/** The plan has ended. */
export const endedNews = { title: titles.ended, text: forAll.ended, away: outside.ended };

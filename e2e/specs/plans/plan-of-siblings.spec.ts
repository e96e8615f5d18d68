// @module-tag release
import { randomUUID } from 'node:crypto';
import { addDays } from '@hafi/base/kigali-time';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { newId } from '../../../apps/web/src/lib/outbox/outbox-id.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { prepareToSpeak } from '../../fixtures/calls/speaking.ts';
import { type MovingApp, startMovingApp } from '../../fixtures/moving-app.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { joinCircle } from '../../fixtures/people/join-circle.ts';
import {
  endOf,
  lostServer,
  newPayer,
  phoneOf,
  planFamily,
  planOf,
} from '../../fixtures/plans/plan-family.ts';
import { CardPage } from '../../pages/card-page.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const minute = 60_000;
const timeout = { timeout: 20_000 };
const noticed = 7;
const wish = { plan: 'complete', cycle: 'monthly', acceptTerms: true };

let app: MovingApp;
beforeAll(async () => {
  app = await startMovingApp(inject('seeded'));
});
afterAll(() => app.stop());

/** Whether the whole circle can be called. */
async function callsTheCircle(page: Page, conversationId: string): Promise<boolean> {
  await prepareToSpeak(page);
  await page.goto(`/call/with/${conversationId}`);
  const closed = page.getByText('This belongs to the plan Complete Care');
  const open = page.getByRole('button', { name: 'End the call' });
  await closed.or(open).first().waitFor(timeout);
  return !(await closed.isVisible());
}

describe('A care plan of siblings', () => {
  test('is paid by one and not by the other, goes on for seven days, and closes nothing of health', {
    timeout: 5 * minute,
  }, async ({ openPage }) => {
    // Given a daughter with a plan, and her brother, whom she asks for half of it
    const { daughter, elder, son } = await planFamily(openPage, app);
    let hers = await daughter.open();
    let his = await son.open();
    const talk = await post(his, '/api/conversations', { elderId: elder.id });
    const conversationId = talk.data.id ?? '';
    await post(hers, `/api/subscriptions/${elder.id}`, wish);
    const calendar = await post(hers, '/api/calendar-feed', {});
    await hers.goto(`/plan?elder=${elder.id}`);
    await hers.getByRole('link', { name: /^Share the payments/ }).click();
    await hers.getByRole('button', { name: 'Ask for a share' }).click();
    await hers.getByRole('button', { name: 'Send it' }).click();
    await hers.getByText('Asked. Nothing changes before they agree.').waitFor();
    await expectNoAxeViolations(hers);
    // When he agrees
    await his.goto(`/plan?elder=${elder.id}`);
    await his.getByText(`${daughter.name} asks whether you pay 50 % of this plan`).waitFor();
    await expectNoAxeViolations(his);
    await his.getByRole('button', { name: 'I agree' }).click();
    await his.getByText('You share the plan.').waitFor();
    await hers.goto(`/plan?elder=${elder.id}`);
    await hers.getByText(`${daughter.name}, ${son.name}`).waitFor();

    // Then each is asked for half a week before the free days end, and she pays hers
    const end = await endOf(hers, elder.id);
    await app.goTo(addDays(end, -noticed));
    hers = await daughter.open();
    await hers.goto(`/plan?elder=${elder.id}`);
    await hers.getByRole('link', { name: `Pay (${daughter.name})` }).click();
    await hers
      .getByText(/^9,000 RWF$/)
      .first()
      .waitFor();
    await new PaymentPage(hers).askPhone(daughter.account.phoneNumber);
    const herPhone = await phoneOf(openPage, app, daughter);
    await herPhone.answer('Approve');
    await hers.getByText('Subscription successful!').waitFor(timeout);
    his = await son.open();
    await his.goto(`/plan?elder=${elder.id}`);
    await his.getByRole('link', { name: `Pay (${son.name})` }).waitFor();
    expect(await his.getByRole('link', { name: `Pay (${daughter.name})` }).count()).toBe(0);

    // When the free days are over, and he refuses the prompt
    await app.goTo(end);
    his = await son.open();
    await his.goto(`/plan?elder=${elder.id}`);
    await his.getByText(/^Not paid yet\. It goes on until /).waitFor();
    await expectNoAxeViolations(his);
    await his.getByRole('link', { name: `Pay (${son.name})` }).click();
    await new PaymentPage(his).askPhone(son.account.phoneNumber);
    const hisPhone = await phoneOf(openPage, app, son);
    await hisPhone.answer('Refuse');
    await his
      .getByText('The payment was refused on the phone. Nothing was charged.')
      .waitFor(timeout);
    // Then for seven days everything goes on
    expect(await callsTheCircle(his, conversationId)).toBe(true);
    await app.goTo(addDays(end, 6));
    expect((await planOf(await son.open(), elder.id)).subscription?.status).toBe('grace');

    // When these days are over too
    await app.goTo(addDays(end, 7));
    hers = await daughter.open();
    his = await son.open();
    // Then the circle is not called any more
    expect(await callsTheCircle(his, conversationId)).toBe(false);
    // And what she has paid goes back to her
    await hers.goto(`/plan?elder=${elder.id}&show=payments`);
    await hers.getByText(`${daughter.name}: 9,000 RWF, given back`).waitFor(timeout);
    await expectNoAxeViolations(hers);
    // And what is for health, emergencies and what was given before stays
    const reading = await hers.request.post(`/api/elders/${elder.id}/vitals`, {
      data: { id: newId(), kind: 'heart-rate', values: { value: 72 } },
    });
    expect(reading.status(), await reading.text()).toBe(201);
    const help = await hers.request.post('/api/emergencies', {
      headers: { 'idempotency-key': randomUUID() },
      data: { elderId: elder.id },
    });
    expect(help.status(), await help.text()).toBe(201);
    expect((await hers.request.get(calendar.data.url ?? '')).status()).toBe(200);
    // While there is an emergency, the circle is called without a plan
    expect(await callsTheCircle(await son.open(), conversationId)).toBe(true);
  });

  test('is paid by card from abroad, and passes on when its payer leaves the circle', {
    timeout: 4 * minute,
  }, async ({ openPage }) => {
    // Given an elder with a phone of her own, and a daughter in Brussels who may start a plan
    const mother = await newPayer(openPage, app, { role: 'PATIENT', firstName: 'Chantal' });
    const daughter = await newPayer(openPage, app, { country: 'BE' });
    let hers = await mother.open();
    let abroad = await daughter.open();
    const [{ id: motherId } = { id: '' }] = await read<{ id: string }[]>(hers, '/api/elders');
    const permissions = ['messages', 'bookings:manage'];
    await joinCircle(hers, motherId, abroad, { relation: 'child', permissions });
    await post(abroad, `/api/subscriptions/${motherId}`, { ...wish, plan: 'essential' });
    // Then the elder reads who pays, and that there is nothing to do
    await hers.goto('/plan');
    await hers.getByRole('heading', { name: 'Your care plan' }).waitFor();
    await hers
      .getByText(`Who pays this plan for you: ${daughter.name}. You do not have to do anything.`)
      .waitFor();
    await expectNoAxeViolations(hers);
    // And a coordinator reads it too, which is written down
    const admin = await openPage({ ...app.visitor(), expectedProblems: [lostServer] });
    await signIn(admin, 'admin@hafi.test');
    await admin.goto(`/admin/people?person=${motherId}`);
    await admin.getByRole('button', { name: 'Care plans' }).click();
    await admin.getByText('Essential Care, Each month').waitFor();
    await admin.getByText(daughter.name).waitFor();
    await expectNoAxeViolations(admin);
    await admin.goto(`/admin/audit?person=${motherId}`);
    await admin
      .getByText(/looked at the care plans of/)
      .first()
      .waitFor();

    // When the free days are nearly over, the daughter pays by card
    const end = await endOf(hers, motherId);
    await app.goTo(addDays(end, -noticed));
    abroad = await daughter.open();
    await abroad.goto(`/plan?elder=${motherId}`);
    await abroad.getByRole('link', { name: /^Pay \(/ }).click();
    await abroad.getByText('Paying from abroad').waitFor();
    await expectNoAxeViolations(abroad);
    const payment = new PaymentPage(abroad);
    await payment.method('card').check();
    await payment.accept();
    await new CardPage(abroad).pay('5531886652142950');
    await abroad.getByText('Subscription successful!').waitFor(timeout);
    await abroad.getByRole('link', { name: 'Open the care plan' }).click();
    await abroad.getByRole('link', { name: /^What it opens, and who pays/ }).waitFor();

    // When she leaves the circle, and the next period is to be paid
    await post(abroad, `/api/elders/${motherId}/circle/leave`, {});
    await app.goTo(end);
    hers = await mother.open();
    const next = await endOf(hers, motherId);
    await app.goTo(addDays(next, -noticed));
    hers = await mother.open();
    // Then what is paid runs on, and the elder is asked, who may do without it
    await hers.goto('/notifications');
    await hers.getByText('You now look after a care plan').first().waitFor(timeout);
    await hers.goto('/plan');
    await hers.getByText(/^Paid until /).waitFor();
    await hers.getByRole('link', { name: `Pay (${mother.name})` }).waitFor();
    expect(await hers.getByText(daughter.name, { exact: true }).count()).toBe(0);
    await expectNoAxeViolations(hers);
    const gone = await daughter.open();
    expect((await gone.request.get(`/api/subscriptions/${motherId}`)).status()).toBe(404);
  });
});

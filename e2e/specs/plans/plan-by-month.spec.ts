// @module-tag release
import { addDays } from '@hafi/base/kigali-time';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { prepareToSpeak } from '../../fixtures/calls/speaking.ts';
import { type MovingApp, startMovingApp } from '../../fixtures/moving-app.ts';
import { post } from '../../fixtures/people/ask-server.ts';
import { endOf, phoneOf, planFamily, planOf } from '../../fixtures/plans/plan-family.ts';
import type { PayerPhone } from '../../pages/payer-phone.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const minute = 60_000;
const timeout = { timeout: 20_000 };
const noticed = 7;

let app: MovingApp;
beforeAll(async () => {
  app = await startMovingApp(inject('seeded'));
});
afterAll(() => app.stop());

/** Pays what is open on a page of payment, by phone. */
async function payByPhone(page: Page, phone: PayerPhone) {
  await new PaymentPage(page).askPhone(phone.number);
  await phone.answer('Approve');
  await page.getByText('Subscription successful!').waitFor(timeout);
}

describe('A care plan by the month', () => {
  test('is chosen, paid when the free days end, enlarged, made smaller, paused and ended', {
    timeout: 5 * minute,
  }, async ({ openPage }) => {
    // Given a daughter who keeps her mother's account, and her brother
    const { daughter, elder, son } = await planFamily(openPage, app);
    const talk = await post(await son.open(), '/api/conversations', { elderId: elder.id });
    const conversationId = talk.data.id ?? '';
    let page = await daughter.open();
    // When she chooses a plan from the prices
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Essential Care' }).click();
    await page.getByRole('heading', { level: 1, name: 'Start your plan' }).waitFor();
    await page.locator('input[name="acceptTerms"]').check();
    await page.getByRole('button', { name: 'Start 30 free days' }).click();
    // Then it begins without a payment
    await page.getByText('Subscription successful!').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Open the care plan' }).click();
    await page.getByText(/^Free until /).waitFor();

    // When the free days are nearly over
    const trialEnd = await endOf(page, elder.id);
    await app.goTo(addDays(trialEnd, -noticed));
    page = await daughter.open();
    // Then she is notified, and the notice leads to what is to be paid
    await page.goto('/notifications');
    await page.getByText('A care plan renews soon').first().waitFor(timeout);
    await page.goto(`/plan?elder=${elder.id}`);
    await page.getByRole('heading', { name: 'To pay' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /^Pay \(/ }).click();
    // When the prompt is refused on the phone
    let phone = await phoneOf(openPage, app, daughter);
    const payment = new PaymentPage(page);
    await payment.askPhone(phone.number);
    await phone.answer('Refuse');
    // Then nothing is lost, and it is paid with the next one
    const failed = page.getByRole('alert').filter({ hasText: 'The payment did not work' });
    await failed.getByText(/The plan stands as before/).waitFor(timeout);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await payByPhone(page, phone);

    // When the period has begun, and her brother calls the whole circle
    await app.goTo(trialEnd);
    const brother = await son.open();
    await prepareToSpeak(brother);
    await brother.goto(`/call/with/${conversationId}`);
    // Then he reads which plan opens it, and whom to ask
    const closed = brother.getByRole('status').filter({ hasText: 'This belongs to the plan' });
    await closed.getByText(new RegExp(`Ask who can choose it: .*${daughter.name}`)).waitFor();
    expect(await closed.getByRole('link').count()).toBe(0);
    await expectNoAxeViolations(brother);
    // When his sister calls, and goes where the plan is changed
    page = await daughter.open();
    await prepareToSpeak(page);
    await page.goto(`/call/with/${conversationId}`);
    await page.getByText('This belongs to the plan Complete Care').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Change the plan' }).click();
    await page.getByRole('button', { name: /^Choose \(Complete Care, Each month\)/ }).click();
    await page.getByRole('button', { name: 'Change the plan' }).click();
    // Then she pays the difference, and the larger plan is open at once
    await page
      .getByText(/^9,500 RWF$/)
      .first()
      .waitFor();
    phone = await phoneOf(openPage, app, daughter);
    await payByPhone(page, phone);
    const receipt = page.getByRole('link', { name: 'See the receipt' });
    const receiptPage = await receipt.getAttribute('href');
    await expect
      .poll(async () => (await planOf(page, elder.id)).subscription?.plan, timeout)
      .toBe('complete');
    // And leads back to where she was, from where she calls
    await page.getByRole('link', { name: 'Go on where you were' }).click();
    await page.getByRole('link', { name: 'Call', exact: true }).click();
    await page.waitForURL(/\/call\/[0-9a-f-]{36}$/, timeout);
    await page.goto(receiptPage ?? '');
    await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
    await page
      .getByText(/^9,500 RWF$/)
      .first()
      .waitFor();

    // When she chooses the smaller plan again
    await page.goto(`/plan?elder=${elder.id}`);
    await page.getByRole('link', { name: /^Change the plan/ }).click();
    await page.getByRole('button', { name: /^Choose \(Essential Care, Each month\)/ }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/^From .* on$/)
      .waitFor();
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await page.getByText('The change is noted.').waitFor();
    await expectNoAxeViolations(page);
    // Then the larger one runs to the end of what is paid
    expect((await planOf(page, elder.id)).subscription?.plan).toBe('complete');
    const monthEnd = await endOf(page, elder.id);
    await app.goTo(addDays(monthEnd, -1));
    page = await daughter.open();
    await page.goto(`/plan?elder=${elder.id}`);
    await page.getByRole('link', { name: /^Pay \(/ }).click();
    await page
      .getByText(/^8,500 RWF$/)
      .first()
      .waitFor();
    phone = await phoneOf(openPage, app, daughter);
    await payByPhone(page, phone);
    await app.goTo(monthEnd);
    page = await daughter.open();
    await page.goto(`/plan?elder=${elder.id}`);
    await page.getByText('Essential Care', { exact: true }).waitFor();
    await page.getByText(/^Paid until /).waitFor();

    // When she cancels what is paid in two taps, and thinks better of it
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByText(/^Paid, and ends on /).waitFor();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByText(/^Paid until /).waitFor();
    // And pauses it for a month
    await page.getByRole('button', { name: 'Pause the plan' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pause the plan' }).click();
    await page.getByText(/Pauses from .*, months: 1$/).waitFor();
    await app.goTo(await endOf(page, elder.id));
    page = await daughter.open();
    await page.goto(`/plan?elder=${elder.id}`);
    // Then nothing is to be paid and nothing is open, until she goes on
    await page.getByText(/^Pauses until /).waitFor();
    expect(await page.getByRole('heading', { name: 'To pay' }).count()).toBe(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /^What it opens, and who pays/ }).click();
    await page.getByText('Nothing while it pauses').waitFor();
    await expectNoAxeViolations(page);
    await page.goto(`/plan?elder=${elder.id}`);
    await page.getByRole('button', { name: 'Go on today' }).click();
    await page.getByText(/^Not paid yet\. It goes on until /).waitFor();
    await page.getByRole('heading', { name: 'To pay' }).waitFor();
    // And what nobody has paid ends at once
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByText('It ends at once, and nothing is to be paid.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByText(`${elder.name} has no care plan now.`).waitFor();
    await expectNoAxeViolations(page);
  });
});

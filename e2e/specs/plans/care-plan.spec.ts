// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { signUp } from '../../fixtures/new-person.ts';

const wish = { plan: 'essential', cycle: 'monthly', acceptTerms: true };

describe('The care plan of an elder', () => {
  test('is free at first, changed, cancelled in two taps and kept', async ({ openPage }) => {
    // Given a daughter who looks after her mother's account, and free days that have begun
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    const elder = await registerElder(page);
    const begun = await page.request.post(`/api/subscriptions/${elder.id}`, { data: wish });
    expect(begun.status()).toBe(201);
    // When she opens the plan
    await page.goto(`/plan?elder=${elder.id}`);
    // Then it says until when it is free
    await page.getByText(/^Free until /).waitFor();
    await expectNoAxeViolations(page);
    // When she chooses a larger plan in the free days
    await page.getByRole('link', { name: /^Change the plan/ }).click();
    await page.getByRole('button', { name: /^Choose \(Complete Care, Each month\)/ }).click();
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await page.getByText('The change is noted.').waitFor();
    await expectNoAxeViolations(page);
    // Then nothing is to be paid, and the next payment is that of the larger plan
    await page.goto(`/plan?elder=${elder.id}`);
    await page.getByText(/: Complete Care, 18,000 RWF$/).waitFor();
    expect(await page.getByRole('heading', { name: 'To pay' }).count()).toBe(0);
    // When she cancels in two taps
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the plan' }).click();
    // Then it says when it ends, and she can keep it
    await page.getByText(/^Free, and ends on /).waitFor();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByText(/^Free until /).waitFor();
    await expectNoAxeViolations(page);
  });
});

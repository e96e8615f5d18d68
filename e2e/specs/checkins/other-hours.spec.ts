// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { read } from '../../fixtures/people/ask-server.ts';

describe('The hours of the check-ins', () => {
  test('can be others on some days, behind one press', { timeout: 120_000 }, async ({
    openPage,
  }) => {
    // Given an elder on a small phone who sets her usual hour
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page, { role: 'PATIENT' });
    await signIn(page, email, password);
    const [elder] = await read<{ id: string }[]>(page, '/api/elders');
    await page.goto(`/check-in-plan?elder=${elder?.id}`);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel(/^By what time/).selectOption('08:00');
    await expect.poll(() => page.getByRole('combobox', { name: 'Sunday' }).count()).toBe(0);
    // When she goes to church on Sundays, and has no hour on Tuesdays
    await page.getByText('Other hours on some days').click();
    await page.getByRole('combobox', { name: 'Sunday' }).selectOption('11:30');
    await page.getByRole('checkbox', { name: 'Tuesday' }).uncheck();
    await page.getByRole('combobox', { name: 'Tuesday' }).waitFor({ state: 'detached' });
    await expectNoAxeViolations(page);
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/at the other hours on their days\.$/).waitFor();
    // Then it is so after a reload, and stands open
    await page.reload();
    const sunday = page.getByRole('combobox', { name: 'Sunday' });
    await sunday.waitFor();
    await expect.poll(() => sunday.inputValue()).toBe('11:30');
    expect(await read(page, `/api/elders/${elder?.id}/check-in-plan`)).toMatchObject({
      time: '08:00',
      weekdays: [1, 3, 4, 5, 6, 7],
      otherTimes: [{ weekday: 7, time: '11:30' }],
    });
    // And back to the usual hour with one choice
    await sunday.selectOption({ label: '08:00, as usual' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Kept. A check-in is expected by 08:00.').waitFor();
  });
});

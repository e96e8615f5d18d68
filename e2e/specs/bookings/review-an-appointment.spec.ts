// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { inventName } from '../../fixtures/new-person.ts';

interface Appointment {
  id: string;
  doctor: { id: string };
  can: { review: boolean };
}

describe('A past appointment', () => {
  test('is reviewed once by the patient, and everybody can read it', async ({ openPage }) => {
    // Given a past appointment of the elder
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'elder@hafi.test');
    const past = await page.request.get('/api/bookings?scope=past');
    const { data } = (await past.json()) as { data: Appointment[] };
    const appointment = data.find(({ can }) => can.review);
    if (!appointment) throw new Error('a past appointment is needed');
    await page.goto(`/bookings/${appointment.id}`);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    // When nothing is chosen, then the form says what is missing
    await send.click();
    await page.getByText('Please fill this in.').first().waitFor();
    await expectNoAxeViolations(page);
    // When it is answered, then there are thanks and nothing more to fill in
    await page.getByRole('radio', { name: 'Very good' }).check();
    const opinion = inventName('Asobanura buhoro');
    await page.getByLabel('In your words (optional)').fill(opinion);
    await send.click();
    await page.getByText(/^Thank you\. Your words help/).waitFor();
    await expect.poll(() => send.count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await send.count()).toBe(0);

    // And a visitor reads it on the doctor's page
    const visitor = await openPage({ viewport: { width: 360, height: 740 } });
    await visitor.goto(`/doctors/${appointment.doctor.id}`);
    const words = visitor.locator('main li', { hasText: opinion });
    await words.waitFor();
    await expect.poll(() => words.textContent()).toContain('5 of 5');
    await expect.poll(() => words.textContent()).toMatch(/Espérance M\./);
    await expectNoAxeViolations(visitor);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
});

// @module-tag release
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD, signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { inventPerson } from '../../fixtures/new-person.ts';

describe('A new doctor', () => {
  test('fills in the profile and the working hours', async ({ page }) => {
    // Given somebody who has signed up as a doctor
    const email = inventPerson().email;
    const person = { firstName: 'Nora', lastName: 'Uwase', email, role: 'DOCTOR' };
    const signedUp = await page.request.post('/api/auth/signup', {
      data: { ...person, password: DEMO_PASSWORD },
    });
    expect(signedUp.status()).toBe(201);
    await signIn(page, email);
    // When they open their dashboard
    await page.goto('/doctor-dashboard');
    // Then the first step is clear
    await page.getByRole('link', { name: 'Fill in your doctor profile' }).click();
    await page.getByRole('heading', { name: 'Doctor profile' }).waitFor();
    // When something is missing, the page says what to do
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('heading', { name: 'Some answers need a look' }).waitFor();
    await expectNoAxeViolations(page);
    // And when all is filled in, it is saved
    await page.getByLabel('Specialty').selectOption('geriatrics');
    await page.getByLabel('About you').fill('I visit elders at home, and I listen first.');
    await page.getByLabel('Years of experience').fill('12');
    await page.getByLabel('Workplace').fill('Ivuriro Ituze');
    await page.getByLabel('District').selectOption({ label: 'Gasabo' });
    await page.getByLabel('Sector').selectOption({ label: 'Remera' });
    await page.getByLabel('General Consultation').check();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('A coordinator must first check your licence and your papers.').waitFor();
    // And the hours of Monday serve the whole week
    await page.getByRole('heading', { name: 'Working hours' }).waitFor();
    const monday = page.getByRole('region', { name: 'Monday' });
    await monday.getByRole('button', { name: /^Add hours/ }).click();
    await monday.getByLabel('Begins').first().selectOption('08:00');
    await page.getByRole('button', { name: 'Use these hours until Friday' }).click();
    await page.getByRole('button', { name: 'Save working hours' }).click();
    await page.getByText(/^Your working hours are saved/).waitFor();
    const answer = await page.request.get('/api/practice/working-hours');
    const week = ((await answer.json()) as { data: { weekday: number }[] }).data;
    expect(week.filter(({ weekday }) => weekday <= 5)).toEqual(
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '08:00', end: '12:00' })),
    );
    await expectNoAxeViolations(page);
    // And the dashboard says what is missing
    await page.goto('/doctor-dashboard');
    await page.getByText('Patients cannot find you yet.').waitFor();
  });
});

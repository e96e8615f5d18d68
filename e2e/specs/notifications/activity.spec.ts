// @module-tag release
import { randomInt } from 'node:crypto';
import { describe, expect } from 'vitest';
import { demoNow } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { joinCircle } from '../../fixtures/people/join-circle.ts';

const phone = { viewport: { width: 360, height: 740 } };

/** A mother with a phone of her own, and her daughter who reads her health on another. */
async function motherAndDaughter(openPage: OpenPage, locale: 'en' | 'rw' | 'fr' = 'en') {
  const mother = await openPage(phone);
  const known = { firstName: 'Chantal', lastName: 'Mukamana' };
  const elder = await signUp(mother, { role: 'PATIENT', ...known });
  await signIn(mother, elder.email, elder.password);
  const daughter = await openPage({ ...phone, locale });
  const child = await signUp(daughter, { role: 'FAMILY', locale, firstName: 'Claudine' });
  await signIn(daughter, child.email, child.password);
  const [{ id } = { id: '' }] = await read<{ id: string }[]>(mother, '/api/elders');
  await joinCircle(mother, id, daughter, { relation: 'child', permissions: ['health:read'] });
  return { mother, daughter, id };
}

describe('Recent activity', () => {
  test("a daughter sees her mother's day, and what is taken back goes", async ({ openPage }) => {
    const { daughter, id, mother } = await motherAndDaughter(openPage);
    await daughter.goto('/family-dashboard');
    await daughter.getByRole('link', { name: /Recent Activity/ }).waitFor();
    await post(mother, '/api/check-ins', { at: new Date(demoNow()).toISOString() });
    const values = { systolic: 128, diastolic: 82 };
    const kind = 'blood-pressure';
    await post(mother, `/api/elders/${id}/vitals`, { id: crypto.randomUUID(), kind, values });
    // The newest event stands in the row, without loading the page again.
    const row = daughter.getByRole('link', { name: /Recent Activity.*128\/82.*Chantal Mukamana/ });
    await row.click();
    await daughter.getByRole('heading', { level: 2, name: 'Today' }).waitFor();
    const lines = daughter.locator('main ol > li');
    await lines.filter({ hasText: 'Blood pressure measured: 128/82 mmHg' }).waitFor();
    const first = await lines.first().textContent();
    expect(first).toContain('Chantal Mukamana');
    const checkIn = lines.filter({ hasText: 'Meze neza: I am well' });
    await checkIn.waitFor();
    await expectNoAxeViolations(daughter);
    const answer = await mother.request.delete('/api/check-ins/today');
    expect(answer.ok()).toBe(true);
    await expect.poll(() => checkIn.count()).toBe(0);
    // The line leads to what it is about.
    await daughter.getByRole('link', { name: /128\/82/ }).click();
    await daughter.waitForURL(/\/healthcare\?tab=vitals&elder=/);
  });

  test('the mother sees who did what, and her daughter may choose one of two elders', async ({
    openPage,
  }) => {
    const { daughter, id, mother } = await motherAndDaughter(openPage);
    await mother.goto('/activity');
    await mother.getByText('New in the circle').waitFor();
    await mother.getByText(/Claudine/).waitFor();
    const phoneNumber = `+25078${randomInt(1_000_000, 9_999_999)}`;
    const aunt = await registerElder(daughter, {
      firstName: 'Agnès',
      lastName: 'Uwimana',
      phoneNumber,
    });
    const reading = { kind: 'heart-rate', values: { value: 71 } };
    await post(daughter, `/api/elders/${aunt.id}/vitals`, { id: crypto.randomUUID(), ...reading });
    await post(mother, `/api/elders/${id}/vitals`, {
      id: crypto.randomUUID(),
      kind: 'heart-rate',
      values: { value: 66 },
    });
    await daughter.goto('/activity');
    const lines = daughter.locator('main ol > li');
    await lines.filter({ hasText: '71 bpm' }).filter({ hasText: 'by you' }).waitFor();
    await lines.filter({ hasText: '66 bpm' }).waitFor();
    await daughter.getByLabel('About whom').selectOption({ label: 'Agnès Uwimana' });
    await expect.poll(() => lines.filter({ hasText: '66 bpm' }).count()).toBe(0);
    await lines.filter({ hasText: '71 bpm' }).waitFor();
  });

  for (const locale of ['en', 'rw', 'fr'] as const) {
    test(`nothing is cut at 320 px with the largest text, ${locale}`, async ({ openPage }) => {
      const { daughter, mother } = await motherAndDaughter(openPage, locale);
      await post(mother, '/api/check-ins', { at: new Date(demoNow()).toISOString() });
      await daughter.setViewportSize({ width: 320, height: 640 });
      await daughter.goto('/activity');
      await daughter.locator('main ol > li').first().waitFor();
      await daughter.evaluate(() => {
        document.documentElement.dataset.text = 'largest';
      });
      expect(await pageFaults(daughter, { locale })).toEqual([]);
    });
  }
});

import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';

const practice = {
  specialty: 'geriatrics',
  bio: 'I visit elders at home, and I listen first.',
  experience: 9,
  workplace: 'Ivuriro Ituze',
  sectorCode: '1207',
  languages: ['rw', 'en'],
  types: ['general'],
};

describe('The coordinator', () => {
  test('lists a doctor whose papers were checked', async ({ openPage }) => {
    // Given a doctor who waits, and whom nobody finds
    const doctor = await openPage();
    const lastName = inventName('Kayitare');
    const { email, password } = await signUp(doctor, { role: 'DOCTOR', lastName });
    await signIn(doctor, email, password);
    const saved = await doctor.request.put('/api/practice/profile', { data: practice });
    expect(saved.status(), await saved.text()).toBe(200);
    const name = `Dr Solange ${lastName}`;
    const visitor = await openPage();
    await visitor.goto(`/doctors?q=${encodeURIComponent(lastName)}`);
    await visitor.getByRole('status').filter({ hasText: 'found' }).first().waitFor();
    expect(await visitor.getByRole('link', { name, exact: true }).count()).toBe(0);
    // When the coordinator reads who waits
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'admin@hafi.test');
    await page.goto('/admin');
    await page.getByRole('button', { name: `Verify ${name}` }).click();
    // Then she is asked first, and may leave it
    const question = page.getByRole('alertdialog');
    await question.getByText(`List ${name} in the directory?`).waitFor();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Not yet' }).click();
    await question.waitFor({ state: 'detached' });
    // When she says yes
    await page.getByRole('button', { name: `Verify ${name}` }).click();
    await question.getByRole('button', { name: 'Yes, the papers were checked' }).click();
    // Then the doctor is in the directory and waits no more
    await page.getByText(`${name} is in the directory now.`).waitFor();
    await page.getByRole('button', { name: `Verify ${name}` }).waitFor({ state: 'detached' });
    await visitor.reload();
    await visitor.getByRole('link', { name, exact: true }).waitFor();
    // And the doctor's dashboard no longer says that somebody checks
    await doctor.goto('/doctor-dashboard');
    await doctor.getByRole('heading', { name: 'Waiting for your answer' }).waitFor();
    expect(await doctor.getByText('A coordinator is checking your profile.').count()).toBe(0);
  });
});

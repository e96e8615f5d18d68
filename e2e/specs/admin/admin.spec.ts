// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';
import { aPaper, proveEmail } from '../../fixtures/people/checked-person.ts';

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
  test('lists a doctor whose papers were opened and compared', async ({ openPage }) => {
    // Given a doctor who has filled in a profile and working hours, and is told what is missing
    const doctor = await openPage({ viewport: { width: 360, height: 740 } });
    const lastName = inventName('Kayitare');
    const { email, password } = await signUp(doctor, { role: 'DOCTOR', lastName });
    await signIn(doctor, email, password);
    const saved = await doctor.request.put('/api/practice/profile', { data: practice });
    expect(saved.status(), await saved.text()).toBe(200);
    const spells = [{ weekday: 1, start: '08:00', end: '12:00' }];
    await doctor.request.put('/api/practice/working-hours', { data: { spells } });
    await proveEmail(doctor, email);
    const name = `Solange ${lastName}`;
    await doctor.goto('/doctor-dashboard');
    await doctor.getByRole('link', { name: 'Your papers: what is missing' }).click();
    await doctor.getByRole('heading', { name: 'What is still missing' }).waitFor();
    await expectNoAxeViolations(doctor);
    // When the papers are added and sent
    for (const kind of ['Identity card or passport', 'Licence of the council']) {
      await doctor.getByLabel('What it shows').selectOption({ label: kind });
      await doctor.locator('main input[type="file"]:not([capture])').setInputFiles(aPaper);
      await doctor.getByRole('button', { name: 'Add this paper' }).click();
      await doctor.getByRole('heading', { name: kind, exact: true }).waitFor();
    }
    await doctor.getByLabel('Number of your licence').fill('RMDC 0421');
    await doctor.getByLabel('Licence valid until').fill('2028-12-31');
    await doctor.getByRole('button', { name: 'Send to be checked' }).click();
    await doctor.getByText('A coordinator looks at your papers.').waitFor();
    const visitor = await openPage();
    await visitor.goto(`/doctors?q=${encodeURIComponent(lastName)}`);
    await visitor.getByRole('status').filter({ hasText: 'found' }).first().waitFor();
    const listed = visitor.getByRole('link', { name: `Dr ${name}`, exact: true });
    expect(await listed.count()).toBe(0);
    // Then the coordinator cannot confirm before the papers were opened
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'admin@hafi.test');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Doctors, caregivers and volunteers' }).click();
    const confirm = page.getByRole('button', { name: `Confirm (${name})` });
    await confirm.waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    for (const kind of ['Identity card or passport', 'Licence of the council']) {
      const opened = page.waitForEvent('download');
      await page.getByRole('link', { name: `${kind} (${name})` }).click();
      await opened;
    }
    await expect.poll(() => confirm.isDisabled()).toBe(false);
    await expectNoAxeViolations(page);
    await confirm.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Yes, I have compared the papers' }).click();
    // And then the doctor is in the directory and waits no more
    await page.getByText(`${name} is confirmed.`).waitFor();
    await confirm.waitFor({ state: 'detached' });
    await visitor.reload();
    await listed.waitFor();
    await doctor.getByText('A coordinator has checked who you are.').waitFor();
  });
});

// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';

const expectedProblems = [/40[13]/];

/** Somebody who is signed in on their phone, and the coordinator beside them who finds them. */
async function somebodyFound(openPage: OpenPage) {
  const lastName = inventName('Kabera');
  const name = `Solange ${lastName}`;
  const phone = await openPage({ viewport: { width: 360, height: 740 }, expectedProblems });
  const { email, password } = await signUp(phone, { role: 'FAMILY', lastName });
  await signIn(phone, email, password);
  await phone.goto('/family-dashboard');
  await phone.getByRole('heading', { level: 1 }).waitFor();
  const page = await openPage();
  await signIn(page, 'admin@hafi.test');
  await page.goto('/admin/people');
  await page.getByLabel('Find by name, number or e-mail').fill(lastName);
  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('region', { name });
  await panel.getByText(email, { exact: false }).first().waitFor();
  return { email, name, page, panel, password, phone };
}

const trySignIn = async (page: Page, email: string, password: string) => {
  const answer = await page.request.post('/api/auth/signin', { data: { email, password } });
  return { status: answer.status(), body: (await answer.json()) as { code?: string } };
};

describe('A coordinator', { timeout: 120_000 }, () => {
  test('suspends somebody, whose session ends and who cannot sign in until it is lifted', async ({
    openPage,
  }) => {
    // Given somebody whom the coordinator has found
    const { email, name, page, panel, password, phone } = await somebodyFound(openPage);
    await panel.getByText(/^on (one|\d+) devices?$/).waitFor();
    await expectNoAxeViolations(page);
    // When the coordinator suspends them without a word
    await panel.getByRole('button', { name: 'Suspend' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/Signed out at once on every device/).waitFor();
    await question.getByRole('button', { name: 'Suspend', exact: true }).click();
    // Then a reason is asked for, and nothing has happened
    await question.getByText('Write why: it is kept.').first().waitFor();
    expect((await phone.request.get('/api/auth/sessions')).status()).toBe(200);
    await expectNoAxeViolations(page);
    // When there is a reason
    await question.getByLabel('Why').fill('Asks elders for money.');
    await question.getByRole('button', { name: 'Suspend', exact: true }).click();
    await panel.getByText(`${name} is suspended.`).waitFor();
    await panel.getByText(/^Suspended by .*: Asks elders for money\.$/).waitFor();
    await panel.getByText('on no device').waitFor();
    // Then the phone that was signed in is signed in no more
    expect((await phone.request.get('/api/auth/sessions')).status()).toBe(401);
    await phone.goto('/family-dashboard');
    await phone.waitForURL(/\/login/);
    // And signing in says why it is refused
    expect((await trySignIn(phone, email, password)).status).toBe(403);
    await phone.getByLabel('Email').fill(email);
    await phone.getByLabel('Password', { exact: true }).fill(password);
    await phone.getByRole('button', { name: 'Sign In' }).click();
    await phone
      .getByText(/Asks elders for money\./)
      .first()
      .waitFor();
    // When it is lifted
    await panel.getByRole('button', { name: 'Lift the suspension' }).click();
    await question.getByLabel('Why').fill('A misunderstanding.');
    await question.getByRole('button', { name: 'Lift it' }).click();
    await panel.getByText(`The suspension of ${name} is lifted.`).waitFor();
    // Then they are in again
    await phone.getByRole('button', { name: 'Sign In' }).click();
    await phone.waitForURL(/\/family-dashboard/);
  });

  test('changes a role, and the log says who did what, to whom and why', async ({ openPage }) => {
    // Given somebody whom the coordinator has found
    const { name, page, panel, phone } = await somebodyFound(openPage);
    // When they become a volunteer too
    await panel.getByRole('button', { name: 'Change role' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('checkbox', { name: 'Volunteer' }).check();
    await question.getByLabel('Why').fill('Wants to help in Gasabo.');
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Change the roles' }).click();
    await panel.getByText(`The roles of ${name} are changed.`).waitFor();
    // Then their home is that of volunteers
    await phone.goto('/volunteer-dashboard');
    await phone.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(phone.url()).pathname).toBe('/volunteer-dashboard');
    // And the log of this person has it, the last first
    await panel.getByRole('link', { name: 'What was done' }).click();
    await page.getByRole('heading', { level: 1, name: 'What was done' }).waitFor();
    const log = page.getByRole('region', { name: 'The last first' });
    const lines = log.getByRole('listitem');
    const changed = lines.filter({ hasText: 'changed the roles of' });
    await changed.waitFor();
    await expect
      .poll(() => changed.textContent())
      .toMatch(
        new RegExp(`changed the roles of ${name}: .*VOLUNTEER: Wants to help in Gasabo\\.$`),
      );
    await lines.filter({ hasText: 'opened the account of' }).first().waitFor();
    await expectNoAxeViolations(page);
    // When only what concerns papers is shown
    await page.getByLabel('Show').selectOption({ label: 'Papers' });
    // Then nothing of this is there, and people bring it back
    await log.getByText('Nothing of this was done').waitFor();
    await page.getByLabel('Show').selectOption({ label: 'People' });
    await changed.waitFor();
    // And without the person the log is of everybody
    await page.getByRole('link', { name: `Only ${name}` }).click();
    await page.waitForURL((url) => !url.searchParams.has('person'));
    await changed.first().waitFor();
  });

  test('alone reads the log', async ({ openPage }) => {
    const page = await openPage({ expectedProblems: [/403/] });
    await signIn(page, 'doctor@hafi.test');
    expect((await page.request.get('/api/admin/audit')).status()).toBe(403);
    await page.goto('/admin/audit');
    await page.waitForURL(/\/doctor-dashboard|\/dashboard/);
  });
});

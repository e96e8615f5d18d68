// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { inventPerson, signUp } from '../../fixtures/new-person.ts';
import { readCode } from '../../fixtures/outbox.ts';

describe('The account settings', () => {
  test('change the name, and verify a new e-mail address', async ({ page }) => {
    // Given somebody at the profile
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/profile');
    // When the name and the address change
    const newEmail = inventPerson().email;
    await page.getByLabel('First name').fill('Solange Aline');
    await page.getByLabel('Email').fill(newEmail);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    // Then Hafi asks whether it is them, because phones are shared
    await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    // Then it is saved, and the new address waits for its code
    await page.getByRole('status').getByText('Profile updated successfully!').waitFor();
    await page.getByRole('heading', { name: 'Confirm your new e-mail address' }).waitFor();
    await page.getByLabel('Code').fill(await readCode(newEmail));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Confirm your new' }).waitFor({ state: 'detached' });
    // And the account has both
    const { data } = await (await page.request.get('/api/auth/session')).json();
    expect(data).toMatchObject({ firstName: 'Solange Aline', email: newEmail });
  });

  test('sign out other devices, one or all', async ({ openPage }) => {
    // Given somebody who is signed in on three devices
    const [page, tablet, phone] = [await openPage(), await openPage(), await openPage()];
    const { email, password } = await signUp(page);
    for (const device of [tablet, phone, page]) await signIn(device, email, password);
    for (const device of [tablet, phone]) {
      await device.goto('/profile');
      await device.getByLabel('First name').waitFor();
    }
    await page.goto('/settings?tab=privacy');
    const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
    await expect.poll(() => rows.count()).toBe(3);
    // When one is signed out
    await page
      .getByRole('button', { name: /^Sign out (?!all)/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    // Then two are left
    await expect.poll(() => rows.count()).toBe(2);
    // When all others are
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    // Then only this one is left, and the others show nothing more of them, without a reload
    await expect.poll(() => rows.count()).toBe(1);
    for (const device of [tablet, phone]) {
      await device.waitForURL('**/login?next=*');
      expect(await device.getByLabel('First name').count()).toBe(0);
    }
    await page.reload();
    await rows.first().waitFor();
  });

  test('change the password', async ({ page }) => {
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=privacy');
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill('Agaseke-8');
    await page.getByLabel('Confirm new password').fill('Agaseke-8');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByRole('alert').getByText('Your current password is not right.').waitFor();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByRole('status').getByText('Your password is changed.').waitFor();
    await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
  });

  test('change the appearance, also for the next time', async ({ page }) => {
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=appearance');
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.getByText('Dark', { exact: true }).click();
    expect(await theme()).toBe('dark');
    await page.reload();
    expect(await theme()).toBe('dark');
  });
});

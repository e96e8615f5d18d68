// @module-tag release
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';

describe('The profile', () => {
  test('stores an address, an emergency contact and a medical card', async ({ page }) => {
    // Given somebody at their profile
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Personal Info' }).waitFor();
    await page.getByRole('tab', { name: 'Privacy & Security' }).waitFor();
    expect(await page.getByRole('main').getByText(email).count()).toBeGreaterThan(0);
    // When everything is written
    await page.getByLabel('Address').fill('KG 11 Ave, green gate');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByLabel('Name of the person to call').fill('Eric Mugisha');
    await page.getByLabel('Who is this to you?').selectOption('child');
    await page.getByLabel('Phone number of this person').fill('078 812 3456');
    await page.getByRole('button', { name: 'Save emergency contact' }).click();
    await page.getByRole('button', { name: 'Remove emergency contact' }).waitFor();
    await page.getByLabel('Blood type').selectOption('O+');
    await page.getByLabel('Allergies').fill('Penicillin');
    await page.getByRole('button', { name: 'Save medical card' }).click();
    await expect.poll(() => page.getByText('Profile updated successfully!').count()).toBe(3);
    // Then it is there the next time
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Name of the person to call').inputValue())
      .toBe('Eric Mugisha');
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('KG 11 Ave, green gate');
    await expect.poll(() => page.getByLabel('Blood type').inputValue()).toBe('O+');
    await expect.poll(() => page.getByLabel('Allergies').inputValue()).toBe('Penicillin');
    // And it can be kept as a picture for the lock screen
    await page.getByRole('link', { name: 'Show, print or keep it as a picture' }).click();
    await page.getByRole('heading', { level: 1, name: 'Medical card' }).waitFor();
    await page.getByText('Eric Mugisha, Son or daughter, +250 788 123 456').waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture for the lock screen' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('hafi-medical-card.png');
    const { format, height, width } = await sharp(await saved.path()).metadata();
    expect({ format, height, width }).toEqual({ format: 'png', height: 2160, width: 1080 });
    await page.getByText(/^The picture is saved. Set it/).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Remove emergency contact' }).waitFor();
    // And the person can be taken out again
    await page.getByRole('button', { name: 'Remove emergency contact' }).click();
    await page.getByText('The emergency contact is removed.').waitFor();
    await expect.poll(() => page.getByLabel('Name of the person to call').inputValue()).toBe('');
  });

  test('shows errors at their fields, and loses nothing on a reload', async ({ page }) => {
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/profile');
    await page.getByLabel('Name of the person to call').fill('Eric Mugisha');
    await page.getByLabel('Phone number of this person').fill('12');
    await page.getByRole('button', { name: 'Save emergency contact' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Some answers need a look' });
    await summary.getByText('Choose who this is to you.').waitFor();
    const phone = page.getByLabel('Phone number of this person');
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
    await page.reload();
    await expect.poll(() => phone.inputValue()).toBe('12');
    await expect
      .poll(() => page.getByLabel('Name of the person to call').inputValue())
      .toBe('Eric Mugisha');
  });

  test('leads to the dashboard of the role', async ({ page }) => {
    await signIn(page, 'doctor@hafi.test');
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/doctor-dashboard');
  });
});

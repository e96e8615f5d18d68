// @module-tag release
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { inventPerson } from '../../fixtures/new-person.ts';

describe('A new person', () => {
  test('signs up, signs in and signs out', async ({ openPage }) => {
    // Given an elder with a small phone
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const { email, password } = inventPerson();
    // When she fills the sign-up form
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Espérance');
    await page.getByLabel('Last name').fill('Mukamana');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone number').fill('078 812 3456');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByText('I am an elder').click();
    await page.getByLabel('District').selectOption('Gasabo');
    await page.getByLabel('Sector (optional)').selectOption('Remera');
    await page.getByRole('button', { name: 'Open my account' }).click();
    // Then she comes to the sign-in page, which says so and knows her address
    await page.waitForURL('**/login');
    await page
      .getByRole('status')
      .getByText('Account created successfully! Please log in with your credentials.')
      .waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    // When she signs in
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    // Then she is at home, and her profile knows where she lives
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await page.goto('/profile');
    await page.getByText('Saved now: Remera, Gasabo').waitFor();
    await expect.poll(() => page.getByLabel('Sector (optional)').inputValue()).toBe('Remera');
    // When she signs out
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    // Then her pages ask to sign in again
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile');
    await page.waitForURL('**/login?next=%2Fprofile');
  });

  test('is told what to do, and loses nothing', async ({ page }) => {
    // Given somebody who typed two different passwords and left the rest for later
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Jean');
    await page.getByLabel('Password', { exact: true }).fill('Imigongo-7');
    await page.getByLabel('Confirm password').fill('Imigongo-8');
    // When they send the form
    await page.getByRole('button', { name: 'Open my account' }).click();
    // Then the first wrong field takes the focus, and a summary leads to each
    const summary = page.getByRole('alert').filter({ hasText: 'Some answers need a look' });
    await summary.getByRole('link', { name: 'Passwords do not match' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('lastName');
    await summary.getByRole('link', { name: 'Choose a district.' }).click();
    await expect.poll(focused).toBe('district');
    // When the page is loaded again
    await page.reload();
    // Then the name is still there, and the passwords are not
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Jean');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  });

  test('finds every district, and below it what belongs to it', async ({ page }) => {
    await page.goto('/signup');
    const districts = page.getByLabel('District').locator('option');
    await expect.poll(() => districts.count()).toBe(31);
    // When a province is chosen, only its districts are left
    await page.getByLabel('Province').selectOption({ label: 'City of Kigali' });
    await expect.poll(() => districts.count()).toBe(4);
    // When another place is chosen above, what was below goes
    await page.getByLabel('District').selectOption('Gasabo');
    await page.getByLabel('Sector (optional)').selectOption('Remera');
    await page.getByLabel('Cell (optional)').waitFor();
    await page.getByLabel('District').selectOption('Kicukiro');
    await expect.poll(() => page.getByLabel('Sector (optional)').inputValue()).toBe('');
    await page.getByLabel('Cell (optional)').waitFor({ state: 'detached' });
  });
});

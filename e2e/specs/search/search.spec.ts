// @module-tag keyboard
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTime } from '../../fixtures/free-times.ts';

const placeholder = 'Search patients, doctors, appointments...';

describe('The search of the header', () => {
  test('is used with the keyboard alone', async ({ page }) => {
    // Given a member at their dashboard, who keeps nobody's appointments
    await signIn(page, 'volunteer@hafi.test');
    await page.goto('/volunteer-dashboard');
    const line = page.getByRole('combobox', { name: 'Search' });
    await expect.poll(() => line.getAttribute('placeholder')).toBe(placeholder);
    await line.focus();
    // When they type a name with a typing error
    await page.keyboard.type('ishimew');
    const doctor = page.getByRole('option', { name: /^Dr Grace Ishimwe / });
    await doctor.waitFor();
    await expect.poll(() => line.getAttribute('aria-expanded')).toBe('true');
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ results?$/ })
      .waitFor();
    await expectNoAxeViolations(page);
    // Then the arrows walk, the focus stays, Escape closes and keeps what was typed
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => doctor.getAttribute('aria-selected')).toBe('true');
    expect(await line.getAttribute('aria-activedescendant')).toBe(await doctor.getAttribute('id'));
    await page.keyboard.press('Escape');
    await doctor.waitFor({ state: 'detached' });
    await expect.poll(() => line.inputValue()).toBe('ishimew');
    await expect.poll(() => line.evaluate((it) => it === document.activeElement)).toBe(true);
    // And Enter opens what is marked
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dr Grace Ishimwe' }).waitFor();
    await expect.poll(() => line.inputValue()).toBe('');
  });

  test('finds pages and help in the language of the page, and closes by a press outside', async ({
    openPage,
  }) => {
    const page = await openPage({ locale: 'fr' });
    await signIn(page, 'family@hafi.test');
    await page.goto('/help');
    const line = page.getByRole('combobox');
    await line.fill('tension');
    await page.getByRole('option', { name: 'Santé', exact: true }).waitFor();
    await page.mouse.click(1250, 780);
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await line.fill('mot de passe');
    await page.getByRole('option', { name: 'Confidentialité et sécurité' }).click();
    await page.waitForURL((url) => url.pathname === '/settings');
  });

  test('opens the page of results by Enter', async ({ page }) => {
    await signIn(page, 'family@hafi.test');
    await page.goto('/family-dashboard');
    const line = page.getByPlaceholder(placeholder);
    await line.fill('habimana');
    await line.press('Enter');
    await page.waitForURL((url) => url.pathname === '/search' && url.search === '?q=habimana');
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    await page.getByRole('link', { name: /^Dr Jean Habimana General medicine/ }).waitFor();
    await expectNoAxeViolations(page);
  });

  test('says that nothing was found, and what to do offline', async ({ openPage }) => {
    const page = await openPage({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });
    await signIn(page, 'family@hafi.test');
    await page.goto('/family-dashboard');
    const line = page.getByRole('combobox', { name: 'Search' });
    await line.fill('qqqqqq');
    await page.getByText('No results found').last().waitFor();
    await page.context().setOffline(true);
    // What the browser knows is found all the same.
    await line.fill('pricing');
    await page.getByRole('option', { name: 'Pricing', exact: true }).waitFor();
    await page.getByText('The connection was cut.').last().waitFor();
  });
});

describe('The page of results', () => {
  test('shows a visitor doctors, pages and answers, and keeps the search in the URL', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 2, name: 'All pages' }).waitFor();
    const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
    await field.fill('doctors');
    await page.getByRole('heading', { level: 2, name: 'Pages' }).waitFor();
    await page.waitForURL('**/search?q=doctors');
    await field.fill('emergency');
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Help' }).waitFor();
    await page.reload();
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Help' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('emergency');
    await field.fill('zzzzzz');
    await page.getByRole('heading', { level: 2, name: 'No results found' }).waitFor();
    await expectNoAxeViolations(page);
  });

  test('finds own appointments, and nobody else does', async ({ page, openPage }) => {
    await signIn(page, 'elder@hafi.test');
    await bookTime(page, await findFreeTime(page, 'Grace Ishimwe'));
    await page.goto('/search?q=ishimwe');
    const appointments = page.getByRole('heading', { level: 2, name: 'Appointments' });
    await appointments.waitFor();
    const other = await openPage();
    await signIn(other, 'caregiver@hafi.test');
    await other.goto('/search?q=ishimwe');
    await other.getByRole('heading', { level: 2, name: 'Doctors' }).waitFor();
    expect(await other.getByRole('heading', { level: 2, name: 'Appointments' }).count()).toBe(0);
  });

  test('works without script', async ({ openPage }) => {
    const page = await openPage({
      script: false,
      expectedProblems: [/^broken request: GET \S+[.]js csp$/],
    });
    await page.goto('/search');
    await page.getByRole('searchbox').fill('habimana');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search?q=habimana');
    await page.getByRole('link', { name: 'Dr Jean Habimana' }).click();
    await page.waitForURL('**/doctors/*');
  });
});

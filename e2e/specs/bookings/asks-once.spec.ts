// @module-tag release
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { findDoctor } from '../../fixtures/free-times.ts';
import { BookingPage } from '../../pages/booking.page.ts';

describe('From the directory into a booking', () => {
  test('no request is sent twice', async ({ page }) => {
    // Given a visitor in the directory, and a list of all that the page asks
    const { id, name } = await findDoctor(page, 'Grace Ishimwe');
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) requested.push(`${request.method()} ${pathname}${search}`);
    });
    await page.goto('/doctors');
    // When they find a doctor, read the page, and press the first free time
    await page.getByRole('searchbox').last().fill('Ishimwe');
    await page.waitForURL(/q=Ishimwe/);
    await page.getByRole('link', { name, exact: true }).click();
    const time = page.locator(`main a[href*="doctor=${id}"][href*="time="]`).first();
    await time.waitFor();
    const chosen = new URL((await time.getAttribute('href')) ?? '', page.url()).searchParams;
    await time.click();
    const booking = new BookingPage(page);
    await booking.step(3);
    // And go on to the day and time, which are chosen, and back to the doctor
    await booking.previous.click();
    await booking.step(2);
    await page.locator(`input[value="${chosen.get('date')}"]:checked`).waitFor();
    await booking.chosen(chosen.get('time') ?? '').waitFor();
    await booking.next.click();
    await booking.step(3);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await time.waitFor();
    // Then each question was asked once
    expect(requested).toEqual([...new Set(requested)]);
    expect(requested.some((each) => each.includes('/days?'))).toBe(true);
    expect(requested.some((each) => each.includes('/slots?'))).toBe(true);
  });
});

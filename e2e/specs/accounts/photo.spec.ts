// @module-tag release
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo as a phone takes it: several megabytes of detail. */
const heavyPhoto = () =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('main input[type="file"]').setInputFiles({ name, mimeType, buffer });

const headerPhoto = (page: Page) =>
  page.getByRole('banner').locator('img[src^="/api/photos/"]').first();

async function atProfile(page: Page): Promise<void> {
  const { email, password } = await signUp(page);
  await signIn(page, email, password);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Photo' }).waitFor();
}

const isLoaded = (page: Page) =>
  headerPhoto(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);

describe('A photo', () => {
  test('is chosen, shown everywhere at once and after a reload, and removed', async ({ page }) => {
    // Given somebody at their profile, who has initials
    await atProfile(page);
    await page.getByRole('banner').getByText('SU').waitFor();
    // When a photo is chosen
    await choose(page, 'me.png', 'image/png', await picture(900, 600, '#336699').png().toBuffer());
    // Then it is shown, in the header too
    await page.getByRole('status').getByText('Your new photo is shown.').waitFor();
    await expect.poll(() => isLoaded(page)).toBe(128);
    const first = await headerPhoto(page).getAttribute('src');
    await page.reload();
    await expect.poll(() => isLoaded(page)).toBe(128);
    await expect.poll(() => headerPhoto(page).getAttribute('src')).toBe(first);
    // When another one comes, heavier than what is taken: it is made smaller on the way
    const heavy = await heavyPhoto();
    expect(heavy.length).toBeGreaterThan(2_097_152);
    await choose(page, 'camera.jpg', 'image/jpeg', heavy);
    await expect.poll(() => headerPhoto(page).getAttribute('src')).not.toBe(first);
    expect((await page.request.get(first ?? '')).status()).toBe(404);
    // When it is taken away
    await page.getByRole('button', { name: 'Remove Photo' }).click();
    // Then the initials are back
    await page.getByRole('banner').getByText('SU').waitFor();
    await expect.poll(() => headerPhoto(page).count()).toBe(0);
  });

  test('that is invalid is refused with a clear message, and nothing is stored', async ({
    openPage,
  }) => {
    const page = await openPage({ expectedProblems: [/status of 4\d\d/] });
    await atProfile(page);
    const half = (await picture(900, 900, '#336699').png().toBuffer()).subarray(0, 300);
    const cases = [
      ['page.png', '<!doctype html><script>alert(1)</script>', 'not a JPG, GIF or PNG'],
      ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'not a JPG'],
      ['half.png', half, 'damaged or not complete'],
      ['big.png', Buffer.concat([half, Buffer.alloc(3_000_000)]), 'larger than 2 MB'],
    ] as const;
    for (const [name, content, words] of cases) {
      await choose(page, name, 'image/png', Buffer.from(content));
      await page.getByRole('alert').getByText(words).waitFor();
    }
    const { data } = await (await page.request.get('/api/auth/session')).json();
    expect(data.photo).toBeNull();
  });

  test('waits for the network, and can be cancelled during the upload', async ({ openPage }) => {
    const page = await openPage({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
    await atProfile(page);
    const photo = await picture(600, 600, '#336699').jpeg().toBuffer();
    // Given no network
    await page.context().setOffline(true);
    await choose(page, 'me.jpg', 'image/jpeg', photo);
    // Then it says so, and is sent again by one press once the network is back
    await page.getByRole('alert').getByText('The connection was cut.').waitFor();
    await page.context().setOffline(false);
    // Given a network that is slow
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/auth/photo', async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('progressbar', { name: /Sending the photo/ }).waitFor();
    // When it is stopped
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Change Photo' }).waitFor();
    go();
    await page.unroute('**/api/auth/photo');
    // Then the next try works
    await choose(page, 'me.jpg', 'image/jpeg', photo);
    await page.getByRole('status').getByText('Your new photo is shown.').waitFor();
  });

  test('of a doctor is shown to everybody in the directory', async ({ openPage }) => {
    const doctor = await openPage();
    await signIn(doctor, 'doctor@hafi.test');
    const body = await picture(700, 700, '#994422').jpeg().toBuffer();
    const sent = await doctor.request.put('/api/auth/photo', { data: body });
    expect(sent.status()).toBe(200);
    const { lastName, photo } = (await sent.json()).data;
    const visitor = await openPage();
    await visitor.goto(`/doctors?q=${lastName}`);
    const shown = visitor.locator(`main img[src="${photo}"]`).first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(128);
    await doctor.request.delete('/api/auth/photo');
  });
});

// @module-tag offline
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#efe6d8' } })
    .jpeg()
    .toBuffer();

/** A PDF of a given size in bytes. */
const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.alloc(size, 0x20), Buffer.from('\n%%EOF\n')]);

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('main input[type="file"]:not([capture])').setInputFiles({ name, mimeType, buffer });

async function atDocuments(page: Page): Promise<void> {
  const { email, password } = await signUp(page);
  await signIn(page, email, password);
  await page.goto('/healthcare?tab=documents');
  await page.getByText('No document yet').waitFor();
}

describe('Documents', () => {
  test('are stored, shared by a link that expires, and deleted', async ({ page, openPage }) => {
    // Given somebody without documents
    await atDocuments(page);
    await expectNoAxeViolations(page);
    // When they save the form without a file
    await page.getByRole('button', { name: 'Add a document' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: 'Choose a file, or take a photo of the paper.' })
      .waitFor();
    await expectNoAxeViolations(page);
    // And then with the photo of a paper
    await choose(page, 'paper.jpg', 'image/jpeg', await photo());
    await page.getByLabel('Short name of the document').fill('Blood count');
    await page.getByRole('button', { name: 'Save' }).click();
    // Then it is in the list, and can be looked at
    await page.getByText('"Blood count" is kept.').waitFor();
    const link = page.getByRole('link', { name: 'Look at it (Blood count)' });
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => document.contentType)).toBe('image/jpeg');
    await opened.close();
    // When they make a link for seven days
    await page.getByRole('button', { name: 'Share (Blood count)' }).click();
    await page.getByRole('radio', { name: '7 days' }).check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.getByRole('heading', { name: 'The link is ready' }).waitFor();
    await expectNoAxeViolations(page);
    const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Not opened yet.').waitFor();
    // Then who has it sees the document without an account
    const visitor = await openPage();
    await visitor.goto(address);
    await untilHydrated(visitor);
    await visitor.getByRole('heading', { name: 'Blood count' }).waitFor();
    await expectNoAxeViolations(visitor);
    const href = await visitor.getByRole('link', { name: 'Look at it' }).getAttribute('href');
    const file = await visitor.request.get(new URL(href ?? '', address).href);
    expect(file.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    // And the views are counted
    await page.reload();
    await page.getByText('Opened 1 time.').waitFor();
    // When the link is ended
    await page.getByRole('button', { name: 'End the link (Blood count)' }).click();
    await page.getByText('Opened 1 time.').waitFor({ state: 'detached' });
    expect((await visitor.request.get(new URL(href ?? '', address).href)).status()).toBe(404);
    // And the document deleted
    await page.getByRole('button', { name: 'Delete (Blood count)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No document yet').waitFor();
  });

  test('of another type are refused with a message, and the form stays', async ({ openPage }) => {
    const page = await openPage({ expectedProblems: [/415|413/] });
    await atDocuments(page);
    await page.getByRole('button', { name: 'Add a document' }).click();
    await page.getByLabel('Short name of the document').fill('Referral');
    await choose(page, 'letter.pdf', 'application/pdf', Buffer.from('<!doctype html><p>Hello'));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('This is no PDF and no JPG or PNG picture').waitFor();
    await expect
      .poll(() => page.getByLabel('Short name of the document').inputValue())
      .toBe('Referral');
    await choose(page, 'large.pdf', 'application/pdf', pdf(10 * 1024 * 1024));
    await page.getByText('This file is empty or larger than 10 MB.').waitFor();
    await expectNoAxeViolations(page);
    await choose(page, 'letter.pdf', 'application/pdf', pdf(2000));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Save the PDF (Referral)' }).waitFor();
  });

  test('resume by themselves where the network was lost', async ({ openPage }) => {
    const expectedProblems = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/];
    const page = await openPage({ expectedProblems });
    await atDocuments(page);
    const context = page.context();
    const offsets: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() !== 'HEAD') return;
      offsets.push(Number(response.headers()['upload-offset']));
    });
    // Given a network that goes after two pieces
    let pieces = 0;
    await page.route('**/api/uploads/*', async (route) => {
      if (route.request().method() === 'PATCH') pieces += 1;
      if (pieces < 3) return route.continue();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: 'Add a document' }).click();
    await page.getByLabel('Short name of the document').fill('Scan of the chest');
    await choose(page, 'scan.pdf', 'application/pdf', pdf(3 * 1024 * 1024));
    await page.getByRole('button', { name: 'Save' }).click();
    // Then she is notified, and nothing is lost
    await page.getByText('No internet. It goes on by itself once it is back').waitFor();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/uploads/*');
    // When it returns
    await context.setOffline(false);
    // Then only the rest is sent
    await page.getByText('"Scan of the chest" is kept.').waitFor();
    expect(offsets.at(0)).toBe(1024 * 1024);
    await page.getByRole('link', { name: 'Save the PDF (Scan of the chest)' }).waitFor();
  });
});

// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { readMessage } from '../../fixtures/outbox.ts';

describe('The inbox', () => {
  test('shows the sender, and the answer reaches them', async ({ openPage }) => {
    // Given an emergency and an older, quieter message
    const sender = await openPage({ locale: 'fr' });
    const email = `jean.${crypto.randomUUID().slice(0, 8)}@hafi.test`;
    const write = async (subject: string, urgency: string) => {
      const answer = await sender.request.post('/api/contact', {
        data: { name: 'Jean Bosco', email, subject, message: `Bonjour, ${subject}.`, urgency },
        headers: { 'accept-language': 'fr' },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const { data } = await answer.json();
      return data.reference as string;
    };
    const words = crypto.randomUUID().slice(0, 8);
    const urgent = await write(`Pressé ${words}`, 'emergency');
    const quiet = await write(`Calme ${words}`, 'low');
    // When the coordinator looks for it from her page
    const page = await openPage();
    await signIn(page, 'admin@hafi.test');
    await page.goto('/admin');
    await page.getByRole('main').getByRole('link', { name: 'Open the inbox' }).click();
    await page.getByRole('searchbox', { name: 'Search by name, number or words' }).fill(words);
    const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
    await expect.poll(() => lines.count()).toBe(2);
    // Then the emergency stands on top
    await expect.poll(() => lines.first().textContent()).toContain(urgent);
    await expect.poll(() => lines.first().textContent()).toContain('Emergency');
    await expect.poll(() => lines.last().textContent()).toContain(quiet);
    await expectNoAxeViolations(page);
    // When she opens and answers it
    await page.getByRole('link', { name: `Pressé ${words}` }).click();
    await page.getByRole('heading', { level: 1, name: `Pressé ${words}` }).waitFor();
    await page.getByText(`Bonjour, Pressé ${words}.`).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel('Answer to Jean Bosco').fill('Nous vous appelons tout de suite.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByText(`The answer is on its way to ${email}.`).waitFor();
    // Then he has it by mail, with his own words under it
    const mail = await readMessage(email, 'Nous vous appelons');
    expect(mail).toContain(urgent);
    expect(mail).toContain(`> Bonjour, Pressé ${words}.`);
    // When she sets the other one aside
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await page.getByRole('searchbox').first().waitFor();
    await page.goto(`/admin/inbox?q=${words}&show=open`);
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByRole('link', { name: `Calme ${words}` }).click();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByText('Done. The message stands at the end of the list.').waitFor();
    // Then nobody waits any more
    await page.goto(`/admin/inbox?q=${words}&show=open`);
    await page.getByText('No message found').waitFor();
    // And the bell had told her, by name and subject
    const bell = await page.request.get('/api/notifications');
    expect(await bell.text()).toContain(`Jean Bosco wrote: Pressé ${words}`);
  });

  test('is for coordinators only', async ({ openPage }) => {
    const page = await openPage();
    await signIn(page, 'elder@hafi.test');
    await page.goto('/admin/inbox');
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });
});

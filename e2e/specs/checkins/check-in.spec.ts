// @module-tag people
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';

const expectedProblems = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported|preload CSS/,
];
const timeout = { timeout: 120_000 };

/** How many lines the words of a button take with the largest text. */
const linesWithLargestText = (button: Locator) =>
  button.evaluate((element) => {
    const { dataset } = document.documentElement;
    const before = dataset.text;
    dataset.text = 'largest';
    const words = document.createRange();
    const tops = [...(element.querySelector('[lang="rw"]') ?? element).querySelectorAll('b')].map(
      (word) => {
        words.selectNodeContents(word);
        return [...words.getClientRects()].map(({ top }) => Math.round(top));
      },
    );
    const lines = new Set(tops.flat()).size;
    if (before === undefined) delete dataset.text;
    else dataset.text = before;
    return lines;
  });

describe('Checking in', () => {
  test('one tap, kept over a reload, and taken back', timeout, async ({ openPage }) => {
    // Given an elder on a small phone
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page, { role: 'PATIENT' });
    await signIn(page, email, password);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Are you well today?' }).waitFor();
    await page.getByText('Nobody is in your circle yet').waitFor();
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    // Each word of the seal on a line of its own, with the largest text too
    const seal = page.getByRole('button', { name: 'Meze neza' });
    expect(await linesWithLargestText(seal)).toBe(2);
    // When they say that they are well
    await seal.click();
    // Then it is kept, and the thanks have the focus
    await page.locator(':focus', { hasText: /^Thank you/ }).waitFor();
    await page.getByText('Well on 1 of the last 7 days').waitFor();
    await expect.poll(() => seal.getAttribute('aria-pressed')).toBe('true');
    await expectNoAxeViolations(page);
    await page.reload();
    await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
    // And can be taken back
    await page.getByRole('button', { name: 'Undo' }).click();
    const back = { hasText: 'Your check-in of today is taken back.' };
    await page.locator(':focus', back).waitFor();
    await page.getByRole('heading', { name: 'Are you well today?' }).waitFor();
    await page.getByText('Well on 0 of the last 7 days').waitFor();
  });

  test(
    'the family sees it at once; without network it is sent later',
    timeout,
    async ({ openPage }) => {
      // Given the elder of the demo and her daughter
      const page = await openPage({ expectedProblems });
      await signIn(page, 'elder@hafi.test');
      // Whoever tried this before may have left one.
      await page.request.delete('/api/check-ins/today');
      await page.goto('/dashboard');
      const seal = page.getByRole('button', { name: 'Meze neza' });
      await seal.waitFor();
      const abroad = await openPage();
      await signIn(abroad, 'family@hafi.test');
      await abroad.goto('/family-dashboard');
      const card = abroad.getByRole('listitem').filter({ hasText: 'Espérance Mukamana' }).first();
      await card.getByRole('link', { name: 'Call Espérance Mukamana' }).waitFor();
      expect(await card.getByText(/Said “I am well” at/).count()).toBe(0);
      // When the network goes and she says that she is well
      await page.context().setOffline(true);
      await seal.click();
      await page.getByText('It is kept on this phone').waitFor();
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
      // Then it goes out when the network returns, and the daughter sees it without a press
      await page.context().setOffline(false);
      await page.getByText('It is kept on this phone').waitFor({ state: 'detached' });
      await card.getByText(/Said “I am well” at \d\d:\d\d/).waitFor();
    },
  );
});

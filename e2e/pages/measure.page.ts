import type { Page } from 'playwright-core';
import { signIn } from '../fixtures/accounts.ts';
import { signUp } from '../fixtures/new-person.ts';

/** Signs up a unique elder, signs them in, and returns their id. */
export async function newElder(page: Page): Promise<string> {
  const { email, password } = await signUp(page);
  await signIn(page, email, password);
  const answer = await page.request.get('/api/elders');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
}

/** Opens the page to enter one kind of reading. */
export async function openMeasure(page: Page, elder: string, kind: string): Promise<void> {
  await page.goto(`/healthcare/measure?elder=${elder}&kind=${kind}`);
  await page.getByRole('spinbutton').first().waitFor();
}

/** Presses Save. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Waits for the heading of the current step. */
export const stage = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A phone that receives mobile-money prompts, as the sandbox shows it. */
export class PayerPhone {
  readonly page: Page;
  readonly number: string;

  constructor(page: Page, number: string) {
    this.page = page;
    this.number = number;
  }

  /** Waits for a payment prompt and answers the first one. */
  async answer(how: 'Approve' | 'Refuse'): Promise<void> {
    const button = this.page.getByRole('button', { name: new RegExp(`^${how}`) }).first();
    const deadline = Date.now() + 20_000;
    do {
      // The page does not update by itself, so it is reloaded.
      await this.page.goto(`/sandbox/phone/${this.number}`);
      if (await button.isVisible()) {
        await button.click();
        await this.page.waitForLoadState();
        return;
      }
    } while (Date.now() < deadline);
    throw new Error(`no payment request came to ${this.number}`);
  }

  /** Has the first payment prompt fail with a code of its provider. */
  async fail(code: string): Promise<void> {
    const shown = this.page.getByText('Have it fail').first();
    await expect
      .poll(async () => {
        await this.page.goto(`/sandbox/phone/${this.number}`);
        return shown.isVisible();
      })
      .toBe(true);
    await shown.click();
    await this.page
      .getByLabel(/^Code of /)
      .first()
      .selectOption(code);
    await this.page.getByRole('button', { name: 'Fail' }).click();
    await this.page.waitForLoadState();
  }

  /** The number of open payment prompts. */
  async waiting(): Promise<number> {
    await this.page.goto(`/sandbox/phone/${this.number}`);
    return this.page.getByRole('button', { name: /^Approve/ }).count();
  }
}

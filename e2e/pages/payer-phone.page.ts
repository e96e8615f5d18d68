import type { Page } from 'playwright-core';

/** The phone that mobile money asks, as the sandbox shows it. */
export class PayerPhone {
  readonly page: Page;
  readonly number: string;

  constructor(page: Page, number: string) {
    this.page = page;
    this.number = number;
  }

  /** Waits for a payment request and answers the first one. */
  async answer(how: 'Approve' | 'Refuse'): Promise<void> {
    const button = this.page.getByRole('button', { name: new RegExp(`^${how}`) }).first();
    const deadline = Date.now() + 20_000;
    do {
      // The page is a picture of the moment: it shows what came in when it is loaded again.
      await this.page.goto(`/sandbox/phone/${this.number}`);
      if (await button.isVisible()) {
        await button.click();
        await this.page.waitForLoadState();
        return;
      }
    } while (Date.now() < deadline);
    throw new Error(`no payment request came to ${this.number}`);
  }

  /** How many payment requests wait for an answer. */
  async waiting(): Promise<number> {
    await this.page.goto(`/sandbox/phone/${this.number}`);
    return this.page.getByRole('button', { name: /^Approve/ }).count();
  }
}

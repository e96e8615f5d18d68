import type { Page } from 'playwright-core';

/** The provider's page on which a card is typed, as the sandbox shows it. */
export class CardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the provider's page is open. */
  async opened(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Pay Hafi' }).waitFor();
  }

  /** Types a card and pays. */
  async pay(number: string): Promise<void> {
    await this.opened();
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry date').fill('09/32');
    await this.page.getByLabel('CVV').fill('564');
    await this.page.getByRole('button', { name: /^Pay RWF/ }).click();
  }
}

import type { Locator, Page } from 'playwright-core';

/** The wizard, as a person sees it. */
export class BookingPage {
  readonly page: Page;
  readonly next: Locator;
  readonly previous: Locator;
  readonly confirm: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: /^Next: / });
    this.previous = page.getByRole('button', { name: 'Previous' });
    this.confirm = page.getByRole('button', { name: 'Confirm booking' });
  }

  /** Opens the wizard at its beginning, or with a doctor. */
  async open(doctorId?: string): Promise<void> {
    await this.page.goto(doctorId ? `/booking?doctor=${doctorId}` : '/booking');
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Waits for a step's heading. */
  async step(number: 1 | 2 | 3 | 4): Promise<void> {
    await this.page
      .getByRole('heading', { level: 2, name: new RegExp(`^Step ${number} of 4`) })
      .waitFor();
  }

  /** The answer with this value, in whichever group it stands. */
  answer(value: string): Locator {
    return this.page.locator(`main input[type="radio"][value="${value}"]`);
  }

  /** Chooses an answer once it can be chosen, showing later days until the day is there. */
  async choose(value: string): Promise<void> {
    const answer = this.answer(value);
    await this.page.locator('main input[type="radio"]').first().waitFor();
    const later = this.page.getByRole('button', { name: 'Show later days' });
    for (let week = 0; week < 6 && (await answer.count()) === 0; week += 1) {
      if (!(await later.isVisible())) break;
      await later.click();
      await this.page.waitForLoadState('networkidle');
    }
    await answer.check();
  }
}

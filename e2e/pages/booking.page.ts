import type { Locator, Page } from 'playwright-core';
import { quiet } from '../fixtures/quiet.ts';
import { untilHydrated } from '../fixtures/until-hydrated.ts';
import { inEnglish, type Say } from '../fixtures/words.ts';

const steps = {
  1: 'Step 1 of 4: doctor',
  2: 'Step 2 of 4: day and time',
  3: 'Step 3 of 4: appointment type',
  4: 'Step 4 of 4: confirm',
} as const;

/** The booking wizard as a person uses it. */
export class BookingPage {
  readonly page: Page;
  readonly say: Say;
  readonly next: Locator;
  readonly previous: Locator;
  readonly confirm: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    const nexts = ['Next: day and time', 'Next: visit type', 'Next: confirm'].map(say);
    this.next = page.getByRole('button', { name: new RegExp(`^(${nexts.join('|')})$`) });
    this.previous = page.getByRole('button', { name: say('Previous') });
    this.confirm = page.getByRole('button', { name: say('Confirm booking') });
  }

  /** Opens the wizard at its start, or with a doctor. */
  async open(doctorId?: string): Promise<void> {
    await this.page.goto(doctorId ? `/booking?doctor=${doctorId}` : '/booking');
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    await untilHydrated(this.page, 'main h2');
  }

  /** Waits for a step's heading. */
  async step(number: 1 | 2 | 3 | 4): Promise<void> {
    await this.page
      .getByRole('heading', { level: 2, name: this.say(steps[number]), exact: true })
      .waitFor();
  }

  /** Opens the search, the specialty and the district above the doctors. */
  async openFilters(): Promise<void> {
    await this.page.getByText(this.say('Search, specialty, district')).click();
  }

  /** Looks for doctors by these words. */
  async find(words: string): Promise<void> {
    await this.openFilters();
    const box = this.page.getByRole('searchbox', {
      name: this.say('Search by name, specialty or place'),
    });
    await box.fill(words);
  }

  /** The answer with this value: a row that goes on, or an input. */
  answer(value: string): Locator {
    return this.page.locator(
      `main :is(input[type="radio"][value="${value}"], [data-value="${value}"])`,
    );
  }

  /** The row of this value that was chosen before. */
  chosen(value: string): Locator {
    return this.page.locator(`main [data-value="${value}"][aria-current="true"]`);
  }

  /**
   * Chooses a value once it can be, loading later days until the day is there. A doctor, a time and
   * a type go on to the next step; a day and a mode stay.
   */
  async choose(value: string): Promise<void> {
    const answer = this.answer(value);
    await this.page.locator('main :is(input[type="radio"], [data-value])').first().waitFor();
    const later = this.page.getByRole('button', { name: this.say('Show later days') });
    // The step before may still be shown, with its later days.
    await quiet(this.page);
    for (let week = 0; week < 6 && (await answer.count()) === 0; week += 1) {
      if (!(await later.isVisible())) break;
      await later.click();
      await quiet(this.page);
    }
    const input = this.page.locator(`main input[type="radio"][value="${value}"]`);
    if ((await input.count()) > 0) await input.check();
    else await answer.click();
  }
}

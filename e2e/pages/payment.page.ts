import type { Locator, Page } from 'playwright-core';
import { bookTime, findFreeTime } from '../fixtures/free-times.ts';

/** The payment page of a booking. */
export class PaymentPage {
  readonly page: Page;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.send = page.getByRole('main').getByRole('button', { name: /^Pay / });
  }

  /** Books a free time for the signed-in person and opens its payment; returns the booking's id. */
  async openForNewBooking(doctor = 'Solange Umuhoza'): Promise<string> {
    const id = await bookTime(this.page, await findFreeTime(this.page, doctor));
    await this.page.goto(`/payment?booking=${id}`);
    await this.send.waitFor();
    return id;
  }

  /** One of the payment methods, by its value. */
  method(value: 'mtn' | 'airtel' | 'card' | 'after'): Locator {
    return this.page.locator(`input[name="method"][value="${value}"]`);
  }

  /** Accepts the terms and sends the prompt to the phone. */
  async askPhone(number: string): Promise<void> {
    await this.method('mtn').check();
    await this.page.getByLabel('Phone number').fill(number);
    await this.sendToPhone();
  }

  /** Accepts the terms and goes on with what is filled in. */
  async accept(): Promise<void> {
    await this.page.locator('input[name="acceptTerms"]').check();
    await this.send.click();
  }

  /** The same, where a phone is asked. */
  async sendToPhone(): Promise<void> {
    await this.accept();
    await this.page.getByRole('heading', { name: 'Look at your phone' }).waitFor();
  }
}

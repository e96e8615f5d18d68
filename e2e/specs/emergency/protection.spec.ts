// @module-tag release
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { messagesTo, readMessage } from '../../fixtures/outbox.ts';

const phone = { viewport: { width: 360, height: 740 } };
const minute = 60_000;
const newNumber = () => `+25078${randomInt(1_000_000, 9_999_999)}`;

const name = (elder: Page, phoneNumber: string) =>
  elder.request.put('/api/profile/contact', {
    data: { name: 'Vestine Mukantwari', phoneNumber, relationship: 'neighbour' },
  });

describe('Protection', () => {
  test('is on once a contact has agreed by SMS, and off and said when their number changes', {
    timeout: 2 * minute,
  }, async ({ openPage }) => {
    // Given a new elder, whose home says that nobody would be called
    const elder = await openPage(phone);
    const person = await signUp(elder, {
      role: 'PATIENT',
      firstName: 'Espérance',
      lastName: 'Mukamana',
    });
    await signIn(elder, person.email, person.password);
    await elder.goto('/dashboard');
    await elder.getByText('Protection is off').waitFor();
    await elder.getByText('Name somebody').waitFor();
    // When she names her neighbour and asks her on the emergency page
    const neighbour = newNumber();
    await name(elder, neighbour);
    await elder.goto('/emergency');
    await elder.getByRole('link', { name: 'See who agreed' }).waitFor();
    await elder.getByText('Before it happens').click();
    await elder.getByText('Not asked yet').waitFor();
    await expectNoAxeViolations(elder);
    await elder.getByRole('button', { name: /^Ask whether .* Vestine/ }).click();
    await elder
      .getByText('The question to Vestine is on its way. The answer will stand here.')
      .waitFor();
    // Then the phone of the neighbour has one SMS, and nobody has agreed by that
    const sms = await readMessage(neighbour, '/c/');
    const link = new URL(/https?:\/\/\S+\/c\/\S+/.exec(sms)?.[0] ?? '').pathname;
    await elder.getByRole('link', { name: 'See who agreed' }).click();
    await elder.getByText(/has not answered yet/).waitFor();
    await elder.getByText('Protection is off').waitFor();
    // When the neighbour opens its link and agrees
    const helper = await openPage(phone);
    await helper.goto(`/sandbox/phone/${encodeURIComponent(neighbour)}`);
    await helper.getByText('/c/').first().waitFor();
    await helper.goto(link);
    await helper.getByText('Can you be reached on this phone?').waitFor();
    await expectNoAxeViolations(helper);
    await helper.getByRole('button', { name: 'Yes, I agree' }).click();
    await helper.getByText(/knows that you agreed/).waitFor();
    // Then the elder's page says so by itself, and her home is calm
    await elder.getByText(/^Agreed on/).waitFor({ timeout: 20_000 });
    await elder.getByText('Protection is on').first().waitFor();
    await elder.goto('/dashboard');
    await elder.getByText('Agreed: Vestine').waitFor();
    // When the number changes, nobody has agreed any more
    await name(elder, newNumber());
    await elder.reload();
    await elder.getByText('Protection is off').waitFor();
    await elder.getByRole('link', { name: /Ask somebody/ }).click();
    await elder.getByRole('heading', { level: 1, name: 'Is help within call?' }).waitFor();
    await elder.getByText('Not asked yet').waitFor();
    await expectNoAxeViolations(elder);
    expect((await messagesTo(neighbour)).length).toBe(1);
  });
});

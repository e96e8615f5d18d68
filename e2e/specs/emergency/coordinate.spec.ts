// @module-tag release
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { emergencyFamily } from '../../fixtures/people/emergency-family.ts';

const soon = { timeout: 30_000 };

describe('A coordinator', () => {
  test('asks more people, hands the card to the ambulance, notes and closes', {
    timeout: 180_000,
  }, async ({ openPage }) => {
    // Given an elder with an allergy who calls for help
    const { daughter, elder } = await emergencyFamily(openPage, { lastName: 'Nyirahabimana' });
    const profile = {
      data: {
        bloodType: 'O+',
        allergies: 'Penicillin',
        conditions: 'High blood pressure, diabetes since 2022',
        medications: 'Amlodipine 5 mg, Metformin 500 mg, Paracetamol 500 mg',
        emergencyNotes: 'Hears badly on the left, and wears glasses to read.',
      },
    };
    await elder.request.put('/api/profile/medical-summary', profile);
    const pressed = await elder.request.post('/api/emergencies', {
      data: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(pressed.status(), await pressed.text()).toBe(201);
    // When a coordinator opens it in the live view
    const desk = await openPage();
    await signIn(desk, 'admin@hafi.test');
    await desk.goto('/admin/emergencies');
    await desk.getByRole('link', { name: 'Espérance Nyirahabimana' }).click(soon);
    const theCase = desk.getByRole('region', { name: 'Espérance Nyirahabimana' });
    // And has more people asked at once
    await theCase.getByRole('button', { name: 'Ask more people now' }).click(soon);
    await desk.getByRole('button', { name: 'Ask them' }).click();
    await theCase.getByText(/Had the next ones asked/).waitFor(soon);
    // Then the daughter, who opens it, has the card for the ambulance on one screen
    await daughter.goto('/family-dashboard');
    await daughter.getByRole('link', { name: 'Espérance needs help' }).click(soon);
    await daughter.getByRole('button', { name: 'Card for the ambulance' }).click(soon);
    const card = daughter.getByRole('dialog', { name: 'Espérance Nyirahabimana' });
    await card.waitFor();
    await expectNoAxeViolations(daughter);
    // On a small phone its letters become smaller rather than leave the screen
    await daughter.setViewportSize({ width: 360, height: 640 });
    const hidden = () =>
      card.evaluate((box) =>
        Math.max(
          ...[box, ...box.querySelectorAll('section')].map(
            ({ clientHeight, scrollHeight }) => scrollHeight - clientHeight,
          ),
        ),
      );
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    await card.getByRole('button', { name: 'Back' }).click();
    // When the coordinator notes something and closes it
    await theCase.getByRole('button', { name: 'Add a note' }).click();
    await desk.getByRole('textbox', { name: 'Note' }).fill('Called her: she is well.');
    await desk.getByRole('button', { name: 'Add it' }).click();
    // The dialog, which lies in the case, has gone: what one reads is what was kept.
    await theCase.getByText('The note has been added.').waitFor();
    await theCase.getByText('Called her: she is well.').waitFor(soon);
    await theCase.getByRole('button', { name: 'Close it' }).click();
    await desk.getByRole('radio', { name: 'It was a false alarm' }).check();
    await desk.getByRole('textbox', { name: 'Note for the circle' }).fill('Pressed by mistake.');
    await desk.getByRole('button', { name: 'End it, tell everybody' }).click();
    // Then it has ended for everybody
    await theCase.getByText('It has ended.').waitFor(soon);
    await daughter.getByRole('heading', { level: 1, name: 'It was a false alarm' }).waitFor(soon);
    await daughter.getByText('Pressed by mistake.').first().waitFor(soon);
  });
});

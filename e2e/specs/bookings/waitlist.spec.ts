// @module-tag release
import { describe } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { findFreeTimes } from '../../fixtures/free-times.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';

describe('Where no time suits', () => {
  test('a patient waits for a place, the doctor offers one, and the patient says that it suits', async ({
    openPage,
  }) => {
    // Given a patient on a phone who has never met the doctor
    const patient = await openPage({ viewport: { width: 360, height: 740 } });
    const lastName = inventName('Uwera');
    const { email, password } = await signUp(patient, { lastName });
    await signIn(patient, email, password);
    // Not in the week of today, whose visits other tests count.
    const free = (await findFreeTimes(patient, 'Jean Habimana', 7)).at(-1);
    if (!free) throw new Error('a free time is needed');
    // When they wait for a place
    await patient.goto(`/booking?doctor=${free.doctorId}`);
    await patient.getByRole('button', { name: 'Wait for a place' }).click();
    await patient.getByRole('radio', { name: 'As soon as possible' }).waitFor();
    await expectNoAxeViolations(patient);
    await patient.getByRole('button', { name: 'Wait for a place' }).click();
    await patient.getByText('Noted: Dr Jean Habimana sees it.').waitFor();
    await patient.getByText(/^You wait for a place with Dr Jean Habimana\./).waitFor();
    // Then the doctor sees it beside the week
    const doctor = await openPage({ viewport: { width: 1920, height: 1080 } });
    await signIn(doctor, 'doctor@hafi.test');
    await doctor.goto(`/calendar?day=${free.date}`);
    const name = `Solange ${lastName}`;
    const offer = doctor.getByRole('button', { name: `Offer (${name})` });
    await offer.waitFor();
    await expectNoAxeViolations(doctor);
    // When a free time is offered
    await offer.click();
    const dialog = doctor.getByRole('dialog');
    await dialog.getByText(name).waitFor();
    await dialog.getByRole('button', { name: /^Book 30 minutes/ }).click();
    await doctor.getByText(new RegExp(`^Booked: ${name},`)).waitFor();
    // Then nobody waits any more, and the patient says that the time suits
    await offer.waitFor({ state: 'detached' });
    await patient.goto('/notifications');
    await patient.getByRole('link', { name: 'New appointment' }).click();
    await patient.getByRole('button', { name: 'The time suits' }).click();
    await patient.getByText(/suits: Dr Jean Habimana knows it now\.$/).waitFor();
  });
});

// @module-tag release
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

const timeout = { timeout: 20_000 };
const name = 'Dr Jean Habimana';

describe('What a doctor is owed', { timeout: 120_000 }, () => {
  test('is written down when it was paid, read by the doctor, and put right', async ({
    openPage,
  }) => {
    // Given a coordinator who has sent a doctor money by the bank
    const reference = `FT-${randomUUID().slice(0, 8)}`;
    const admin = await openPage({ expectedProblems: [/409/] });
    await signIn(admin, 'admin@hafi.test');
    await admin.goto('/admin/finance?tab=doctors');
    await admin.getByRole('heading', { name: 'Owed to doctors now' }).waitFor();
    await expectNoAxeViolations(admin);
    const write = admin.getByRole('button', { name: `Write a payment down (${name})` });
    await write.click();
    const form = admin.getByRole('alertdialog', { name: `Was ${name} paid?` });
    // When they forget the reference, and write too much
    await form.getByLabel('Amount in RWF').fill('9000000');
    await form.getByRole('button', { name: 'Write it down' }).click();
    await form.getByText('Write the reference of the bank or the operator.').first().waitFor();
    await form.getByLabel('Reference').fill(reference);
    await form.getByRole('button', { name: 'Write it down' }).click();
    await form.getByText('That is more than this doctor is owed').first().waitFor(timeout);
    expect(await form.getByLabel('Reference').inputValue()).toBe(reference);
    await expectNoAxeViolations(admin);
    // And then what was sent
    await form.getByLabel('Amount in RWF').fill('1000');
    await form.getByRole('button', { name: 'Write it down' }).click();
    await admin.getByText(`1,000 RWF to ${name} is in the books. The doctor is told.`).waitFor();
    await admin.getByText(reference).first().waitFor();

    // Then the doctor is notified, and reads it on a phone
    const doctor = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(doctor, 'doctor@hafi.test');
    await doctor.goto('/notifications');
    await doctor.getByText(`Reference: ${reference}.`).waitFor();
    await doctor.getByRole('link', { name: 'Hafi has paid you' }).first().click();
    await doctor.getByRole('heading', { name: 'What was sent to you' }).waitFor();
    await doctor.getByText(reference).waitFor();
    await doctor.getByText('For appointments that are over').waitFor();
    await expectNoAxeViolations(doctor);

    // When it was a mistake
    await admin
      .getByRole('button', { name: `Take out of the books (${name}, ${reference})` })
      .click();
    const reversal = admin.getByRole('alertdialog');
    await reversal.getByLabel('Why').fill('It was for another doctor.');
    await reversal.getByRole('button', { name: 'Take out of the books' }).click();
    await admin.getByText(`1,000 RWF is owed to ${name} again. The doctor is told.`).waitFor();
    // Then the doctor's open page says so
    await doctor
      .getByText(/^Taken out of the books on .*: It was for another doctor\.$/)
      .waitFor(timeout);
    await expectNoAxeViolations(doctor);
  });
});

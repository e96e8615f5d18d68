// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { aPaper } from '../../fixtures/people/checked-person.ts';
import { PayerPhone } from '../../pages/payer-phone.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const timeout = { timeout: 20_000 };
const number = '+250788555123';

describe('A verification badge', () => {
  test('is paid by a caregiver, reviewed by a coordinator, and read by the family', async ({
    openPage,
  }) => {
    // Given a caregiver whose papers are confirmed, who chooses the badge of professionals
    const caregiver = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(caregiver, 'caregiver@hafi.test');
    await caregiver.goto('/badges');
    const choose = caregiver.getByRole('button', { name: 'Choose and pay (Professionals)' });
    await choose.waitFor();
    await expectNoAxeViolations(caregiver);
    await choose.click();
    // When it is paid with mobile money, which cannot be done at a practice
    const payment = new PaymentPage(caregiver);
    await payment.send.waitFor();
    expect(await payment.method('after').count()).toBe(0);
    await payment.askPhone(number);
    await new PayerPhone(await openPage(), number).answer('Approve');
    await caregiver.getByText('Payment successful! Now send your papers.').waitFor(timeout);
    await expectNoAxeViolations(caregiver);
    // And the papers are added and sent
    await caregiver.getByRole('link', { name: 'Add your papers' }).click();
    for (const kind of ['Identity card or passport', 'Certificate or diploma']) {
      await caregiver.getByLabel('What it shows').selectOption({ label: kind });
      await caregiver.locator('main input[type="file"]:not([capture])').setInputFiles(aPaper);
      await caregiver.getByRole('button', { name: 'Add this paper' }).click();
      await caregiver.getByRole('heading', { name: kind, exact: true }).waitFor();
    }
    await caregiver.getByRole('button', { name: 'Send to be checked' }).click();
    await caregiver.getByText('A coordinator looks at your papers, by').waitFor();
    await expectNoAxeViolations(caregiver);
    // Then a coordinator opens them, and ticks what was compared
    const admin = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(admin, 'admin@hafi.test');
    await admin.goto('/admin/people?tab=waiting');
    const card = admin.locator('section').filter({ hasText: 'Badge: Professionals' }).last();
    await card.getByText('15,000 RWF').waitFor();
    const papers = card.getByRole('link', { name: /^(Identity card|Certificate)/ });
    for (let paper = 0; paper < 2; paper++) {
      const opened = admin.waitForEvent('download');
      await papers.nth(paper).click();
      await opened;
    }
    const confirm = card.getByRole('button', { name: /^Approve/ });
    await expect.poll(() => confirm.isDisabled()).toBe(false);
    await expectNoAxeViolations(admin);
    await confirm.click();
    const dialog = admin.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByText('Tick each of them, once you have compared it.').first().waitFor();
    await dialog.getByLabel('Identity card or passport compared with the name').check();
    await dialog.getByLabel('Certificate, diploma or licence of care').check();
    await expectNoAxeViolations(admin);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.waitFor({ state: 'detached' });
    await caregiver.getByText('Approved. It is shown until').waitFor();
    // And the family reads what was checked, by whom, and until when
    const family = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(family, 'family@hafi.test');
    await family.goto('/circle');
    await family.getByRole('link', { name: 'Circle Espérance Mukamana' }).click();
    const mark = family.getByRole('button', { name: 'Badge: Professionals' });
    await mark.click();
    const said = family.getByRole('region', { name: 'What was checked' });
    await said.getByText('Certificate, diploma or licence of care').waitFor();
    await said.getByText(/By a coordinator of Hafi on .* Valid until /).waitFor();
    await expectNoAxeViolations(family);
  });
});

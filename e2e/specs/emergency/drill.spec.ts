// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { messagesTo, readMessage } from '../../fixtures/outbox.ts';
import { emergencyFamily, locate, phone } from '../../fixtures/people/emergency-family.ts';

const soon = { timeout: 30_000 };

describe('A drill', () => {
  test('goes the whole way and says everywhere that it is one, each in their language', {
    timeout: 240_000,
  }, async ({ openPage }) => {
    // Given an elder in Kinyarwanda, a daughter in French, and a coordinator in English
    const { daughter, elder, neighbour } = await emergencyFamily(openPage, {
      locale: 'rw',
      daughterSpeaks: 'fr',
      lastName: 'Nyiramana',
    });
    await daughter.goto('/family-dashboard');
    await daughter.getByRole('heading', { level: 1 }).waitFor();
    const desk = await openPage();
    await signIn(desk, 'admin@hafi.test');
    await desk.goto('/admin/emergencies');
    await desk.getByRole('heading', { level: 1, name: 'Emergencies' }).waitFor();
    // When the elder tries it out
    await elder.goto('/emergency');
    await elder.getByText("Mbere y'uko biba").click();
    await elder.getByRole('button', { name: 'Mutangire imyitozo' }).click();
    await elder.getByRole('button', { name: 'Mutangire', exact: true }).click();
    // Then it counts down like a real one, and nobody is told to call the ambulance
    const countdown = elder.getByRole('alertdialog');
    await countdown.getByText('Iyi ni imyitozo').waitFor();
    await countdown.getByRole('timer').waitFor();
    await expectNoAxeViolations(elder);
    await elder.waitForURL('**/emergency/*?elder=*', soon);
    await elder.getByText('Iyi ni imyitozo').first().waitFor(soon);
    await elder.getByText('Ni imyitozo gusa: ntimuhamagare 912.').first().waitFor();
    expect(await elder.locator('main a[href="tel:912"]').count()).toBe(0);
    // And the daughter's window says so in French
    await daughter.getByRole('link', { name: 'Un exercice est en cours' }).click(soon);
    await daughter.getByText('Ceci est un exercice').first().waitFor(soon);
    expect(await daughter.locator('main a[href="tel:912"]').count()).toBe(0);
    await expectNoAxeViolations(daughter);
    // And the neighbour's phone in the elder's language, with a page that says so too
    const sms = await readMessage(neighbour, '/e/');
    expect(sms).toContain('Iyi ni imyitozo.');
    const helper = await openPage({ ...phone, locale: 'rw', expectedProblems: [/409/] });
    await locate(helper);
    await helper.goto(new URL(/https?:\/\/\S+\/e\/\S+/.exec(sms)?.[0] ?? '').pathname);
    await helper.getByText('Ni imyitozo gusa: ntimuhamagare 912.').waitFor(soon);
    expect(await helper.locator('a[href="tel:912"]').count()).toBe(0);
    await helper.getByRole('button', { name: 'Ndaje' }).click();
    await helper.getByRole('button').filter({ hasText: /5/ }).first().click();
    await elder.getByRole('heading', { level: 1, name: /Vestine/ }).waitFor(soon);
    // Coordinators are not disturbed
    const row = desk.getByRole('listitem').filter({ hasText: 'Espérance Nyiramana' });
    expect(await row.count()).toBe(0);
    // Until the elder has them asked
    await expect
      .poll(async () => {
        const more = elder.getByRole('button', { name: 'Mubaze abandi bantu ubu' });
        if ((await more.count()) === 0) return 'asked';
        await more.click();
        await elder.getByRole('button', { name: 'Mubaze abo bantu' }).click();
        await elder.getByRole('alertdialog').waitFor({ state: 'detached' });
        return 'more';
      }, soon)
      .toBe('asked');
    await row.getByText('Drill').waitFor(soon);
    // When the elder ends it, everybody hears so
    await elder.getByRole('button', { name: 'Byatunganye' }).click();
    await elder.getByRole('button', { name: 'Yego, mubimenyeshe bose' }).click();
    await elder.getByRole('heading', { level: 1, name: 'Imyitozo yarangiye' }).waitFor(soon);
    await daughter.getByRole('heading', { level: 1, name: "L'exercice est terminé" }).waitFor(soon);
    await helper.getByRole('heading', { name: 'Uku gutabaza kwarangiye' }).waitFor(soon);
    await row.waitFor({ state: 'detached', ...soon });
    await readMessage(neighbour, 'Iyi yari imyitozo.');
    expect((await messagesTo(neighbour)).filter(({ text }) => text.includes('/e/'))).toHaveLength(
      1,
    );
  });
});

// @module-tag release
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTime } from '../../fixtures/free-times.ts';
import { signUp } from '../../fixtures/new-person.ts';

/** A push service that reports every device as gone (RFC 8030), and counts its calls. */
async function goneDevice() {
  const calls = { count: 0 };
  const service = createServer((request, response) => {
    calls.count += 1;
    request.resume();
    response.writeHead(410).end();
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void service.close());
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const { port } = service.address() as AddressInfo;
  const subscription = {
    endpoint: `http://127.0.0.1:${port}/device`,
    keys: {
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  return { calls, subscription };
}

describe('Failed work', () => {
  test('is shown to the coordinator, who retries it', async ({ openPage }) => {
    // Given somebody whose device is gone, and who is notified of an appointment
    const { calls, subscription } = await goneDevice();
    const patient = await openPage();
    const { email, password } = await signUp(patient);
    await signIn(patient, email, password);
    const kept = await patient.request.post('/api/push-subscriptions', { data: subscription });
    expect(kept.status(), await kept.text()).toBe(200);
    const booking = await bookTime(patient, await findFreeTime(patient, 'Jean Habimana'));
    const doctor = await openPage();
    await signIn(doctor, 'doctor@hafi.test');
    const accepted = await doctor.request.post(`/api/bookings/${booking}/accept`, { data: {} });
    expect(accepted.status(), await accepted.text()).toBe(200);
    await expect.poll(() => calls.count).toBe(1);
    // When the coordinator opens her page on a phone
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'admin@hafi.test');
    await page.goto('/admin');
    // Then she reads what was given up and why, and that no work fails
    await page.getByRole('heading', { name: 'Messages that were given up' }).waitFor();
    await page.getByText('The address takes no messages any more.').first().waitFor();
    await page.getByText('Nothing fails').waitFor();
    await expectNoAxeViolations(page);
    // When she has it tried again, it goes out once more
    await page
      .getByRole('button', { name: 'Try again (Notification on a device)' })
      .first()
      .click();
    await page.getByText(/^The message is sent once more/).waitFor();
    await expect.poll(() => calls.count).toBe(2);
  });
});

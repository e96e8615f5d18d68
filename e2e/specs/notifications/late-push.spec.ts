// @module-tag worker
import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { someone } from '../../fixtures/people/emergency-family.ts';
import { joinCircle } from '../../fixtures/people/join-circle.ts';

const timeout = { timeout: 120_000 };

/** The service worker of a page, which the browser hands pushes to as a push service would. */
async function pushesTo(page: Page): Promise<(push: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(baseUrl));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (push) => {
    const data = JSON.stringify(push);
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: baseUrl,
      registrationId,
      data,
    });
  };
}

type Shown = { title: string; tag: string };

/** Has a page's worker keep what it would show: this browser shows no notifications. */
async function watchShown(page: Page): Promise<() => Promise<Shown | undefined>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(() => {
    const here = self as unknown as { registration: ServiceWorkerRegistration; shown: Shown[] };
    here.shown = [];
    here.registration.showNotification = async (title, options) => {
      here.shown.push({ title, tag: options?.tag ?? '' });
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown.at(-1));
}

interface Notice {
  readonly title: string;
  readonly link: string;
}

test(
  'a call for help that arrives when it is over says that it is',
  timeout,
  async ({ openPage }) => {
    // Given a daughter on a device of her own, and a drill of her mother
    const elder = await someone(openPage, {
      role: 'PATIENT',
      firstName: 'Espérance',
      lastName: 'Mukamana',
    });
    const daughter = await someone(
      openPage,
      { role: 'FAMILY', firstName: 'Claudine', lastName: 'Uwase' },
      { serviceWorkers: 'allow', expectedProblems: [/WebSocket/] },
    );
    const [{ id: elderId } = { id: '' }] = await read<{ id: string }[]>(elder, '/api/elders');
    const as = { relation: 'child', permissions: ['alerts:receive'] };
    await joinCircle(elder, elderId, daughter, as);
    await daughter.goto('/family-dashboard');
    await daughter.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const deliver = await pushesTo(daughter);
    const shown = await watchShown(daughter);
    const begun = await elder.request.post('/api/emergencies', {
      headers: { 'idempotency-key': randomUUID() },
      data: { drill: true },
    });
    const { id } = ((await begun.json()) as { data: { id: string } }).data;
    const notified = async () =>
      (await read<Notice[]>(daughter, '/api/notifications/history')).filter(({ link }) =>
        link.startsWith(`/emergency/${id}`),
      );
    await expect.poll(async () => (await notified()).length, { timeout: 30_000 }).toBe(1);
    const [call] = await notified();
    if (!call) throw new Error('nobody was told');
    const { link: path, title } = call;
    const longAgo = { at: Date.now() - 3_600_000, urgent: true };
    // When its push arrives late while it goes on, then it calls
    await deliver({ title, path, ...longAgo });
    await expect.poll(shown).toEqual({ title, tag: path });
    // When it arrives after the end, then it says that it is over
    await post(elder, `/api/emergencies/${id}/resolve`, { as: 'resolved' });
    await expect.poll(async () => (await notified()).length).toBe(2);
    const [over] = await notified();
    expect(over?.title).not.toBe(title);
    await deliver({ title, path, ...longAgo });
    await expect.poll(shown).toEqual({ title: over?.title, tag: path });
    // And nothing of it where the person of the device has signed out
    await daughter.context().clearCookies();
    await deliver({ title, path: '/bookings/1', ...longAgo });
    await expect.poll(shown).toEqual({ title: 'Hafi', tag: '/' });
  },
);

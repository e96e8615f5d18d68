import { consentVersion } from '@hafi/contract/circle/consent-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { circleOf } from '../../../test/circle-of.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('asks again who one is before weighty rights or a summary are given away', async () => {
  const circle = await circleOf(app, { proved: false });
  const { at, elder, invitation } = circle;
  const son = await circle.member(['messages'], { firstName: 'Eric' });
  const invite = () => elder.post(`${at}/circle/invitations`, invitation());
  const allow = (permissions: string[]) =>
    elder.put(`${at}/circle/members/${son.personId}`, {
      relation: 'child',
      permissions,
      textVersion: consentVersion,
    });
  const share = () => elder.post(`${at}/summary-links`, { hours: 168 });
  for (const give of [invite, () => allow(['messages', 'health:read']), share]) {
    const refused = await give();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('confirm-first');
  }
  // What is not weighty, and what is taken away, asks for nothing.
  const light = invitation({ permissions: ['messages'] });
  expect((await elder.post(`${at}/circle/invitations`, light)).statusCode).toBe(201);
  expect((await allow(['messages', 'alerts:receive'])).statusCode).toBe(200);
  expect((await allow(['messages'])).statusCode).toBe(200);
  await proveIdentity(app, elder);
  expect((await invite()).statusCode).toBe(201);
  expect((await allow(['messages', 'health:read'])).statusCode).toBe(200);
  expect((await share()).statusCode).toBe(201);
});

it('tells by mail what was given away from an account, without names and health', async () => {
  const { at, elder, invitation } = await circleOf(app);
  await deliverAll(app);
  const before = app.sent.length;
  await elder.post(`${at}/circle/invitations`, invitation());
  await elder.post(`${at}/summary-links`, { hours: 168 });
  await elder.put('/api/profile/contact', {
    name: 'Aline Uwera',
    relationship: 'child',
    phoneNumber: '0788123499',
  });
  const settings = { landmarks: null, sharesCard: true, simplePress: true };
  await elder.put(`${at}/emergency-settings`, settings);
  await deliverAll(app);
  const mails = app.sent
    .slice(before)
    .filter(({ subject }) => subject === 'Something was changed from your Hafi account');
  expect(mails).toHaveLength(4);
  expect(mails.map(({ text }) => text).join()).not.toMatch(/Aline|health|Claudine/);
});

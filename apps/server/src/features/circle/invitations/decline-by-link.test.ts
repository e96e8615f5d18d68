import { afterAll, beforeAll, expect, it } from 'vitest';
import { circleOf } from '../../../test/circle-of.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const decline = (token: string) =>
  app.http.inject({ method: 'POST', url: '/api/invitations/decline-by-link', payload: { token } });

it('is declined by its link without an account, once and again; who invited is told', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const email = 'declines@hafi.test';
  await elder.post(`${at}/circle/invitations`, invitation({ way: 'email', email }));
  await deliverAll(app);
  const mail = app.sent.findLast(({ to }) => to === email);
  const token = /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await decline(`${token}x`)).json().code).toBe('invitation-gone');
  expect((await decline(token)).statusCode).toBe(200);
  expect((await decline(token)).statusCode).toBe(200);
  expect((await elder.get(`${at}/circle/invitations`)).json().data).toEqual([]);
  const news = (await elder.get('/api/notifications')).json().data;
  expect(
    news.filter(({ message }: { message: string }) => message.includes('declined')),
  ).toHaveLength(1);
});

it('is not declined by a code, nor once it was withdrawn', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const made = (await elder.post(`${at}/circle/invitations`, invitation())).json().data;
  expect((await decline(made.code)).json().code).toBe('invitation-gone');
});

it('is not made for who may do nothing', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const answer = await elder.post(`${at}/circle/invitations`, invitation({ permissions: [] }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ path: 'permissions' }]);
});

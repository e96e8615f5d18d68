import { afterAll, beforeAll, expect, it } from 'vitest';
import { circleOf } from '../../../test/circle-of.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findBooking } from '../../bookings/bookings.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const word = { word: 'DELETE' };

it('closes an account that was kept, for who keeps it, with the password; the circle is told by whom', async () => {
  const { at, elder, member } = await circleOf(app, { proved: false });
  const keeper = await member([], { decidesAs: 'manager', firstName: 'Claudine' });
  const son = await member(['bookings:manage', 'health:read'], { firstName: 'Eric' });
  const booking = await makeBooking(app, { patient: elder, quiet: true });
  const { data } = (await keeper.get(`${at}/circle`)).json();
  expect(data.planned).toMatchObject([{ kind: 'appointment' }]);
  expect((await son.get(`${at}/circle`)).json().data.planned).toBeUndefined();
  expect((await son.post(`${at}/close-account`, word)).statusCode).toBe(404);
  expect((await keeper.post(`${at}/close-account`, word)).json().code).toBe('confirm-first');
  await proveIdentity(app, keeper);
  expect((await keeper.post(`${at}/close-account`, { word: 'yes' })).statusCode).toBe(400);
  expect((await keeper.post(`${at}/close-account`, word)).statusCode).toBe(200);
  expect((await keeper.get(`${at}/circle`)).statusCode).toBe(404);
  expect((await keeper.get('/api/elders')).json().data).toEqual([]);
  expect(await findBooking(app.platform.db, booking.id)).toMatchObject({ status: 'cancelled' });
  const news = (await son.get('/api/notifications')).json().data;
  expect(news.map(({ message }: { message: string }) => message).join()).toMatch(
    /Claudine .*who kept the account .*has closed it/,
  );
});

it('is refused to a manager beside a representative by court', async () => {
  const { at, member } = await circleOf(app);
  const keeper = await member([], { decidesAs: 'manager' });
  await member([], { decidesAs: 'representative', firstName: 'Odette' });
  await proveIdentity(app, keeper);
  expect((await keeper.post(`${at}/close-account`, word)).statusCode).toBe(404);
});

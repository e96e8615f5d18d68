import { permissions } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { type Link, links } from '@hafi/contract/core/links';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { circleOf } from '../../../test/circle-of.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { notify } from '../../notifications/notifications.public.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const change = {
  relation: 'friend',
  permissions: ['messages', 'messages'],
  textVersion: consentVersion,
};

it('shows everything to those who decide, and a member the members and their own permissions', async () => {
  const { at, elder, member } = await circleOf(app);
  const daughter = await member(['health:read']);
  const neighbour = await member(['messages'], { firstName: 'Patrick', roles: ['VOLUNTEER'] });
  const own = (await elder.get(`${at}/circle`)).json().data;
  expect(own.abilities).toEqual({ decide: true, recordConsent: false, leave: false });
  expect(own.elder).toMatchObject({ id: elder.personId, you: true });
  expect(own.members.map((each: { permissions: string[] }) => each.permissions)).toEqual([
    ['health:read'],
    ['messages'],
  ]);
  const seen = (await neighbour.get(`${at}/circle`)).json().data;
  expect(seen.abilities).toEqual({ decide: false, recordConsent: false, leave: true });
  expect(seen.members).toMatchObject([
    { personId: daughter.personId, you: false, permissions: null },
    { personId: neighbour.personId, you: true, permissions: ['messages'] },
  ]);
  for (const { abilities } of seen.members) {
    expect(abilities).toEqual({ change: false, revoke: false, recordConsent: false });
  }
});

it('changes the permissions of a member at once, and notifies them', async () => {
  const { at, elder, member } = await circleOf(app);
  const daughter = await member(['health:read']);
  const address = `${at}/circle/members/${daughter.personId}`;
  expect((await elder.put(address, change)).statusCode).toBe(200);
  expect((await daughter.get('/api/elders')).json().data).toMatchObject([
    { relation: 'friend', permissions: ['messages'] },
  ]);
  const [notice] = (await daughter.get('/api/notifications')).json().data;
  expect(notice).toMatchObject({ link: `/circle?elder=${elder.personId}` });
  const stale = await elder.put(address, { ...change, textVersion: '2020-01' });
  expect(stale.json()).toMatchObject({ status: 409, code: 'consent-text-changed' });
});

/** Each notice by a word of its page's address. */
const pagesOf = (elderId: string): Readonly<Record<string, Link>> => ({
  vitals: links.vitals(elderId),
  bookings: links.bookingFor('0199a000-0000-7000-8000-000000000001', elderId),
  freeTime: links.bookWith('0199a000-0000-7000-8000-000000000002', '2026-11-25', elderId),
  careVisits: links.careVisits(elderId),
  volunteering: links.volunteeringFor(elderId),
  circle: links.circleOf(elderId),
});

it.each([
  [['health:read', 'bookings:manage'], ['health:read'], 'vitals careVisits circle'],
  [['bookings:manage', 'messages'], ['messages'], 'vitals circle'],
  [['bookings:manage', 'alerts:receive'], ['alerts:receive'], 'vitals volunteering circle'],
  [
    ['health:read', 'bookings:manage'],
    ['bookings:manage'],
    'bookings freeTime volunteering circle',
  ],
  [['alerts:receive', 'messages'], ['messages'], 'bookings freeTime circle'],
  [['messages', 'bookings:manage'], ['bookings:manage'], 'all'],
])('with %j and then %j the bell keeps: %s', async (before, after, kept) => {
  const { at, elder, member } = await circleOf(app);
  const daughter = await member(before as never);
  const other = await circleOf(app);
  const pages = { ...pagesOf(elder.personId), other: links.bookingFor('x', other.elder.personId) };
  await inTransaction(app.platform, async (tx) => {
    for (const [name, link] of Object.entries(pages)) {
      await notify(tx, {
        by: null,
        personId: daughter.personId,
        type: 'appointment',
        priority: 'low',
        title: { id: 'circle.title' },
        text: { id: 'circle.news.changed' },
        values: { elder: name },
        link,
      });
    }
  });
  const address = `${at}/circle/members/${daughter.personId}`;
  await elder.put(address, { ...change, permissions: after });
  const bell: { link: string }[] = (await daughter.get('/api/notifications')).json().data;
  const left = Object.entries(pages).filter(([, page]) => bell.some(({ link }) => link === page));
  const expected = kept === 'all' ? Object.keys(pages) : [...kept.split(' '), 'other'];
  expect(left.map(([name]) => name).sort()).toEqual([...expected].sort());
});

it('ranks the elder above the manager of the account, and a court above the elder', async () => {
  const { at, elder, member } = await circleOf(app);
  const manager = await member([], { decidesAs: 'manager' });
  const other = await member([], { decidesAs: 'manager' });
  const representative = await member([], { decidesAs: 'representative' });
  const daughter = await member(['health:read']);
  const of = (who: { personId: string }) => `${at}/circle/members/${who.personId}`;
  const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
  expect(await status(manager.put(of(daughter), { ...change, permissions: [] }))).toBe(200);
  expect(await status(manager.put(of(other), change))).toBe(403);
  expect(await status(manager.put(of(manager), change))).toBe(403);
  expect(await status(manager.remove(of(representative)))).toBe(403);
  expect(await status(elder.remove(of(representative)))).toBe(403);
  expect(await status(representative.remove(of(other)))).toBe(200);
  expect(await status(elder.remove(of(manager)))).toBe(200);
  expect(await status(manager.get(`${at}/circle`))).toBe(404);
  const shown = (await elder.get(`${at}/circle`)).json().data.members;
  expect(shown).toMatchObject([
    { decidesAs: 'representative', permissions, abilities: { change: false, revoke: false } },
    { personId: daughter.personId, abilities: { change: true, revoke: true } },
  ]);
});

it('withdraws the invitations of a removed member', async () => {
  const { actor, at, elder, invitation, member } = await circleOf(app);
  const manager = await member([], { decidesAs: 'manager' });
  const made = await manager.post(`${at}/circle/invitations`, invitation());
  const { code } = made.json().data;
  await elder.remove(`${at}/circle/members/${manager.personId}`);
  const stranger = await actor(['FAMILY']);
  expect((await stranger.post('/api/invitations/accept', { code })).statusCode).toBe(404);
  const [notice] = (await manager.get('/api/notifications')).json().data;
  expect(notice.message).toBe('You are no longer in the circle of Vestine.');
});

it('lets a member leave, and join again later', async () => {
  const { at, elder, invitation, member } = await circleOf(app);
  const daughter = await member(['health:read']);
  expect((await daughter.post(`${at}/circle/leave`)).statusCode).toBe(200);
  expect((await daughter.post(`${at}/circle/leave`)).statusCode).toBe(404);
  expect((await daughter.get('/api/elders')).json().data).toEqual([]);
  const [notice] = (await elder.get('/api/notifications')).json().data;
  expect(notice.message).toBe('Claudine Uwase has left the circle of Vestine.');
  const { code } = (await elder.post(`${at}/circle/invitations`, invitation())).json().data;
  expect((await daughter.post('/api/invitations/accept', { code })).statusCode).toBe(200);
  expect((await elder.post(`${at}/circle/leave`)).statusCode).toBe(404);
});

it('does not leave an elder who cannot sign in with nobody', async () => {
  const { at, elder, member } = await circleOf(app);
  const manager = await member([], { decidesAs: 'manager' });
  const { people } = await import('../../accounts/people.tables.ts');
  const { eq } = await import('drizzle-orm');
  await app.platform.db
    .update(people)
    .set({ email: null, phoneNumber: null })
    .where(eq(people.id, elder.personId));
  const alone = await manager.post(`${at}/circle/leave`);
  expect(alone.json()).toMatchObject({ status: 409, code: 'last-decider' });
  await member([], { decidesAs: 'manager' });
  expect((await manager.post(`${at}/circle/leave`)).statusCode).toBe(200);
});

it('asks a manager who adds permissions for the witness of the elder’s yes, and nobody else', async () => {
  const { at, elder, member } = await circleOf(app);
  const manager = await member([], { decidesAs: 'manager' });
  const representative = await member([], { decidesAs: 'representative' });
  const friend = await member(['messages']);
  const address = `${at}/circle/members/${friend.personId}`;
  const more = { ...change, permissions: ['messages', 'health:read'] };
  const granted = async () => (await friend.get('/api/elders')).json().data[0].permissions;
  const alone = await manager.put(address, more);
  expect(alone.json()).toMatchObject({ status: 400, errors: [{ path: 'witness' }] });
  const nameless = await manager.put(address, { ...more, witness: 'Patrick Niyonzima' });
  expect(nameless.json()).toMatchObject({ status: 400, errors: [{ path: 'witnessContact' }] });
  expect(await granted()).toEqual(['messages']);
  const witness = { witness: 'Patrick Niyonzima', witnessContact: 'the neighbour' };
  expect((await manager.put(address, { ...more, ...witness })).statusCode).toBe(200);
  expect(await granted()).toEqual(['messages', 'health:read']);
  const entry = async () => (await elder.get(`${at}/consents`)).json().data[0];
  expect(await entry()).toMatchObject({ givenAs: 'manager', channel: 'oral', ...witness });
  // Taking away, or another relation, needs no yes; nor does a name that was sent along stay.
  expect((await manager.put(address, { ...change, ...witness })).statusCode).toBe(200);
  expect(await entry()).toMatchObject({ channel: 'electronic', witness: null });
  expect((await representative.put(address, more)).statusCode).toBe(200);
  expect((await elder.put(address, { ...more, permissions: ['bookings:manage'] })).statusCode).toBe(
    200,
  );
});

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { circleOf } from '../../../test/circle-of.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findReachable } from '../../accounts/accounts.public.ts';
import { invitationAllowances } from './invitation-limits.ts';
import { sweepInvitations } from './sweep-invitations.job.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.reset());

async function invited(more: object = {}) {
  const circle = await circleOf(app);
  const { at, elder, invitation } = circle;
  const answer = await elder.post(`${at}/circle/invitations`, invitation(more));
  const { code, id } = answer.json().data;
  return { ...circle, code: code as string, id: id as string };
}

it('shows the invitation, then admits once', async () => {
  const { actor, at, code, elder } = await invited({ permissions: ['health:read', 'messages'] });
  const daughter = await actor(['FAMILY']);
  expect((await daughter.get(`${at}/circle`)).statusCode).toBe(404);
  const preview = await daughter.post('/api/invitations/preview', { code });
  expect(preview.json().data).toEqual({
    inviter: 'Vestine Uwase',
    fromElder: true,
    member: false,
    relation: 'child',
    elder: { id: elder.personId, name: 'Vestine Uwase', firstName: 'Vestine' },
    permissions: ['health:read', 'messages'],
    expiresAt: '2026-11-23T06:30:00.000Z',
  });
  const accepted = await daughter.post('/api/invitations/accept', { code });
  expect(accepted.json().data).toEqual({ elderId: elder.personId });
  expect((await daughter.get(`${at}/circle`)).json().data.members).toMatchObject([
    { name: 'Claudine Uwase', relation: 'child', you: true },
  ]);
  const again = await (await actor(['FAMILY'])).post('/api/invitations/accept', { code });
  expect(again.json()).toMatchObject({ status: 404, code: 'invitation-gone' });
  expect((await elder.get(`${at}/circle/invitations`)).json().data).toEqual([]);
  const notices = (await elder.get('/api/notifications')).json().data;
  expect(notices).toMatchObject([
    { message: 'Claudine Uwase has joined the circle of Vestine.', link: '/circle' },
  ]);
});

it('proves the address to which its link was mailed, for the account that has it', async () => {
  const { actor, at, elder, invitation } = await circleOf(app);
  const unproved = (personId: string) =>
    app.platform.db.execute(sql`update people set email_verified = false where id = ${personId}`);
  const proved = async (personId: string) =>
    (await findReachable(app.platform.db, personId))?.emailProved;
  for (const isOwn of [true, false]) {
    const son = await actor(['FAMILY']);
    await unproved(son.personId);
    const to = isOwn ? son.email : `other-${son.email}`;
    await elder.post(`${at}/circle/invitations`, invitation({ way: 'email', email: to }));
    await deliverAll(app);
    const mail = app.sent.filter((each) => each.to === to).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await son.post('/api/invitations/accept', { token })).statusCode).toBe(200);
    expect(await proved(son.personId)).toBe(isOwn);
  }
});

it('creates one membership, even when two answers arrive at once', async () => {
  const { actor, at, code, elder } = await invited();
  const both = [await actor(['FAMILY']), await actor(['FAMILY'])];
  const answers = await Promise.all(
    both.map((who) => who.post('/api/invitations/accept', { code })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect((await elder.get(`${at}/circle`)).json().data.members).toHaveLength(1);
});

it('accepts two invitations of one person at once as one membership', async () => {
  const { actor, at, code, elder, invitation } = await invited();
  const second = (await elder.post(`${at}/circle/invitations`, invitation())).json().data.code;
  const daughter = await actor(['FAMILY']);
  const answers = await Promise.all(
    [code, second].map((each) => daughter.post('/api/invitations/accept', { code: each })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await elder.get(`${at}/circle`)).json().data.members).toHaveLength(1);
});

it('gives a member the permissions of the new invitation', async () => {
  const { at, code, elder, member } = await invited({ permissions: ['bookings:manage'] });
  const daughter = await member(['health:read', 'messages']);
  const preview = await daughter.post('/api/invitations/preview', { code });
  expect(preview.json().data.member).toBe(true);
  await daughter.post('/api/invitations/accept', { code });
  const [shown] = (await elder.get(`${at}/circle`)).json().data.members;
  expect(shown.permissions).toEqual(['bookings:manage']);
});

it('expires after half an hour, a link after a week', async () => {
  const { actor, at, code, elder, invitation } = await invited();
  await elder.post(`${at}/circle/invitations`, invitation({ way: 'sms', phone: '+250788000311' }));
  await deliverAll(app);
  const token = /token=([\w-]+)/.exec(app.sent.at(-1)?.text ?? '')?.[1] ?? '';
  const daughter = await actor(['FAMILY']);
  const readInvitation = async (key: object) =>
    (await daughter.post('/api/invitations/preview', key)).statusCode;
  app.clock.advance({ minutes: 31 });
  expect(await readInvitation({ code })).toBe(404);
  expect(await readInvitation({ token })).toBe(200);
  app.clock.advance({ hours: 24 * 7 });
  expect(await readInvitation({ token })).toBe(404);
  await sweepInvitations(app.platform).run();
  const found = await app.platform.db.execute(
    sql`select recipient, ending from circle_invitations`,
  );
  expect(JSON.stringify(found)).not.toContain('+250788000311');
  expect(JSON.stringify(found)).toContain('expired');
});

it('allows an account five guesses, and then refuses the right code too', async () => {
  const { actor, code } = await invited();
  const guesser = await actor(['FAMILY']);
  const guess = async (typed: string) =>
    (await guesser.post('/api/invitations/preview', { code: typed })).statusCode;
  const wrong = code === '000000' ? '111111' : '000000';
  for (let times = 0; times < invitationAllowances['circle-guess'].max; times += 1) {
    expect(await guess(wrong)).toBe(404);
  }
  expect(await guess(code)).toBe(429);
  const other = await actor(['FAMILY']);
  expect((await other.post('/api/invitations/preview', { code })).statusCode).toBe(200);
});

it('allows a network address twenty guesses, and stops nobody there who was not wrong', async () => {
  const { actor, code } = await invited();
  const wrong = code === '000000' ? '111111' : '000000';
  for (let accounts = 0; accounts < 4; accounts += 1) {
    const guesser = await actor(['FAMILY']);
    for (let times = 0; times < 5; times += 1) {
      await guesser.post('/api/invitations/accept', { code: wrong });
    }
  }
  // One more account there has a single guess; whoever was never wrong is let in.
  const guesser = await actor(['FAMILY']);
  expect((await guesser.post('/api/invitations/accept', { code: wrong })).statusCode).toBe(429);
  expect((await guesser.post('/api/invitations/accept', { code })).statusCode).toBe(429);
  const fresh = await actor(['FAMILY']);
  expect((await fresh.post('/api/invitations/accept', { code })).statusCode).toBe(200);
});

it('cannot be accepted by the elder or the sender', async () => {
  const { at, elder, code, invitation, member } = await invited();
  const own = await elder.post('/api/invitations/accept', { code });
  expect(own.json()).toMatchObject({ status: 409, code: 'own-circle' });
  const manager = await member([], { decidesAs: 'manager' });
  const made = await manager.post(`${at}/circle/invitations`, invitation());
  const key = { code: made.json().data.code };
  for (const who of [manager, elder]) {
    expect((await who.post('/api/invitations/accept', key)).json().code).toBe('own-circle');
  }
});

it('notifies the sender of a refusal, without saying whose', async () => {
  const { actor, code, elder } = await invited();
  const stranger = await actor(['VOLUNTEER'], 'Patrick');
  expect((await stranger.post('/api/invitations/decline', { code })).statusCode).toBe(200);
  const [notice] = (await elder.get('/api/notifications')).json().data;
  expect(notice.message).toContain('declined');
  expect(JSON.stringify(notice)).not.toContain('Patrick');
  expect((await stranger.post('/api/invitations/accept', { code })).statusCode).toBe(404);
});

it('requires a link or a code, not both and not neither', async () => {
  const { actor, code } = await invited();
  const who = await actor(['FAMILY']);
  for (const key of [{}, { code, token: 'x' }, { code: '12345' }, { token: '' }]) {
    expect((await who.post('/api/invitations/preview', key)).statusCode).toBe(400);
  }
});

it('dies with the right of who sent it, however that right ended', async () => {
  const { actor, at, elder, invitation, member } = await circleOf(app);
  const manager = await member([], { decidesAs: 'manager' });
  const made = await manager.post(`${at}/circle/invitations`, invitation());
  const { code } = made.json().data;
  const friend = await actor(['FAMILY']);
  // As when an elder takes over, or a representation ends: a member still, who decides no more.
  await app.platform.db.execute(
    sql`update circle_members set decides_as = null where elder_id = ${elder.personId}`,
  );
  const refused = await friend.post('/api/invitations/accept', { code });
  expect(refused.json().code).toBe('invitation-gone');
  expect((await friend.get(`${at}/circle`)).statusCode).toBe(404);
});

it('of a manager needs a witness of the elder’s yes, who stands in the consent log', async () => {
  const { actor, at, elder, invitation, member } = await circleOf(app);
  const manager = await member([], { decidesAs: 'manager' });
  const invite = (more: object) => manager.post(`${at}/circle/invitations`, invitation(more));
  for (const field of ['witness', 'witnessContact']) {
    const answer = await invite({ [field]: undefined });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field }] });
  }
  const made = await invite({});
  const friend = await actor(['FAMILY']);
  await friend.post('/api/invitations/accept', { code: made.json().data.code });
  const [entry] = (await elder.get(`${at}/consents`)).json().data;
  expect(entry).toMatchObject({
    givenAs: 'manager',
    channel: 'oral',
    witness: 'Patrick Niyonzima',
    witnessContact: 'the neighbour',
  });
  const kept = JSON.stringify(
    await app.platform.db.execute(sql`select witness, witness_contact from circle_invitations`),
  );
  expect(kept).not.toMatch(/Niyonzima|neighbour/);
});

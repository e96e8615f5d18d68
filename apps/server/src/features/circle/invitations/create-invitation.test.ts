import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { circleOf } from '../../../test/circle-of.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const messagesTo = async (recipient: string) => {
  await deliverAll(app);
  return app.sent.filter(({ to }) => to === recipient);
};
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? 'none';

it('sends a link by SMS, in the chosen language, with first names and nothing else', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const wanted = invitation({ way: 'sms', phone: '0788 000 301', locale: 'fr' });
  const answer = await elder.post(`${at}/circle/invitations`, wanted);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    way: 'sms',
    to: '+250788000301',
    code: null,
    relation: 'child',
    expiresAt: '2026-11-30T06:00:00.000Z',
  });
  const [sms] = await messagesTo('+250788000301');
  expect(sms).toMatchObject({ channel: 'sms', subject: null });
  expect(sms?.text).toContain('Vestine');
  expect(sms?.text).not.toMatch(/Uwase|sant|health|fille|enfant|http.*elder/i);
  expect(tokenIn(sms?.text)).toHaveLength(43);
});

it('says by the link, without an account, what the message said', async () => {
  const { actor, at, elder, invitation } = await circleOf(app);
  const wanted = invitation({ way: 'email', email: 'peek@hafi.test', locale: 'en' });
  await elder.post(`${at}/circle/invitations`, wanted);
  const [mail] = await messagesTo('peek@hafi.test');
  const token = tokenIn(mail?.text);
  const peek = (body: object) =>
    app.http.inject({ method: 'POST', url: '/api/invitations/peek', payload: body });
  expect((await peek({ token })).json().data).toEqual({
    inviter: 'Vestine',
    elder: 'Vestine',
    fromElder: true,
    expiresAt: '2026-11-30T06:00:00.000Z',
  });
  expect((await peek({ token: `${token}x` })).json().code).toBe('invitation-gone');
  // Six digits could be tried.
  const { code } = (await elder.post(`${at}/circle/invitations`, invitation())).json().data;
  expect((await peek({ token: code })).statusCode).toBe(404);
  await (await actor(['FAMILY'])).post('/api/invitations/accept', { token });
  expect((await peek({ token })).statusCode).toBe(404);
});

it('says at once when no SMS reaches that country', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const wanted = invitation({ way: 'sms', phone: '+32470123456', locale: 'fr' });
  const answer = await elder.post(`${at}/circle/invitations`, wanted);
  expect(answer.json().code).toBe('sms-does-not-reach');
  expect((await elder.get(`${at}/circle/invitations`)).json().data).toEqual([]);
});

it('names the person who invites on behalf of the elder', async () => {
  const { at, invitation, member } = await circleOf(app);
  const manager = await member([], { decidesAs: 'manager', firstName: 'Claudine' });
  const wanted = invitation({ way: 'email', email: 'Kezia@hafi.test', locale: 'en' });
  await manager.post(`${at}/circle/invitations`, wanted);
  const [mail] = await messagesTo('kezia@hafi.test');
  expect(mail?.subject).toBe('Claudine invites you to Hafi');
  expect(mail?.text).toContain('Claudine would like you to be near Vestine');
});

it('stores neither link nor code in clear', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const made = await elder.post(`${at}/circle/invitations`, invitation());
  const { code } = made.json().data;
  expect(code).toMatch(/^\d{6}$/);
  const wanted = invitation({ way: 'email', email: 'secret@hafi.test' });
  await elder.post(`${at}/circle/invitations`, wanted);
  const [mail] = await messagesTo('secret@hafi.test');
  const found = await app.platform.db.execute(sql`select * from circle_invitations`);
  const stored = JSON.stringify(found);
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(tokenIn(mail?.text));
  const sent = await app.platform.db.execute(sql`select body from outbox_messages`);
  expect(JSON.stringify(sent)).not.toContain(tokenIn(mail?.text));
});

it('answers the same whether an address has an account or not', async () => {
  const { actor, at, elder, invitation } = await circleOf(app);
  const known = await actor(['FAMILY']);
  const shapes = [];
  for (const email of [known.email, 'nobody-knows@hafi.test']) {
    const answer = await elder.post(
      `${at}/circle/invitations`,
      invitation({ way: 'email', email }),
    );
    const { createdAt, expiresAt, id, to, ...rest } = answer.json().data;
    expect([createdAt, expiresAt, id, to]).not.toContain(undefined);
    shapes.push([answer.statusCode, rest]);
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

it('refuses to invite oneself, an outdated consent text, a missing address', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const ask = async (more: object) =>
    (await elder.post(`${at}/circle/invitations`, invitation(more))).json();
  expect(await ask({ way: 'email', email: elder.email })).toMatchObject({ code: 'own-invitation' });
  expect(await ask({ textVersion: '2020-01' })).toMatchObject({ code: 'consent-text-changed' });
  expect(await ask({ way: 'sms' })).toMatchObject({
    status: 400,
    errors: [{ path: 'phone', code: 'required' }],
  });
  expect(await ask({ way: 'email', phone: '0788000302' })).toMatchObject({
    errors: [{ path: 'email', code: 'required' }],
  });
  expect(await ask({ permissions: ['everything'] })).toMatchObject({ status: 400 });
});

it('sends at most three a day to one address, whoever invites', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    const { at, elder, invitation } = await circleOf(app);
    const wanted = invitation({ way: 'sms', phone: '+250788000303' });
    statuses.push((await elder.post(`${at}/circle/invitations`, wanted)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await messagesTo('+250788000303')).toHaveLength(3);
});

it('allows at most twenty open ones, and lists and withdraws them', async () => {
  const { at, elder, invitation } = await circleOf(app);
  const address = `${at}/circle/invitations`;
  for (let times = 0; times < 20; times += 1) await elder.post(address, invitation());
  const refused = await elder.post(address, invitation());
  expect(refused.json()).toMatchObject({ status: 409, code: 'too-many-invitations' });
  const open = (await elder.get(address)).json().data;
  expect(open).toHaveLength(20);
  expect(open[0]).toMatchObject({ way: 'code', to: null, invitedBy: 'Vestine Uwase' });
  expect(open[0]).not.toHaveProperty('code');
  expect((await elder.remove(`${address}/${open[0].id}`)).statusCode).toBe(200);
  expect((await elder.remove(`${address}/${open[0].id}`)).statusCode).toBe(404);
  expect((await elder.get(address)).json().data).toHaveLength(19);
});

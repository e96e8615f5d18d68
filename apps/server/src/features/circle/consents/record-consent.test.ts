import { consentVersion } from '@hafi/contract/circle/consent-text';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, circleOf } from '../../../test/circle-of.ts';
import { giveAppointmentAccessNow } from '../../../test/factories/appointment-access.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const yesFor = (who: Actor, more: object = {}) => ({
  personId: who.personId,
  permissions: ['health:read', 'alerts:receive'],
  channel: 'oral',
  witness: 'Patrick Niyonzima',
  witnessContact: '0788123456',
  readAloud: true,
  locale: 'rw',
  textVersion: consentVersion,
  ...more,
});

it('adds what the elder agreed to, with the witness, and notifies the elder', async () => {
  const { at, elder, member } = await circleOf(app);
  const caregiver = await member(['health:write', 'health:read', 'alerts:receive'], {
    firstName: 'Chantal',
    roles: ['CAREGIVER'],
  });
  const daughter = await member(['health:read', 'messages']);
  const before = (await caregiver.get(`${at}/circle`)).json().data;
  expect(before.abilities.recordConsent).toBe(true);
  expect((await caregiver.post(`${at}/consents`, yesFor(daughter))).statusCode).toBe(201);
  const [log] = (await elder.get(`${at}/consents`)).json().data;
  expect(log).toMatchObject({
    action: 'changed',
    member: 'Claudine Uwase',
    givenAs: 'elder',
    channel: 'oral',
    witness: 'Patrick Niyonzima',
    witnessContact: '0788123456',
    readBy: 'Chantal Uwase',
    recordedBy: 'Chantal Uwase',
    locale: 'rw',
    textVersion: consentVersion,
    added: ['alerts:receive'],
    canUndo: true,
    permissions: ['health:read', 'messages', 'alerts:receive'],
  });
  const [notice] = (await elder.get('/api/notifications')).json().data;
  expect(notice).toMatchObject({ priority: 'high', link: '/circle' });
  expect(notice.message).toContain('Chantal Uwase wrote down');
});

it('is undone in one step, and only what it added', async () => {
  const { at, elder, member } = await circleOf(app);
  const caregiver = await member(['health:write', 'health:read', 'alerts:receive']);
  const daughter = await member(['health:read']);
  await caregiver.post(`${at}/consents`, yesFor(daughter, { channel: 'paper' }));
  const [{ id }] = (await elder.get(`${at}/consents`)).json().data;
  const undo = `${at}/consents/${id}/undo`;
  expect((await caregiver.post(undo)).statusCode).toBe(404);
  expect((await elder.post(undo)).statusCode).toBe(200);
  expect((await elder.post(undo)).statusCode).toBe(404);
  expect((await daughter.get('/api/elders')).json().data[0].permissions).toEqual(['health:read']);
  const log = (await elder.get(`${at}/consents`)).json().data;
  expect(log).toMatchObject([
    { action: 'withdrawn', permissions: ['health:read'], channel: 'electronic' },
    { canUndo: false, channel: 'paper' },
  ]);
});

it('can be recorded by helpers only, never for oneself or a person who decides', async () => {
  const { actor, at, elder, member } = await circleOf(app);
  const caregiver = await member(['health:write', 'health:read', 'alerts:receive']);
  const reader = await member(['health:read']);
  const manager = await member([], { decidesAs: 'manager' });
  const stranger = await actor(['ADMIN']);
  const status = async (who: Actor, body: object) =>
    (await who.post(`${at}/consents`, body)).statusCode;
  expect(await status(caregiver, yesFor(caregiver))).toBe(404);
  expect(await status(caregiver, yesFor(manager))).toBe(404);
  expect(await status(caregiver, yesFor(stranger))).toBe(404);
  expect(await status(reader, yesFor(caregiver))).toBe(404);
  expect(await status(stranger, yesFor(reader))).toBe(404);
  expect(await status(elder, yesFor(reader))).toBe(404);
  expect(await status(manager, yesFor(manager))).toBe(404);
  expect(await status(caregiver, yesFor(reader, { witness: '' }))).toBe(400);
  expect(await status(caregiver, yesFor(reader, { witnessContact: '' }))).toBe(400);
  expect(await status(caregiver, yesFor(reader, { readAloud: false }))).toBe(400);
  expect(await status(caregiver, yesFor(reader, { permissions: [] }))).toBe(400);
  expect(await status(caregiver, yesFor(reader, { channel: 'electronic' }))).toBe(400);
  expect(await status(manager, yesFor(reader))).toBe(201);
});

it('passes on what the recorder holds, and never the right to write or to book', async () => {
  const { at, elder, member } = await circleOf(app);
  const one = await member(['health:write', 'alerts:receive', 'bookings:manage']);
  const other = await member([]);
  const ask = async (permissions: string[]) =>
    (await one.post(`${at}/consents`, yesFor(other, { permissions }))).json();
  for (const permission of ['health:write', 'bookings:manage', 'health:read']) {
    expect((await ask(['alerts:receive', permission])).code).toBe('beyond-own-rights');
  }
  expect((await ask(['alerts:receive'])).code).toBeUndefined();
  const elders = (await other.get('/api/elders')).json().data;
  expect(elders.find(({ id }: { id: string }) => id === elder.personId).permissions).toEqual([
    'alerts:receive',
  ]);
  // Who decides may pass on everything, because they could give it directly.
  const manager = await member([], { decidesAs: 'manager' });
  const all = yesFor(other, { permissions: ['health:write'] });
  expect((await manager.post(`${at}/consents`, all)).statusCode).toBe(201);
});

it('does not let a doctor record it because of an appointment', async () => {
  const { at, elder, member } = await circleOf(app);
  const doctor = await member(['health:read'], { roles: ['DOCTOR'] });
  const daughter = await member([]);
  await giveAppointmentAccessNow(app, elder, doctor);
  expect((await doctor.post(`${at}/consents`, yesFor(daughter))).statusCode).toBe(404);
});

it('keeps every grant, change, withdrawal and leave, page by page', async () => {
  const { actor, at, elder, invitation } = await circleOf(app);
  const daughter = await actor(['FAMILY']);
  const made = await elder.post(`${at}/circle/invitations`, invitation());
  const key = { code: made.json().data.code };
  app.clock.advance({ minutes: 3 });
  await daughter.post('/api/invitations/accept', key);
  const of = `${at}/circle/members/${daughter.personId}`;
  app.clock.advance({ minutes: 1 });
  await elder.put(of, { relation: 'child', permissions: [], textVersion: consentVersion });
  app.clock.advance({ minutes: 1 });
  await elder.remove(of);
  const first = (await elder.get(`${at}/consents?limit=2`)).json();
  const next = `${at}/consents?limit=2&cursor=${first.nextCursor}`;
  const second = (await elder.get(next)).json();
  expect(second.nextCursor).toBeNull();
  const [granted] = second.data;
  expect([...first.data, granted].map(({ action }) => action)).toEqual([
    'withdrawn',
    'changed',
    'granted',
  ]);
  expect(granted).toMatchObject({ recordedBy: 'Vestine Uwase', locale: 'en', witness: null });
  expect(Date.parse(granted.at) - Date.parse(granted.givenAt)).toBe(3 * 60_000);
  expect((await elder.get(`${at}/consents?cursor=bm9uZQ`)).statusCode).toBe(400);
});

it('cannot be altered', async () => {
  const { db } = app.platform;
  for (const statement of [
    sql`update consent_records set witness = 'Nobody'`,
    sql`delete from consent_records`,
    sql`truncate consent_records`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
    });
  }
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { aPdf, sendFile } from '../../../test/upload-stage.ts';
import { type Caller, vettingStage } from '../../../test/vetting-stage.ts';
import { insertBadge } from '../../badges/badges.public.ts';
import { lockVettingOfBadge, updateVetting } from '../vetting.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof vettingStage>;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  stage = vettingStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  admin = await stage.coordinator();
});

const patrickNiyonzima = { firstName: 'Patrick', lastName: 'Niyonzima' };
const paul = { firstName: 'Paul', lastName: 'Kamanzi', compareAgain: true };
const rename = async (who: Caller, to: object = paul) => {
  const answer = await who.put('/api/auth/profile', to);
  expect(answer.statusCode).toBe(200);
};
/** Two rounds: what the first has found is settled in the second. */
const settled = async () => {
  await app.due.run('vetting.settle-marks');
  await app.due.run('vetting.settle-marks');
};

/** An approved badge with a paper, of the name that its owner has now. */
async function withBadge(who: Caller, badge: 'individual' | 'business', name: string) {
  const [badgeId, at] = [newId(), app.clock.now()];
  await inTransaction(app.platform, async (tx) => {
    await insertBadge(tx, {
      id: badgeId,
      personId: who.personId,
      badge,
      state: 'approved',
      amount: 5000,
      checked: ['identity', 'contact'],
      checkedName: name,
      checkedAt: at,
      until: new Date(at.getTime() + 30 * 86_400_000),
      createdAt: at,
    });
    const { row } = await lockVettingOfBadge(tx, { badgeId, personId: who.personId, at });
    await updateVetting(tx, row.id, { state: 'confirmed' });
  });
  return badgeId;
}
interface Own {
  id: string;
  otherName: string | null;
  nameCheck: string | null;
}
const badgesOf = async (who: Caller): Promise<Own[]> =>
  (await who.get('/api/badges')).json().data.own;
const waiting = async (who: Caller) =>
  (await admin.get('/api/admin/vettings?limit=50'))
    .json()
    .data.filter(({ email }: { email: string }) => email === who.email);

it('a badge is compared with the papers that are sent again after the role was ended', async () => {
  const patrick = await stage.volunteer();
  await stage.sent(patrick);
  await stage.confirmed(admin, patrick);
  await withBadge(patrick, 'individual', 'Patrick Niyonzima');
  await rename(patrick);
  const row = await stage.row(admin, patrick);
  const ended = await admin.post(`/api/admin/vettings/${row?.id}/end`, { text: 'Not you.' });
  expect(ended.statusCode).toBe(200);
  await settled();
  // The badge is put before the coordinators instead.
  expect(await badgesOf(patrick)).toMatchObject([
    { otherName: 'Patrick Niyonzima', nameCheck: 'waiting' },
  ]);
  expect(await waiting(patrick)).toHaveLength(1);
  await stage.sent(patrick);
  const both: { id: string; role: string | null }[] = await waiting(patrick);
  const ofRole = both.find(({ role }) => role !== null);
  await stage.openAll(admin, patrick);
  const all = await waiting(patrick);
  for (const { id, papers } of all) {
    for (const paper of papers) {
      await admin.get(`/api/admin/vettings/${id}/papers/${paper.id}/file`);
    }
  }
  const { name, sentAt } = all.find(({ id }: { id: string }) => id === ofRole?.id);
  const confirmed = await admin.post(`/api/admin/vettings/${ofRole?.id}/confirm`, { name, sentAt });
  expect(confirmed.statusCode).toBe(200);
  await settled();
  expect(await badgesOf(patrick)).toMatchObject([{ otherName: null, nameCheck: null }]);
  expect(await waiting(patrick)).toEqual([]);
});

it('the second badge is looked at when the one that stood for the name has ended', async () => {
  const claudine = await stage.person({
    roles: ['FAMILY'],
    firstName: 'Claudine',
    lastName: 'Uwase',
  });
  const ids = [
    await withBadge(claudine, 'individual', 'Claudine Uwase'),
    await withBadge(claudine, 'business', 'Claudine Uwase'),
  ];
  await rename(claudine);
  const [first] = await waiting(claudine);
  expect(await waiting(claudine)).toHaveLength(1);
  const end = await admin.post(`/api/admin/vettings/${first.id}/end`, { text: 'Not you.' });
  expect(end.statusCode).toBe(200);
  expect(await waiting(claudine)).toEqual([]);
  await settled();
  const [next] = await waiting(claudine);
  expect(next.id).not.toBe(first.id);
  const left = (await badgesOf(claudine)).filter(({ nameCheck }) => nameCheck !== null);
  expect(left).toHaveLength(1);
  expect(ids).toContain(left[0]?.id);
  // Its papers are asked for and compared as those of the first would have been.
  await admin.post(`/api/admin/vettings/${next.id}/ask`, { text: 'Please send the paper.' });
  const { uploadId } = await sendFile(app, claudine, aPdf());
  const at = `/api/badges/${left[0]?.id}`;
  await claudine.post(`${at}/papers`, { uploadId, kind: 'identity' });
  const { uploadId: other } = await sendFile(app, claudine, aPdf());
  await claudine.post(`${at}/papers`, { uploadId: other, kind: 'registration' });
  const answered = await claudine.post(`${at}/answer`, { text: 'Here.' });
  expect(answered.statusCode).toBe(200);
  await stage.confirmed(admin, claudine);
  await settled();
  expect((await badgesOf(claudine)).find(({ id }) => id === left[0]?.id)).toMatchObject({
    otherName: null,
  });
  expect(await waiting(claudine)).toEqual([]);
});

it('those around are told ten minutes after the first new name, however often it changes', async () => {
  const made = await makeElder(app);
  const elder = { ...made, ...callAs(app, made) };
  const eric = await stage.person({
    roles: ['CAREGIVER'],
    ...patrickNiyonzima,
    verified: true,
  });
  await makeMember(app, { elder, who: eric, permissions: ['health:read'], relation: 'caregiver' });
  const notified = async () =>
    (await elder.get('/api/notifications'))
      .json()
      .data.filter(({ message }: { message: string }) => message.includes('now has the name'));
  await rename(eric);
  app.clock.advance({ minutes: 9 });
  // Also where the compared name was put back for an instant.
  await rename(eric, patrickNiyonzima);
  await rename(eric, { ...paul, firstName: 'Jean' });
  app.clock.advance({ seconds: 59 });
  await app.due.run('vetting.tell-names');
  expect(await notified()).toEqual([]);
  app.clock.advance({ seconds: 1 });
  await app.due.run('vetting.tell-names');
  expect(await notified()).toHaveLength(1);
});

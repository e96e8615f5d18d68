import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { aPdf, sendFile } from '../../../test/upload-stage.ts';
import { type Caller, vettingStage } from '../../../test/vetting-stage.ts';
import { volunteeringStage } from '../../../test/volunteering-stage.ts';
import { insertBadge, shownBadges } from '../../badges/badges.public.ts';
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

type Who = Pick<Caller, 'put' | 'get'>;
const paul = { firstName: 'Paul', lastName: 'Kamanzi', compareAgain: true };
const rename = (who: Who, to: object = paul) => who.put('/api/auth/profile', to);
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

it('a volunteer with another name takes nothing on, and goes where they have promised to', async () => {
  const help = volunteeringStage(app);
  const elder = await help.elder();
  const patrick = await help.volunteer();
  const taken = await help.requested(elder);
  await help.act(patrick, taken, 'accept');
  const open = await help.requested(elder, { date: '2026-11-26' });
  await rename(patrick);
  expect((await help.near(patrick)).mayAccept).toBe(false);
  expect(codeOf(await help.act(patrick, open, 'accept'))[1]).toBe('not-checked-as-volunteer');
  const mine = (await patrick.get('/api/volunteering/taken?scope=open')).json().data;
  expect(mine).toMatchObject([{ id: taken, contact: { name: expect.any(String) } }]);
  const theirs = (await elder.get('/api/help-requests?scope=open')).json().data;
  expect(theirs.find(({ id }: { id: string }) => id === taken).volunteer).toMatchObject({
    checked: [],
  });
  app.clock.advance({ minutes: 10 });
  await app.due.run('vetting.tell-names');
  expect((await help.bell(elder))[0]).toMatchObject({
    title: 'The volunteer has a new name',
    message: expect.stringContaining('Patrick Niyonzima, who helps you'),
  });
  // Confirmed before papers were kept: the list has them all the same, and a paper is asked for.
  expect(await stage.row(admin, patrick)).toMatchObject({
    nameCheck: 'waiting',
    otherName: 'Patrick Niyonzima',
    papers: [],
  });
  expect(codeOf(await stage.decide(admin, patrick, 'confirm'))[1]).toBe('vetting-incomplete');
  await rename(patrick, { firstName: 'Patrick', lastName: 'Niyonzima' });
  expect((await help.act(patrick, open, 'accept')).statusCode).toBe(200);
});

it('a caregiver with another name is not shown as checked, and each family is told', async () => {
  const eric = await stage.person({
    roles: ['CAREGIVER'],
    firstName: 'Eric',
    lastName: 'Nshuti',
    verified: true,
  });
  const made = await makeElder(app);
  const elder = { ...made, ...callAs(app, made) };
  await makeMember(app, { elder, who: eric, permissions: ['health:read'], relation: 'caregiver' });
  const checked = async () =>
    (await elder.get(`/api/elders/${elder.personId}/circle`))
      .json()
      .data.members.find(({ personId }: { personId: string }) => personId === eric.personId)
      ?.checked;
  expect(await checked()).toBe(true);
  await rename(eric);
  expect(await checked()).toBe(false);
  const registers = await eric.post('/api/elders', {});
  expect(registers.statusCode).not.toBe(201);
  app.clock.advance({ minutes: 10 });
  await app.due.run('vetting.tell-names');
  expect((await elder.get('/api/notifications')).json().data[0].message).toMatch(
    /^Eric Nshuti, who belongs to the circle of .* now has the name Paul Kamanzi\./,
  );
});

it('a badge is compared with a new name as well, by its own list where nobody checks the person', async () => {
  const claudine = await stage.person({
    roles: ['FAMILY'],
    firstName: 'Claudine',
    lastName: 'Uwase',
  });
  const badgeId = newId();
  const at = app.clock.now();
  await inTransaction(app.platform, async (tx) => {
    await insertBadge(tx, {
      id: badgeId,
      personId: claudine.personId,
      badge: 'individual',
      state: 'approved',
      amount: 5000,
      checked: ['identity', 'contact'],
      checkedName: 'Claudine Uwase',
      checkedAt: at,
      until: new Date(at.getTime() + 30 * 86_400_000),
      createdAt: at,
    });
    const { row } = await lockVettingOfBadge(tx, { badgeId, personId: claudine.personId, at });
    await updateVetting(tx, row.id, { state: 'confirmed' });
  });
  const shown = async () =>
    (await shownBadges(app.platform.db, [claudine.personId], app.clock.now())).has(
      claudine.personId,
    );
  const own = async () => (await claudine.get('/api/badges')).json().data.own[0];
  const unasked = { firstName: 'Paul', lastName: 'Kamanzi' };
  expect(codeOf(await rename(claudine, unasked))).toEqual([409, 'name-compared']);
  expect(await shown()).toBe(true);
  await rename(claudine);
  expect(await shown()).toBe(false);
  expect(await own()).toMatchObject({ otherName: 'Claudine Uwase', nameCheck: 'waiting' });
  // Nobody has to be notified of a person whom nobody checks.
  app.clock.advance({ minutes: 10 });
  await app.due.run('vetting.tell-names');
  expect(await stage.row(admin, claudine)).toMatchObject({ otherName: 'Claudine Uwase' });
  await stage.decide(admin, claudine, 'ask', { text: 'Please send the paper.' });
  expect(await own()).toMatchObject({ nameCheck: 'asked' });
  const { uploadId } = await sendFile(app, claudine, aPdf());
  const papers = `/api/badges/${badgeId}/papers`;
  await claudine.post(papers, { uploadId, kind: 'identity' });
  expect(codeOf(await claudine.post(`/api/badges/${badgeId}/send`))[1]).toBe('badge-over');
  const answer = await claudine.post(`/api/badges/${badgeId}/answer`, { text: 'Here it is.' });
  expect(answer.statusCode).toBe(200);
  const removal = await claudine.remove(`${papers}/${uploadId}`);
  expect(codeOf(removal)[1]).toBe('badge-over');
  await stage.confirmed(admin, claudine);
  expect(await shown()).toBe(true);
  expect(await own()).toMatchObject({ otherName: null, nameCheck: null, state: 'approved' });
});

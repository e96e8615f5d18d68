import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Helper, volunteeringStage } from '../../test/volunteering-stage.ts';
import { markUnchecked } from '../accounts/accounts.public.ts';
import { people } from '../accounts/people.tables.ts';
import { insertBadge } from '../badges/badges.public.ts';

let app: TestApp;
let stage: ReturnType<typeof volunteeringStage>;
let elder: Helper;
let patrick: Helper;

beforeAll(async () => {
  app = await startTestApp();
  stage = volunteeringStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await stage.elder();
  patrick = await stage.volunteer('Kimironko');
});

const mine = async (who: Helper, scope = 'open') =>
  (await who.get(`/api/volunteering/taken?scope=${scope}`)).json();
const requested = async (scope = 'open') =>
  (await elder.get(`/api/help-requests?scope=${scope}`)).json().data;

test('of fifty volunteers who accept at once one succeeds', { timeout: 60_000 }, async () => {
  const id = await stage.requested(elder);
  const volunteers = await Promise.all(Array.from({ length: 50 }, () => stage.volunteer()));
  const answers = await Promise.all(volunteers.map((each) => stage.act(each, id, 'accept')));
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  const lost = answers.filter(({ statusCode }) => statusCode === 409);
  expect([won.length, lost.length]).toEqual([1, 49]);
  for (const answer of lost) {
    const { code, message } = answer.json();
    expect(code).toBe('help-request-taken');
    expect(message).toContain('Another volunteer was quicker');
  }
  const lists = await Promise.all(volunteers.map((each) => mine(each)));
  expect(lists.filter(({ data }) => data.length > 0)).toHaveLength(1);
  expect((await stage.bell(elder)).map(({ title }) => title)).toEqual(['A volunteer will come']);
});

test('both see how to reach each other until it is done, and nobody else does', async () => {
  const id = await stage.requested(elder);
  const accepted = await stage.act(patrick, id, 'accept');
  expect(accepted.json().data).toMatchObject({
    state: 'accepted',
    side: 'volunteer',
    firstName: 'Espérance',
    contact: {
      name: 'Espérance Mukamana',
      phone: expect.stringMatching(/^\+250/),
      phoneOf: null,
      cell: 'Rukiri I',
      village: 'Rebero',
    },
    can: { giveBack: true, sayDone: false, cancel: false, confirm: false },
  });
  expect(await requested()).toMatchObject([
    {
      state: 'accepted',
      side: 'elder',
      contact: null,
      volunteer: { firstName: 'Patrick', phone: expect.stringMatching(/^\+250/), helped: 0 },
      can: { cancel: true, confirm: false, rate: false, giveBack: false },
    },
  ]);
  // Accepting is idempotent.
  expect((await stage.act(patrick, id, 'accept')).statusCode).toBe(200);
  const other = await stage.volunteer();
  expect((await stage.near(other)).data.map((each: { id: string }) => each.id)).not.toContain(id);
  for (const act of ['give-back', 'say-done', 'cancel', 'confirm']) {
    expect([act, (await stage.act(other, id, act)).statusCode]).toEqual([act, 404]);
  }

  app.clock.set('2026-11-25T12:00:00Z');
  expect((await mine(patrick)).data[0].can.sayDone).toBe(true);
  await stage.act(patrick, id, 'say-done');
  expect((await requested())[0]).toMatchObject({ state: 'to-confirm', can: { confirm: true } });
  await stage.act(elder, id, 'confirm');
  expect((await requested('past'))[0]).toMatchObject({
    state: 'done',
    volunteer: { firstName: 'Patrick', phone: null, helped: 1 },
    can: { rate: true, cancel: false },
  });
  const { data, helped } = await mine(patrick, 'past');
  expect([data[0].contact, data[0].state, helped]).toEqual([null, 'done', 1]);
  expect(JSON.stringify(data)).not.toContain('Mukamana');
}, 20_000);

test('an elder without a phone is reached through the person who asked', async () => {
  const phoneless = await stage.elder({ phoneNumber: '' });
  const daughter = await stage.member(phoneless, ['bookings:manage']);
  const id = await stage.requested(daughter, { elderId: phoneless.personId });
  const { contact } = (await stage.act(patrick, id, 'accept')).json().data;
  expect(contact).toMatchObject({
    phoneOf: 'Claudine Uwase',
    phone: expect.stringMatching(/^\+250/),
  });
});

test('the elder and their people are notified who comes, to whom, for what and when, by mail too', async () => {
  const keeper = await stage.member(elder, ['bookings:manage']);
  const alerted = await stage.member(elder, ['alerts:receive'], 'Eric');
  const reader = await stage.member(elder, ['health:read'], 'Alice');
  const id = await stage.requested(elder);
  const before = app.sent.length;
  await stage.act(patrick, id, 'accept');
  expect(await stage.bell(elder)).toMatchObject([
    {
      title: 'A volunteer will come',
      message:
        'Patrick will help you: an errand, Wednesday 25 November, in the afternoon. The phone number is in Hafi.',
      link: `/volunteering?elder=${elder.personId}`,
    },
  ]);
  for (const member of [keeper, alerted]) {
    expect((await stage.bell(member))[0]?.message).toBe(
      'Patrick will help Espérance: an errand, Wednesday 25 November, in the afternoon.',
    );
  }
  expect(await stage.bell(reader)).toEqual([]);
  expect(await stage.bell(patrick)).toEqual([]);
  await deliverAll(app);
  const texts = app.sent.slice(before).map(({ subject, text }) => `${subject} ${text}`);
  expect(texts.length).toBeGreaterThanOrEqual(3);
  const toCircle = app.sent.slice(before).filter(({ to }) => to === keeper.email);
  expect(toCircle.map(({ text }) => text).join()).toContain(
    'Patrick will help Espérance: an errand, Wednesday 25 November, in the afternoon.',
  );
});

test('a time that was agreed is named', async () => {
  const id = await stage.requested(elder, { kind: 'transport', time: '14:30' });
  await stage.act(patrick, id, 'accept');
  expect((await stage.bell(elder))[0]?.message).toContain(
    'transport, Wednesday 25 November, from 14:30',
  );
});

test('why a volunteer gives it back is read in Hafi, and by nobody on the way', async () => {
  const keeper = await stage.member(elder, ['bookings:manage']);
  const id = await stage.requested(elder);
  await stage.act(patrick, id, 'accept');
  await deliverAll(app);
  const before = app.sent.length;
  const bad = await stage.act(patrick, id, 'give-back', { reason: 'Call me: 0788 123 456' });
  expect(bad.statusCode).toBe(400);
  await stage.act(patrick, id, 'give-back', { reason: 'My child is ill' });
  for (const reader of [elder, keeper]) {
    expect((await stage.bell(reader))[0]?.message).toContain('The reason: “My child is ill”');
  }
  await deliverAll(app);
  const mails = app.sent.slice(before).filter(({ to }) => to === keeper.email);
  expect(mails.map(({ text }) => text).join()).toContain('Patrick cannot come to Espérance');
  expect(
    app.sent
      .slice(before)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('ill');
});

test('a volunteer gives it back: it is open again, for others too, and people are notified', async () => {
  const id = await stage.requested(elder);
  await stage.act(patrick, id, 'accept');
  expect((await stage.act(patrick, id, 'give-back')).statusCode).toBe(200);
  expect((await requested())[0]).toMatchObject({ state: 'open', volunteer: null });
  expect((await stage.bell(elder))[0]?.title).toBe('The volunteer cannot come');
  expect((await mine(patrick)).data).toEqual([]);
  expect((await stage.act(await stage.volunteer(), id, 'accept')).statusCode).toBe(200);
});

test('given back after its time it is over, and people are told what to do instead', async () => {
  const id = await stage.requested(elder);
  await stage.act(patrick, id, 'accept');
  app.clock.set('2026-11-25T15:30:00Z');
  await stage.act(patrick, id, 'give-back');
  expect((await requested('past'))[0]).toMatchObject({ state: 'lapsed' });
  expect((await stage.bell(elder))[0]?.message).toContain('+250788000000');
});

test('when the elder’s side cancels, the volunteer is notified', async () => {
  const id = await stage.requested(elder);
  await stage.act(patrick, id, 'accept');
  expect((await stage.act(elder, id, 'cancel')).json().data).toMatchObject({ state: 'cancelled' });
  expect((await stage.act(elder, id, 'cancel')).statusCode).toBe(200);
  expect(await stage.bell(patrick)).toMatchObject([{ title: 'The help is no longer needed' }]);
  expect((await mine(patrick, 'past')).data).toMatchObject([{ state: 'cancelled', contact: null }]);
  const late = await stage.act(await stage.volunteer(), id, 'accept');
  expect(late.json().code).toBe('help-request-over');
  expect((await stage.act(elder, id, 'confirm')).json().code).toBe('help-request-over');
});

test('nobody can accept more than three visits, not even at once', async () => {
  const ids: string[] = [];
  for (let each = 0; each < 5; each += 1) ids.push(await stage.requested(elder));
  const answers = await Promise.all(ids.map((id) => stage.act(patrick, id, 'accept')));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, 200, 200, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('too-many-taken');
});

test('a person who only keeps bookings may cancel and confirm while they do; the helper never', async () => {
  const neighbour = await stage.volunteer('Remera', 'Gasabo', 'Vincent');
  const keeper = await stage.member(elder, ['bookings:manage']);
  const id = await stage.requested(keeper, { elderId: elder.personId });
  await stage.act(neighbour, id, 'accept');
  app.clock.set('2026-11-25T12:00:00Z');
  expect((await stage.act(neighbour, id, 'confirm')).statusCode).toBe(404);
  expect((await stage.act(keeper, id, 'confirm')).json().data).toMatchObject({ state: 'done' });
  expect((await stage.act(neighbour, id, 'rate', { stars: 5 })).statusCode).toBe(404);
});

test('whom no coordinator has confirmed reads no name and no note, and cannot accept', async () => {
  const id = await stage.requested(elder);
  const strangers = [
    await stage.volunteer('Remera', 'Gasabo', 'Jean', { verified: false }),
    // Confirmed, and the address has changed since: nobody knows how to reach them.
    await stage.volunteer('Remera', 'Gasabo', 'Jean'),
  ];
  const { db } = app.platform;
  const unproved = { emailVerified: false, phoneVerified: false };
  await db
    .update(people)
    .set(unproved)
    .where(eq(people.id, strangers[1]?.personId ?? ''));
  for (const stranger of strangers) {
    const list = await stage.near(stranger);
    expect(list.mayAccept).toBe(false);
    const shown = list.data.find((each: { id: string }) => each.id === id);
    expect(shown).toMatchObject({ kind: 'errand', firstName: null, note: null });
    expect(JSON.stringify(shown)).not.toMatch(/Espérance|Rebero|\+250/);
    const answer = await stage.act(stranger, id, 'accept');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-checked-as-volunteer']);
  }
  expect((await stage.near(patrick)).mayAccept).toBe(true);
});

test('the elder’s side sees what was checked, and may decline a volunteer, who cannot return', async () => {
  const daughter = await stage.member(elder, ['bookings:manage']);
  const id = await stage.requested(elder);
  await stage.act(patrick, id, 'accept');
  const [request] = await requested();
  expect(request).toMatchObject({
    volunteer: { firstName: 'Patrick', checked: ['identity', 'email', 'phone'] },
    can: { decline: true },
  });
  // And the badge of the volunteer, until its very second.
  const until = new Date(app.clock.now().getTime() + 60_000);
  await inTransaction(app.platform, (tx) =>
    insertBadge(tx, {
      id: newId(),
      personId: patrick.personId,
      badge: 'individual',
      state: 'approved',
      amount: 5000,
      checked: ['identity'],
      checkedName: 'Patrick Niyonzima',
      checkedAt: app.clock.now(),
      until,
      createdAt: app.clock.now(),
    }),
  );
  const shownBadges = async () => (await requested())[0].volunteer.badges;
  expect(await shownBadges()).toMatchObject([{ badge: 'individual', checked: ['identity'] }]);
  app.clock.set(until.toISOString());
  expect(await shownBadges()).toEqual([]);
  const body = { volunteerId: patrick.personId };
  expect((await stage.act(patrick, id, 'decline', body)).statusCode).toBe(404);
  const stale = await stage.act(daughter, id, 'decline', { volunteerId: elder.personId });
  expect(stale.json().code).toBe('help-request-not-ready');
  expect((await stage.act(daughter, id, 'decline', body)).statusCode).toBe(200);
  expect((await stage.act(daughter, id, 'decline', body)).statusCode).toBe(200);
  expect((await requested())[0]).toMatchObject({ state: 'open', volunteer: null });
  expect((await mine(patrick)).data).toEqual([]);
  expect((await stage.bell(patrick))[0]?.title).toBe('The help is no longer needed');
  expect((await stage.bell(elder))[0]?.title).toBe('Another volunteer is asked');
  const listed = (await stage.near(patrick)).data.map((each: { id: string }) => each.id);
  expect(listed).not.toContain(id);
  expect((await stage.act(patrick, id, 'accept')).json().code).toBe('not-this-request-again');
  expect((await stage.act(await stage.volunteer(), id, 'accept')).statusCode).toBe(200);
});

test('nobody takes and gives back without end', async () => {
  const ids: string[] = [];
  for (let each = 0; each < 4; each += 1) ids.push(await stage.requested(elder));
  for (const id of ids.slice(0, 3)) {
    await stage.act(patrick, id, 'accept');
    await stage.act(patrick, id, 'give-back');
    expect((await stage.act(patrick, id, 'accept')).json().code).toBe('not-this-request-again');
  }
  const last = ids[3] ?? '';
  expect((await stage.act(patrick, last, 'accept')).json().code).toBe('too-many-given-back');
  app.clock.set('2026-11-30T06:30:00Z');
  const later = await stage.requested(elder, { date: '2026-12-02' });
  expect((await stage.act(patrick, later, 'accept')).statusCode).toBe(200);
});

test('a volunteer whose confirmation ends sees no home any more and gives back what was taken', async () => {
  const id = await stage.requested(elder);
  await stage.act(patrick, id, 'accept');
  await inTransaction(app.platform, (tx) => markUnchecked(tx, patrick.personId));
  expect((await mine(patrick)).data).toMatchObject([{ contact: null }]);
});

import { dayInMs } from '@hafi/base/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { type BadgeStage, badgeStage, codeOf } from '../../../test/badges/badge-stage.ts';
import { type BankStage, startBankStage } from '../../../test/bank/bank-stage.ts';
import type { Caller } from '../../../test/vetting-stage.ts';

let stage: BankStage;
let badges: BadgeStage;

beforeAll(async () => {
  stage = await startBankStage();
  badges = await badgeStage(stage);
});
afterAll(() => stage.close());
beforeEach(() => badges.newCoordinator());

/** What a badge has cost: nothing is left in any account once all went back. */
const kept = async (paymentId: string) => (await stage.balances(paymentId)).badges ?? 0;

const remove = async (who: Caller) => {
  const calls = accountCalls(stage.app);
  await calls.post('confirm', { password: 'Agaseke-8' }, who.headers);
  return calls.post('delete-account', { word: 'DELETE' }, who.headers);
};
const leaver = () => badges.person({ roles: ['VOLUNTEER'], password: 'Agaseke-8' });

it.each(['mtn', 'airtel'] as const)('is paid by %s', async (method) => {
  const patrick = await badges.volunteer();
  const paymentId = await badges.pay(patrick, await badges.choose(patrick, 'individual'), method);
  expect(await badges.newest(patrick)).toMatchObject({ state: 'reviewing', paymentId });
  expect(await kept(paymentId)).toBe(-5000);
});

it('is paid by card', async () => {
  const patrick = await badges.volunteer();
  const id = await badges.choose(patrick, 'individual');
  const requested = await stage.pay(id, {
    kind: 'badge',
    method: 'card',
    number: '',
    person: patrick,
  });
  const { id: paymentId, page } = requested.json().data;
  const { back } = await stage.press(page, 'card', { number: '5531886652142950' });
  expect(back).toContain('/badges');
  await stage.sweepAfter({ seconds: 30 });
  expect(await badges.newest(patrick)).toMatchObject({ state: 'reviewing', paymentId });
});

it('is paid by bank, and what comes after it was withdrawn goes back', async () => {
  const patrick = await badges.volunteer();
  const begin = async () => {
    const id = await badges.choose(patrick, 'individual');
    const requested = await stage.pay(id, { kind: 'badge', method: 'bank', person: patrick });
    const paymentId: string = requested.json().data.id;
    const transfer = await patrick.get(`/api/payments/${paymentId}/transfer`);
    return { id, paymentId, reference: transfer.json().data.reference as string };
  };
  const arrive = async (reference: string, paymentId: string) => {
    await stage.imported(stage.csv([{ amount: 5000, text: reference }]));
    return stage.confirmShown(paymentId);
  };
  const first = await begin();
  expect((await patrick.post(`/api/badges/${first.id}/withdraw`)).statusCode).toBe(200);
  expect((await arrive(first.reference, first.paymentId)).statusCode).toBe(200);
  expect(await kept(first.paymentId)).toBe(0);
  expect((await badges.newest(patrick))?.state).toBe('withdrawn');
  const second = await begin();
  expect((await arrive(second.reference, second.paymentId)).statusCode).toBe(200);
  expect((await badges.newest(patrick))?.state).toBe('reviewing');
});

it('whose money a coordinator gives back is reviewed by nobody, and its papers are deleted', async () => {
  const patrick = await badges.volunteer();
  const { id, paymentId } = await badges.reviewed(patrick, 'individual');
  const back = await stage.http.inject({
    method: 'POST',
    url: `/api/admin/payments/${paymentId}/refunds`,
    headers: { ...badges.admin.headers, 'idempotency-key': paymentId },
    payload: { amount: 5000, reason: 'You asked for it by telephone.' },
  });
  expect(back.statusCode).toBe(201);
  expect((await badges.approve(patrick)).statusCode).toBe(409);
  await badges.follow();
  expect(await badges.waiting(patrick)).toBeUndefined();
  expect(await badges.newest(patrick)).toMatchObject({ state: 'withdrawn', refunded: true });
  const papers = await badges.rows(
    sql`select p.id from vetting_papers p join vettings v on v.id = p.vetting_id where v.badge_id = ${id}`,
  );
  expect(papers).toEqual([]);
  expect(await badges.statusOf(paymentId)).toBe('refunded');
});

it('that is approved ends when a coordinator gives all of its money back, also in parts, and its owner is told', async () => {
  const patrick = await badges.volunteer();
  const { id, paymentId } = await badges.reviewed(patrick, 'individual');
  await badges.approve(patrick);
  const giveBack = (amount: number, key: string) =>
    stage.http.inject({
      method: 'POST',
      url: `/api/admin/payments/${paymentId}/refunds`,
      headers: { ...badges.admin.headers, 'idempotency-key': `${paymentId}-${key}` },
      payload: { amount, reason: 'You asked for it by telephone.' },
    });
  expect((await giveBack(2000, 'a-part')).statusCode).toBe(201);
  await badges.follow();
  expect(await badges.newest(patrick)).toMatchObject({ state: 'approved', refunded: false });
  const all = await Promise.all([giveBack(3000, 'the-rest'), giveBack(3000, 'the-rest-again')]);
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  // From that second, before any work has run.
  expect(await badges.newest(patrick)).toMatchObject({ state: 'refunded', refunded: true });
  await badges.follow();
  await badges.follow();
  const notices = (await badges.bell(patrick)).filter(
    ({ title }) => title === 'Your badge was ended',
  );
  expect(notices).toMatchObject([
    { message: expect.stringContaining('All that you paid for it goes back'), link: '/badges' },
  ]);
  const left = await badges.rows(
    sql`select v.state, count(p.id)::int as papers from vettings v left join vetting_papers p on p.vetting_id = v.id where v.badge_id = ${id} group by v.state`,
  );
  expect(left).toEqual([{ state: 'ended', papers: 0 }]);
  expect(await kept(paymentId)).toBe(0);
  // And can be chosen again.
  await badges.choose(patrick, 'individual');
});

it('ends when its owner is suspended, and what is under review is not approved meanwhile', async () => {
  const patrick = await badges.volunteer();
  await badges.reviewed(patrick, 'individual');
  await badges.approve(patrick);
  const business = { organisation: 'Ubuzima', registration: '1023' };
  const second = await badges.reviewed(patrick, 'business', ['identity', 'registration'], business);
  const suspended = await badges.admin.post(`/api/admin/people/${patrick.personId}/suspend`, {
    reason: 'Another has the same card.',
  });
  expect(suspended.statusCode).toBe(200);
  const states = await badges.rows(
    sql`select badge, state from badges where person_id = ${patrick.personId} order by badge`,
  );
  expect(states).toEqual([
    { badge: 'business', state: 'reviewing' },
    { badge: 'individual', state: 'ended' },
  ]);
  expect(codeOf(await badges.approve(patrick))).toEqual([409, 'vetting-over']);
  stage.clock.advance({ days: 14 });
  await badges.follow();
  expect(await kept(second.paymentId)).toBe(0);
});

it('of an account that is deleted leaves nothing, and the money goes back, also what comes later', async () => {
  const one = await leaver();
  const { paymentId } = await badges.reviewed(one, 'individual');
  expect((await remove(one)).status).toBe(200);
  expect(await kept(paymentId)).toBe(0);
  const two = await leaver();
  const { number, paymentId: late } = await badges.ask(two, await badges.choose(two, 'individual'));
  expect((await remove(two)).status).toBe(200);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await kept(late)).toBe(0);
  const left = await badges.rows(
    sql`select id from badges where person_id in (${one.personId}, ${two.personId})`,
  );
  expect(left).toEqual([]);
});

it('is either withdrawn or approved when both come at once, and the money says the same', async () => {
  for (let round = 0; round < 4; round++) {
    const patrick = await badges.volunteer();
    const { id, paymentId } = await badges.reviewed(patrick, 'individual');
    const answers = await Promise.all([
      badges.approve(patrick),
      patrick.post(`/api/badges/${id}/withdraw`),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const state = (await badges.newest(patrick))?.state;
    expect(await kept(paymentId)).toBe(state === 'approved' ? -5000 : 0);
  }
});

it('is decided once when its time ends at the very moment of the decision', async () => {
  for (let round = 0; round < 4; round++) {
    const patrick = await badges.volunteer();
    const { paymentId } = await badges.reviewed(patrick, 'individual');
    stage.clock.advance({ days: 14 });
    await Promise.all([badges.approve(patrick), badges.follow(), badges.follow()]);
    const state = (await badges.newest(patrick))?.state;
    expect(['approved', 'lapsed']).toContain(state);
    expect(await kept(paymentId)).toBe(state === 'approved' ? -5000 : 0);
  }
});

it('is spoken of once more a day before, and at its end', async () => {
  const patrick = await badges.volunteer();
  const { id } = await badges.reviewed(patrick, 'individual');
  await badges.approve(patrick);
  const until = new Date((await badges.newest(patrick))?.until ?? '').getTime();
  const said = async () =>
    (
      await badges.rows(
        sql`select title_id from notifications where person_id = ${patrick.personId}
            and title_id like 'vetting.badge.title.end%' order by created_at, id`,
      )
    ).map((row) => String(row.title_id).split('.').at(-1));
  stage.clock.set(new Date(until - dayInMs).toISOString());
  await badges.follow();
  await badges.follow();
  expect(await said()).toEqual(['ends']);
  stage.clock.set(new Date(until).toISOString());
  await badges.follow();
  await badges.follow();
  expect(await said()).toEqual(['ends', 'ended']);
  // Ended by a coordinator, it cannot be ended again.
  await badges.newCoordinator();
  const [vetting] = await badges.rows(sql`select id from vettings where badge_id = ${id}`);
  const again = await badges.admin.post(`/api/admin/vettings/${vetting?.id}/end`, {
    text: 'Because.',
  });
  expect(codeOf(again)).toEqual([409, 'vetting-over']);
});

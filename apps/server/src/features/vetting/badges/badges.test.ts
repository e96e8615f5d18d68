import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BadgeStage, badgeStage, codeOf } from '../../../test/badges/badge-stage.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { vettingStage } from '../../../test/vetting-stage.ts';

let stage: PaymentStage;
let badges: BadgeStage;

beforeAll(async () => {
  stage = await startPaymentStage();
  badges = await badgeStage(stage);
});
afterAll(() => stage.close());
beforeEach(() => badges.newCoordinator());

/** A doctor with an appointment and a caregiver with home visits, both confirmed with papers. */
async function atWork() {
  const { app } = stage;
  const vetting = vettingStage(app);
  const made = await makeDoctor(app, { listed: false });
  const doctor = { ...made, ...callAs(app, made) };
  await vetting.sent(doctor, ['identity', 'licence'], vetting.licence);
  const caregiver = await vetting.person({ roles: ['CAREGIVER'], district: 'Gasabo' });
  await vetting.sent(caregiver);
  for (const who of [doctor, caregiver]) await vetting.confirmed(badges.admin, who);
  const patient = await makeElder(app);
  const elder = callAs(app, patient);
  await makeMember(app, { elder: patient, who: caregiver, relation: 'caregiver' });
  const planned = await elder.post(`/api/elders/${patient.personId}/visit-schedules`, {
    caregiverId: caregiver.personId,
    startsOn: '2026-12-02',
    time: '10:00',
    minutes: 60,
    tasks: ['meal'],
    weekdays: [],
    note: '',
  });
  expect(planned.statusCode).toBe(201);
  const booking = await makeBooking(app, { doctor, patient, date: '2026-12-02' });
  const seen = async () => ({
    appointment: (await elder.get(`/api/bookings/${booking.id}`)).json().data.status,
    careVisits: (await elder.get(`/api/elders/${patient.personId}/visit-schedules`)).json().data
      .schedules.length,
    listed: (await elder.get(`/api/doctors/${doctor.doctorId}`)).statusCode,
    checks: await Promise.all([doctor, caregiver].map(vetting.own)),
  });
  return { doctor, caregiver, patient, seen };
}

it.each(['refuse', 'withdraw', 'lapse', 'end', 'expire'])(
  'touches nothing but itself when it comes to %s: neither appointments and visits, nor the confirmation and its papers',
  async (how) => {
    const { caregiver, doctor, patient, seen } = await atWork();
    const before = await seen();
    expect(before).toMatchObject({ appointment: 'pending', careVisits: 1, listed: 200 });
    for (const [who, papers] of [
      [doctor, ['identity', 'licence']],
      [caregiver, ['identity', 'certificate']],
    ] as const) {
      const { id } = await badges.reviewed(who, 'professional', [...papers]);
      const row = await badges.toCheck(who);
      if (how === 'end' || how === 'expire') await badges.approve(who);
      const answer =
        how === 'withdraw'
          ? await who.post(`/api/badges/${id}/withdraw`)
          : how === 'refuse' || how === 'end'
            ? await badges.admin.post(`/api/admin/vettings/${row.id}/${how}`, { text: 'Because.' })
            : await badges.rows(
                sql`update badges set due_at = ${stage.clock.now().toISOString()}::timestamptz, until = case when state = 'approved' then ${stage.clock.now().toISOString()}::timestamptz end where id = ${id}`,
              );
      if ('statusCode' in answer) expect(answer.statusCode).toBe(200);
    }
    const notified = () =>
      badges.rows(sql`select id from notifications where person_id = ${patient.personId}`);
    const notifiedBefore = await notified();
    await badges.follow();
    await badges.follow();
    await stage.app.due.run('vetting.end-promises');
    for (const who of [doctor, caregiver]) {
      expect((await badges.newest(who))?.state).not.toBe('reviewing');
    }
    expect(await seen()).toEqual(before);
    expect(await notified()).toEqual(notifiedBefore);
  },
);

it('is paid, reviewed with a list of what was compared, shown for a year to the second, and booked as ours', async () => {
  const made = await makeDoctor(stage.app, { person: { verified: true } });
  const doctor = { ...made, ...callAs(stage.app, made) };
  expect((await badges.badgesOf(doctor)).offers.map(({ badge }) => badge)).toEqual([
    'professional',
    'business',
    'premium',
  ]);
  const { id, paymentId } = await badges.reviewed(doctor, 'professional', ['identity', 'licence']);
  expect(await badges.newest(doctor)).toMatchObject({ state: 'reviewing', review: 'waiting' });
  const shown = async () =>
    (await stage.http.inject(`/api/doctors/${made.doctorId}`)).json().data.badges;
  expect(await shown()).toEqual([]);
  // Not everything that the badge would say was compared.
  expect(codeOf(await badges.approve(doctor, ['identity']))[0]).toBe(400);
  const answers = await Promise.all([badges.approve(doctor), badges.approve(doctor)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { until } = (await badges.newest(doctor)) ?? {};
  expect(await shown()).toEqual([
    {
      badge: 'professional',
      organisation: null,
      checked: ['identity', 'licence'],
      checkedAt: stage.clock.now().toISOString(),
      until,
    },
  ]);
  const list = await stage.http.inject('/api/doctors?limit=50');
  expect(list.json().data.flatMap((each: { badges: object[] }) => each.badges)).toHaveLength(1);
  const ledger = await stage.platform.db.execute(
    sql`select account, debit + credit as francs from ledger_entries where payment_id = ${paymentId} order by id`,
  );
  expect((ledger as unknown as { rows: object[] }).rows).toEqual([
    { account: 'mobile-money', francs: 15_000 },
    { account: 'customers', francs: 15_000 },
    { account: 'customers', francs: 15_000 },
    { account: 'badges', francs: 15_000 },
  ]);
  const end = new Date(until ?? '');
  stage.clock.set(new Date(end.getTime() - 1000).toISOString());
  expect(await shown()).toHaveLength(1);
  stage.clock.set(end.toISOString());
  expect(await shown()).toEqual([]);
  expect(id).toBeTruthy();
});

it('is not shown beside another name than was compared, and its owner reads why', async () => {
  const made = await makeDoctor(stage.app, { person: { verified: true } });
  const doctor = { ...made, ...callAs(stage.app, made) };
  await badges.reviewed(doctor, 'professional', ['identity', 'licence']);
  expect((await badges.approve(doctor)).statusCode).toBe(200);
  const shown = async () =>
    (await stage.http.inject(`/api/doctors/${made.doctorId}`)).json().data.badges.length;
  const rename = async (lastName: string) => {
    await stage.platform.db.execute(
      sql`update people set last_name = ${lastName} where id = ${made.personId}`,
    );
  };
  const { last_name: own = '' } =
    (
      (await stage.platform.db.execute(
        sql`select last_name from people where id = ${made.personId}`,
      )) as unknown as { rows: { last_name: string }[] }
    ).rows[0] ?? {};
  expect(await shown()).toBe(1);
  await rename('Uwundi');
  expect(await shown()).toBe(0);
  expect((await badges.newest(doctor))?.otherName).toContain(own);
  await rename(own);
  expect(await shown()).toBe(1);
  expect((await badges.newest(doctor))?.otherName).toBeNull();
});

it('costs nothing when it is refused, and the reason is told', async () => {
  const patrick = await badges.volunteer();
  const { paymentId } = await badges.reviewed(patrick, 'individual');
  const row = await badges.toCheck(patrick);
  const refuse = () =>
    badges.admin.post(`/api/admin/vettings/${row.id}/refuse`, { text: 'The card is another’s.' });
  const answers = await Promise.all([refuse(), refuse()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await badges.statusOf(paymentId)).toBe('refunded');
  expect(await badges.newest(patrick)).toMatchObject({ state: 'refused', refunded: true });
  const notices = (await badges.bell(patrick)).map(({ message }) => message).join('\n');
  expect(notices).toContain('The card is another’s.” What you paid goes back to you in whole.');
  expect(notices).toContain('Your confirmation, appointments and home visits stay as they are.');
  const sums = await stage.platform.db.execute(
    sql`select account, sum(debit - credit)::int as open from ledger_entries where payment_id = ${paymentId} group by account having sum(debit - credit) <> 0`,
  );
  expect((sums as unknown as { rows: object[] }).rows).toEqual([]);
  // They can choose it again.
  expect(await badges.choose(patrick, 'individual')).toBeTruthy();
});

it('cannot be had twice, by others, by whom nobody has checked, or without what it needs', async () => {
  const patrick = await badges.volunteer();
  await badges.choose(patrick, 'individual');
  for (const badge of ['individual', 'professional', 'premium']) {
    expect(codeOf(await patrick.post('/api/badges', { badge }))[1]).toMatch(
      /badge-not-for-you|invalid-input/,
    );
  }
  const caregiver = await badges.person({ roles: ['CAREGIVER'] });
  expect(codeOf(await caregiver.post('/api/badges', { badge: 'professional' }))).toEqual([
    409,
    'badge-not-for-you',
  ]);
  const business = await patrick.post('/api/badges', {
    badge: 'business',
    organisation: 'Ubuzima',
  });
  expect(business.json().errors).toMatchObject([{ path: 'registration' }]);
  const id = await badges.choose(patrick, 'business', {
    organisation: 'Ubuzima',
    registration: '1023',
  });
  // Nothing before it is paid, and never afterwards at a practice.
  expect(codeOf(await badges.addPaper(patrick, id))).toEqual([409, 'badge-over']);
  expect(codeOf(await stage.pay(id, { kind: 'badge', method: 'after', person: patrick }))[1]).toBe(
    'method-not-available',
  );
  expect(codeOf(await stage.pay(id, { kind: 'badge', person: badges.admin }))[0]).toBe(404);
  await badges.pay(patrick, id);
  expect(codeOf(await patrick.post(`/api/badges/${id}/send`))).toEqual([409, 'vetting-incomplete']);
  expect((await badges.newest(patrick))?.missing).toEqual(['identity', 'registration']);
  expect(codeOf(await badges.admin.get(`/api/badges/${id}`))[0]).toBe(404);
  expect(codeOf(await badges.admin.post(`/api/badges/${id}/withdraw`))[0]).toBe(404);
});

it('that is withdrawn gives the money back, also money that comes later', async () => {
  const patrick = await badges.volunteer();
  const first = await badges.reviewed(patrick, 'individual');
  expect((await patrick.post(`/api/badges/${first.id}/withdraw`)).statusCode).toBe(200);
  expect(codeOf(await patrick.post(`/api/badges/${first.id}/withdraw`))[1]).toBe('badge-over');
  expect(await badges.statusOf(first.paymentId)).toBe('refunded');
  const id = await badges.choose(patrick, 'individual');
  const { number, paymentId } = await badges.ask(patrick, id);
  expect((await patrick.post(`/api/badges/${id}/withdraw`)).statusCode).toBe(200);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await badges.statusOf(paymentId)).toBe('refunded');
  expect((await badges.newest(patrick))?.state).toBe('withdrawn');
});

it('gives the money back when nobody looks within 14 days, or nothing is sent within 30', async () => {
  const patrick = await badges.volunteer();
  const waits = await badges.reviewed(patrick, 'individual');
  const aline = await badges.volunteer();
  const silent = await badges.choose(aline, 'individual');
  const paid = await badges.pay(aline, silent);
  stage.clock.advance({ days: 14 });
  await badges.follow();
  expect((await badges.newest(patrick))?.state).toBe('lapsed');
  expect(await badges.statusOf(waits.paymentId)).toBe('refunded');
  expect((await badges.newest(aline))?.state).toBe('reviewing');
  stage.clock.advance({ days: 16 });
  await badges.follow();
  expect((await badges.newest(aline))?.state).toBe('lapsed');
  expect(await badges.statusOf(paid)).toBe('refunded');
  const notices = (await badges.bell(aline)).map(({ title }) => title);
  expect(notices).toContain('The money of your badge goes back');
});

it('is renewed from its old end, after notices 30, 7 and 1 days before, and never charged by itself', async () => {
  const patrick = await badges.volunteer();
  await badges.reviewed(patrick, 'individual');
  await badges.approve(patrick);
  const first = (await badges.newest(patrick))?.until ?? '';
  const before = async (days: number) => {
    stage.clock.set(new Date(new Date(first).getTime() - days * 86_400_000).toISOString());
    await badges.follow();
  };
  const said = async () => {
    const found = await stage.platform.db.execute(
      sql`select count(*)::int as said from notifications where person_id = ${patrick.personId} and title_id = 'vetting.badge.title.ends'`,
    );
    return (found as unknown as { rows: { said: number }[] }).rows[0]?.said;
  };
  await before(31);
  expect(await said()).toBe(0);
  await before(30);
  expect(await said()).toBe(1);
  await before(7);
  expect(await said()).toBe(2);
  const payments = await stage.platform.db.execute(
    sql`select count(*)::int as asked from payments where payer_id = ${patrick.personId}`,
  );
  expect((payments as unknown as { rows: object[] }).rows).toEqual([{ asked: 1 }]);
});

it('that is renewed begins its year where the old one ends', async () => {
  const patrick = await badges.volunteer();
  const old = await badges.reviewed(patrick, 'individual');
  await badges.approve(patrick);
  expect(codeOf(await patrick.post('/api/badges', { badge: 'individual' }))[1]).toBe(
    'badge-not-for-you',
  );
  const soon = new Date(stage.clock.now().getTime() + 20 * 86_400_000);
  await stage.platform.db.execute(
    sql`update badges set until = ${soon.toISOString()}::timestamptz where id = ${old.id}`,
  );
  await badges.reviewed(patrick, 'individual');
  expect((await badges.approve(patrick)).statusCode).toBe(200);
  const until = new Date((await badges.newest(patrick))?.until ?? '');
  expect(until.getUTCFullYear()).toBe(soon.getUTCFullYear() + 1);
  expect([until.getUTCMonth(), until.getUTCDate()]).toEqual([
    soon.getUTCMonth(),
    soon.getUTCDate(),
  ]);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { aPdf, sendFile } from '../../../test/upload-stage.ts';
import { type Caller, vettingStage } from '../../../test/vetting-stage.ts';

let stage: PaymentStage;
let vetting: ReturnType<typeof vettingStage>;
let admin: Caller;

beforeAll(async () => {
  stage = await startPaymentStage();
  vetting = vettingStage(stage.app);
});
afterAll(() => stage.close());
beforeEach(async () => {
  admin = await vetting.coordinator();
});

const run = (id: string) => stage.app.due.run(id);
const follow = () => run('vetting.follow-badges');
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

interface Own {
  id: string;
  state: string;
  review: string;
  refunded: boolean;
  until: string | null;
  due: string | null;
  missing: string[];
  paymentId: string;
}
const badgesOf = async (who: Caller): Promise<{ own: Own[]; offers: { badge: string }[] }> =>
  (await who.get('/api/badges')).json().data;

const newest = async (who: Caller) => (await badgesOf(who)).own[0];

async function choose(who: Caller, badge: string, more: object = {}): Promise<string> {
  const answer = await who.post('/api/badges', { badge, ...more });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.id;
}

async function ask(who: Caller, id: string) {
  const number = stage.newNumber();
  const answer = await stage.pay(id, { kind: 'badge', number, person: who });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { number, paymentId: answer.json().data.id as string };
}

async function pay(who: Caller, id: string): Promise<string> {
  const { number, paymentId } = await ask(who, id);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await follow();
  return paymentId;
}

async function addPaper(who: Caller, id: string, kind = 'identity') {
  const { uploadId } = await sendFile(stage.app, who, aPdf());
  return who.post(`/api/badges/${id}/papers`, { uploadId, kind });
}

async function reviewed(who: Caller, badge: string, kinds = ['identity'], more: object = {}) {
  const id = await choose(who, badge, more);
  const paymentId = await pay(who, id);
  for (const kind of kinds) await addPaper(who, id, kind);
  const sent = await who.post(`/api/badges/${id}/send`);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return { id, paymentId };
}

interface ToCheck {
  id: string;
  email: string;
  sentAt: string;
  badge: { checks: string[] } | null;
  papers: { id: string }[];
}

async function toCheck(who: Caller): Promise<ToCheck> {
  const rows: ToCheck[] = (await admin.get('/api/admin/vettings?limit=50')).json().data;
  const row = rows.find((each) => each.email === who.email && each.badge);
  if (!row) throw new Error('nothing waits');
  return row;
}

async function approve(who: Caller, checked?: string[]) {
  const row = await toCheck(who);
  for (const { id } of row.papers) {
    await admin.get(`/api/admin/vettings/${row.id}/papers/${id}/file`);
  }
  const body = { sentAt: row.sentAt, checked: checked ?? row.badge?.checks };
  return admin.post(`/api/admin/vettings/${row.id}/confirm`, body);
}

async function statusOf(paymentId: string): Promise<unknown> {
  await run('payments.send-refunds');
  const found = await stage.platform.db.execute(
    sql`select status from payments where id = ${paymentId}`,
  );
  return (found as unknown as { rows: { status: string }[] }).rows[0]?.status;
}

const volunteer = () => vetting.volunteer();

it('is paid, reviewed with a list of what was compared, shown for a year to the second, and booked as ours', async () => {
  const made = await makeDoctor(stage.app, { person: { verified: true } });
  const doctor = { ...made, ...callAs(stage.app, made) };
  expect((await badgesOf(doctor)).offers.map(({ badge }) => badge)).toEqual([
    'professional',
    'business',
    'premium',
  ]);
  const { id, paymentId } = await reviewed(doctor, 'professional', ['identity', 'licence']);
  expect(await newest(doctor)).toMatchObject({ state: 'reviewing', review: 'waiting' });
  const shown = async () =>
    (await stage.http.inject(`/api/doctors/${made.doctorId}`)).json().data.badges;
  expect(await shown()).toEqual([]);
  // Not everything that the badge would say was compared.
  expect(codeOf(await approve(doctor, ['identity']))[0]).toBe(400);
  const answers = await Promise.all([approve(doctor), approve(doctor)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { until } = (await newest(doctor)) ?? {};
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
    { account: 'badges', francs: 15_000 },
  ]);
  const end = new Date(until ?? '');
  stage.clock.set(new Date(end.getTime() - 1000).toISOString());
  expect(await shown()).toHaveLength(1);
  stage.clock.set(end.toISOString());
  expect(await shown()).toEqual([]);
  expect(id).toBeTruthy();
});

it('costs nothing when it is refused, and the reason is told', async () => {
  const patrick = await volunteer();
  const { paymentId } = await reviewed(patrick, 'individual');
  const row = await toCheck(patrick);
  const refuse = () =>
    admin.post(`/api/admin/vettings/${row.id}/refuse`, { text: 'The card is another’s.' });
  const answers = await Promise.all([refuse(), refuse()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await statusOf(paymentId)).toBe('refunded');
  expect(await newest(patrick)).toMatchObject({ state: 'refused', refunded: true });
  const told = (await vetting.bell(patrick)).map(({ message }) => message).join('\n');
  expect(told).toContain('The card is another’s.” What you paid goes back to you in whole.');
  const sums = await stage.platform.db.execute(
    sql`select account, sum(debit - credit)::int as open from ledger_entries where payment_id = ${paymentId} group by account having sum(debit - credit) <> 0`,
  );
  expect((sums as unknown as { rows: object[] }).rows).toEqual([]);
  // They can choose it again.
  expect(await choose(patrick, 'individual')).toBeTruthy();
});

it('cannot be had twice, by others, by whom nobody has checked, or without what it needs', async () => {
  const patrick = await volunteer();
  await choose(patrick, 'individual');
  for (const badge of ['individual', 'professional', 'premium']) {
    expect(codeOf(await patrick.post('/api/badges', { badge }))[1]).toMatch(
      /badge-not-for-you|invalid-input/,
    );
  }
  const caregiver = await vetting.person({ roles: ['CAREGIVER'] });
  expect(codeOf(await caregiver.post('/api/badges', { badge: 'professional' }))).toEqual([
    409,
    'badge-not-for-you',
  ]);
  const business = await patrick.post('/api/badges', {
    badge: 'business',
    organisation: 'Ubuzima',
  });
  expect(business.json().errors).toMatchObject([{ path: 'registration' }]);
  const id = await choose(patrick, 'business', { organisation: 'Ubuzima', registration: '1023' });
  // Nothing before it is paid, and never afterwards at a practice.
  expect(codeOf(await addPaper(patrick, id))).toEqual([409, 'badge-over']);
  expect(codeOf(await stage.pay(id, { kind: 'badge', method: 'after', person: patrick }))[1]).toBe(
    'method-not-available',
  );
  expect(codeOf(await stage.pay(id, { kind: 'badge', person: admin }))[0]).toBe(404);
  await pay(patrick, id);
  expect(codeOf(await patrick.post(`/api/badges/${id}/send`))).toEqual([409, 'vetting-incomplete']);
  expect((await newest(patrick))?.missing).toEqual(['identity', 'registration']);
  expect(codeOf(await admin.get(`/api/badges/${id}`))[0]).toBe(404);
  expect(codeOf(await admin.post(`/api/badges/${id}/withdraw`))[0]).toBe(404);
});

it('that is withdrawn gives the money back, also money that comes later', async () => {
  const patrick = await volunteer();
  const first = await reviewed(patrick, 'individual');
  expect((await patrick.post(`/api/badges/${first.id}/withdraw`)).statusCode).toBe(200);
  expect(codeOf(await patrick.post(`/api/badges/${first.id}/withdraw`))[1]).toBe('badge-over');
  expect(await statusOf(first.paymentId)).toBe('refunded');
  const id = await choose(patrick, 'individual');
  const { number, paymentId } = await ask(patrick, id);
  expect((await patrick.post(`/api/badges/${id}/withdraw`)).statusCode).toBe(200);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await statusOf(paymentId)).toBe('refunded');
  expect((await newest(patrick))?.state).toBe('withdrawn');
});

it('gives the money back when nobody looks within 14 days, or nothing is sent within 30', async () => {
  const patrick = await volunteer();
  const waits = await reviewed(patrick, 'individual');
  const aline = await volunteer();
  const silent = await choose(aline, 'individual');
  const paid = await pay(aline, silent);
  stage.clock.advance({ days: 14 });
  await follow();
  expect((await newest(patrick))?.state).toBe('lapsed');
  expect(await statusOf(waits.paymentId)).toBe('refunded');
  expect((await newest(aline))?.state).toBe('reviewing');
  stage.clock.advance({ days: 16 });
  await follow();
  expect((await newest(aline))?.state).toBe('lapsed');
  expect(await statusOf(paid)).toBe('refunded');
  const told = (await vetting.bell(aline)).map(({ title }) => title);
  expect(told).toContain('The money of your badge goes back');
});

it('is renewed from its old end, after notices 30, 7 and 1 days before, and never charged by itself', async () => {
  const patrick = await volunteer();
  await reviewed(patrick, 'individual');
  await approve(patrick);
  const first = (await newest(patrick))?.until ?? '';
  const before = async (days: number) => {
    stage.clock.set(new Date(new Date(first).getTime() - days * 86_400_000).toISOString());
    await follow();
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
  const patrick = await volunteer();
  const old = await reviewed(patrick, 'individual');
  await approve(patrick);
  expect(codeOf(await patrick.post('/api/badges', { badge: 'individual' }))[1]).toBe(
    'badge-not-for-you',
  );
  const soon = new Date(stage.clock.now().getTime() + 20 * 86_400_000);
  await stage.platform.db.execute(
    sql`update badges set until = ${soon.toISOString()}::timestamptz where id = ${old.id}`,
  );
  await reviewed(patrick, 'individual');
  expect((await approve(patrick)).statusCode).toBe(200);
  const until = new Date((await newest(patrick))?.until ?? '');
  expect(until.getUTCFullYear()).toBe(soon.getUTCFullYear() + 1);
  expect([until.getUTCMonth(), until.getUTCDate()]).toEqual([
    soon.getUTCMonth(),
    soon.getUTCDate(),
  ]);
});

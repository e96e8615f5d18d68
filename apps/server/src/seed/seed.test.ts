import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedIfEmpty } from './seed.ts';

const moments = [
  ['a Monday morning', '2026-11-23T06:00:00Z'],
  ['29 February', '2028-02-29T12:00:00Z'],
  ['a Friday night', '2026-11-20T21:30:00Z'],
  ['Christmas', '2026-12-25T10:00:00Z'],
  ['the week of remembrance', '2027-04-07T08:00:00Z'],
] as const;

/** The calendar has no part in a database: one moment is proven on each of them. */
const momentsHere = process.env.HAFI_TEST_ALL
  ? moments
  : [moments[process.env.TEST_DATABASE === 'postgres' ? 1 : 0]];

/** Days on which somebody goes to more than two doctors, or to the next within an hour. */
async function crowdedDays({ platform }: TestApp): Promise<unknown[]> {
  const found = await platform.db.execute(sql`select patient_id, day, count(*), min(pause)
    from (select patient_id, (starts_at at time zone 'Africa/Kigali')::date as day,
      starts_at - lag(ends_at) over (partition by patient_id order by starts_at) as pause
      from bookings) appointments
    group by 1, 2 having count(*) > 2 or min(pause) < interval '1 hour'`);
  return (found as unknown as { rows: unknown[] }).rows;
}

describe('the demo data', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  const signIn = async (at: TestApp, email: string) => {
    const answer = await at.http.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { email, password: demoAccounts.password },
    });
    expect(answer.statusCode).toBe(200);
    return `Bearer ${answer.json().data.token}`;
  };

  test.each(momentsHere)('is whole and alive on %s', { timeout: 90_000 }, async (_, now) => {
    app = await startTestApp({ now });
    expect(await seedIfEmpty(app.platform)).toBe(true);
    expect(await seedIfEmpty(app.platform)).toBe(false);
    const { http } = app;
    const get = async (url: string, authorization: string) => {
      const answer = await http.inject({ url, headers: { authorization } });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      return answer.json();
    };

    const elder = await signIn(app, 'elder@hafi.test');
    const coming = await get('/api/bookings?scope=coming', elder);
    expect(coming.data).toHaveLength(2);
    expect(coming.data[0]).toMatchObject({
      mode: 'phone',
      status: 'booked',
      doctor: { name: 'Dr Jean Habimana' },
    });
    const past = await get('/api/bookings?scope=past', elder);
    expect(past.data).toHaveLength(3);
    for (const booking of [coming.data[0], ...past.data]) {
      expect(booking.payment).toEqual({ state: 'paid', id: expect.any(String) });
    }
    const payments = await get('/api/payments', elder);
    expect(payments.data.map(({ status }: { status: string }) => status)).toEqual(
      Array(4).fill('succeeded'),
    );
    const bell = await get('/api/notifications', elder);
    expect([bell.data.length, bell.unread]).toEqual([5, 4]);
    const talks = await get('/api/conversations', elder);
    expect([talks.data.length, talks.unread]).toEqual([5, 3]);
    expect(talks.data.map(({ closed }: { closed: unknown }) => closed)).toEqual(
      Array(5).fill(null),
    );
    const activity = await get('/api/activity', elder);
    expect(activity.data.length).toBeGreaterThanOrEqual(6);

    const { id } = (await get('/api/elders', elder)).data[0];
    const circle = (await get(`/api/elders/${id}/circle`, elder)).data;
    expect(circle.members.map(({ name }: { name: string }) => name)).toEqual([
      'Claudine Uwase',
      'Jean Habimana',
      'Chantal Ingabire',
      'Patrick Niyonzima',
    ]);
    expect((await get(`/api/elders/${id}/circle/invitations`, elder)).data).toHaveLength(1);
    // Nobody agreed to a text that was written later.
    const consents = (await get(`/api/elders/${id}/consents`, elder)).data;
    expect(consents.length).toBeGreaterThanOrEqual(4);
    for (const { at, textVersion } of consents) {
      expect([at, textVersion <= at.slice(0, 10)]).toEqual([at, true]);
    }
    const views = await get(`/api/elders/${id}/access-log`, elder);
    expect([views.data.length, views.intact]).toEqual([12, true]);
    const record = await get(`/api/elders/${id}/record`, elder);
    expect(record.data.conditions).toHaveLength(2);
    const notes = await get(`/api/elders/${id}/notes`, elder);
    expect(notes.data).toMatchObject([{ status: 'final' }, { status: 'amended' }]);

    const volunteer = await signIn(app, 'volunteer@hafi.test');
    const near = (await get('/api/volunteering/near', volunteer)).data;
    expect(near).toHaveLength(4);
    // The elder writes English, as her account says; her neighbours Kinyarwanda.
    const wishes = near.map(({ note }: { note: string }) => note);
    expect(wishes.filter((note: string) => / and | the /.test(note))).toHaveLength(1);
    expect(await get('/api/volunteering/taken', volunteer)).toMatchObject({
      helped: 1,
      data: [{ state: 'accepted', firstName: 'Espérance' }],
    });
    expect((await get('/api/help-requests', elder)).data).toHaveLength(2);

    const caregiver = await signIn(app, 'caregiver@hafi.test');
    const { stops } = (await get('/api/care-route', caregiver)).data;
    expect(stops).toHaveLength(4);
    expect(stops[0]).toMatchObject({
      elder: { id },
      place: ['Rebero', 'Rukiri I', 'Remera', 'Gasabo'],
    });
    expect(stops[2].kilometres).toBeGreaterThan(0);
    const glances = (await get('/api/glances', caregiver)).data;
    const plans = [];
    for (const { elder: each } of glances) {
      const { isOn, pause } = (await get(`/api/elders/${each.id}/check-in-plan`, caregiver)).data;
      plans.push(isOn ? (pause ? 'paused' : 'on') : 'off');
    }
    expect(plans.sort()).toEqual(['off', 'off', 'on', 'paused']);
    // A demo does not begin with an alarm.
    await app.due.run('checkins.open-expected');
    await app.due.run('checkins.climb');
    for (const { checkIn } of (await get('/api/glances', caregiver)).data) {
      expect(checkIn.late).toBeNull();
    }
    const careVisits = await get(`/api/elders/${id}/care-visits`, elder);
    expect(careVisits.data.length).toBeGreaterThanOrEqual(6);

    const list = await get('/api/doctors?limit=100', elder);
    expect(list.data).toHaveLength(41);
    const districts = new Set(
      list.data.map((doctor: { location: { district: string } }) => doctor.location.district),
    );
    expect(districts.size).toBe(30);

    const admin = await signIn(app, 'admin@hafi.test');
    // What nobody has compared with a provider's list is not called compared.
    const missing = await get('/api/admin/finance/missing-statements', admin);
    expect(missing.data.days.length).toBeGreaterThan(0);
    const overview = await get('/api/admin/overview', admin);
    expect(overview.data).toMatchObject({ doctorsListed: 41, peopleWaiting: 1, undelivered: 0 });
    expect(overview.data.bookingsComing).toBeGreaterThan(60);
    expect(await crowdedDays(app)).toEqual([]);
    for (const email of demoAccounts.emails) await signIn(app, email);
  });

  test('an interrupted seed leaves nothing behind and can be repeated', async () => {
    app = await startTestApp();
    const { platform } = app;
    const broken = {
      ...platform,
      translate: () => {
        throw new Error('the power went out');
      },
    };
    await expect(seedIfEmpty(broken)).rejects.toThrow('the power went out');
    expect(await seedIfEmpty(platform)).toBe(true);
  });

  test('two processes that start together seed once', async () => {
    app = await startTestApp();
    const { platform } = app;
    const both = await Promise.all([seedIfEmpty(platform), seedIfEmpty(platform)]);
    expect(both.sort()).toEqual([false, true]);
  });
});

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type CareStage, startCareStage } from '../../test/care-stage.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';

let stage: CareStage;
let elder: SignedIn;
let caregiver: SignedIn;
let daughter: SignedIn;

beforeEach(async () => {
  stage ??= await startCareStage();
  stage.clock.set('2026-11-23T06:00:00Z');
  elder = await stage.person({ firstName: 'Vestine', lastName: 'Nyiraneza' });
  caregiver = await stage.person({
    roles: ['CAREGIVER'],
    firstName: 'Chantal',
    lastName: 'Ingabire',
  });
  daughter = await stage.person({ roles: ['FAMILY'] });
  await stage.join(elder, caregiver, 'caregiver');
  await stage.join(elder, daughter, 'child', ['bookings:manage']);
});
afterAll(() => stage.close());

const everyWeek = { weekdays: [3, 1], endsOn: '2026-12-09' };
const days = async () => {
  const { schedules } = (await stage.get(daughter, elder, 'visit-schedules')).json().data;
  return schedules.map(({ coming }: { coming: { day: string }[] }) => coming.map(({ day }) => day));
};

describe('home visits', () => {
  it('are scheduled by the elder’s booker; both are notified, without details outside', async () => {
    const before = stage.app.sent.length;
    const answer = await stage.plan(daughter, elder, caregiver, everyWeek);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      time: '10:00',
      minutes: 60,
      tasks: ['meal', 'washing'],
      weekdays: [1, 3],
      caregiver: { id: caregiver.personId, name: 'Chantal Ingabire' },
    });
    expect(await days()).toEqual([
      ['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02', '2026-12-07'],
    ]);
    const notified =
      'Chantal Ingabire will visit Vestine Nyiraneza every week, from Monday 23 November at 10:00 until Wednesday 9 December.';
    expect(await stage.bell(elder)).toEqual([notified]);
    expect(await stage.bell(caregiver)).toEqual([notified]);
    expect(await stage.bell(daughter)).toEqual([]);
    await deliverAll(stage.app);
    const sent = stage.app.sent.slice(before);
    expect(sent).toHaveLength(2);
    for (const { subject, text } of sent) {
      expect(subject).toBe('Hafi: A home visit is planned');
      expect(text).toContain(notified);
      expect(text).not.toContain('washing');
    }
  });

  it('are scheduled by a caregiver for themselves only; the family is notified', async () => {
    const other = await stage.join(
      elder,
      await stage.person({ roles: ['CAREGIVER'] }),
      'caregiver',
    );
    expect((await stage.plan(caregiver, elder, caregiver)).statusCode).toBe(201);
    expect(await stage.bell(daughter)).toEqual([
      'Chantal Ingabire will visit Vestine Nyiraneza on Monday 23 November at 10:00.',
    ]);
    expect((await stage.plan(caregiver, elder, other)).json().code).toBe('no-caregiver');
    expect((await stage.plan(daughter, elder, daughter)).json().code).toBe('no-caregiver');
    expect((await stage.get(other, elder, 'visit-schedules')).json().data.schedules).toEqual([]);
    const id = (await stage.get(daughter, elder, 'visit-schedules')).json().data.schedules[0].id;
    expect((await stage.post(other, elder, `visit-schedules/${id}/end`)).statusCode).toBe(404);
  });

  it.each([
    ['a day that has passed', { startsOn: '2026-11-22' }, 'invalid-input'],
    ['a time that is over', { time: '06:30' }, 'no-visit-to-come'],
    ['a week without that day', { weekdays: [7], endsOn: '2026-11-24' }, 'no-visit-to-come'],
    ['an end before the start', { weekdays: [1], endsOn: '2026-11-20' }, 'invalid-input'],
    ['weeks without an end', { weekdays: [1] }, 'invalid-input'],
    ['more than a year', { weekdays: [1], endsOn: '2028-01-01' }, 'schedule-too-long'],
    ['nothing to do', { tasks: [] }, 'invalid-input'],
    ['a task that is none', { tasks: ['surgery'] }, 'invalid-input'],
    ['an odd time', { time: '10:10' }, 'invalid-input'],
    ['a whole day', { minutes: 1440 }, 'invalid-input'],
  ])('are refused for %s', async (_, more, code) => {
    expect((await stage.plan(daughter, elder, caregiver, more)).json().code).toBe(code);
  });

  it('never overlap for one caregiver, at whichever elder', async () => {
    const neighbour = await stage.person();
    await stage.join(neighbour, caregiver, 'caregiver');
    expect((await stage.plan(daughter, elder, caregiver, everyWeek)).statusCode).toBe(201);
    const at = (time: string, startsOn = '2026-12-02') =>
      stage.plan(caregiver, neighbour, caregiver, { time, startsOn });
    expect((await at('10:30')).json()).toMatchObject({ status: 409, code: 'visits-overlap' });
    expect((await at('09:30')).json().code).toBe('visits-overlap');
    expect((await at('11:00')).statusCode).toBe(201);
    expect((await at('09:00')).statusCode).toBe(201);
    expect((await at('10:30', '2026-12-03')).statusCode).toBe(201);
    // A night's watch ends the next morning.
    const night = { time: '22:00', minutes: 720, startsOn: '2026-12-01' };
    expect((await stage.plan(caregiver, neighbour, caregiver, night)).json().code).toBe(
      'visits-overlap',
    );
  });

  it('that two people schedule at once for the same time are stored once', async () => {
    const both = await Promise.all([
      stage.plan(daughter, elder, caregiver),
      stage.plan(elder, elder, caregiver),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('can be cancelled, moved and ended one by one', async () => {
    const { id } = (await stage.plan(daughter, elder, caregiver, everyWeek)).json().data;
    const change = (part: string, body: object = {}) =>
      stage.post(caregiver, elder, `visit-schedules/${id}/${part}`, body);
    expect((await change('skip', { day: '2026-11-25' })).statusCode).toBe(200);
    expect((await change('skip', { day: '2026-11-25' })).json().code).toBe('visit-not-planned');
    expect((await change('skip', { day: '2026-11-24' })).json().code).toBe('visit-not-planned');
    const to = { day: '2026-12-01', time: '15:30' };
    expect((await change('move', { day: '2026-11-30', to })).statusCode).toBe(200);
    expect(await days()).toEqual([
      ['2026-11-23', '2026-12-02', '2026-12-07', '2026-12-09'],
      ['2026-12-01'],
    ]);
    const taken = { day: '2026-12-07', to: { day: '2026-12-02', time: '10:30' } };
    expect((await change('move', taken)).json().code).toBe('visits-overlap');
    expect((await days())[0]).toContain('2026-12-07');
    // A visit may move to a time that overlaps its old one.
    const nearer = { day: '2026-12-07', to: { day: '2026-12-07', time: '10:30' } };
    expect((await change('move', nearer)).statusCode).toBe(200);
    expect((await change('end')).statusCode).toBe(200);
    expect((await change('end')).statusCode).toBe(404);
    expect(await days()).toEqual([['2026-12-01'], ['2026-12-07']]);
    expect((await stage.bell(elder)).slice(0, 4)).toEqual([
      'Chantal Ingabire will no longer visit Vestine Nyiraneza at the times that were planned.',
      'The visit of Chantal Ingabire with Vestine Nyiraneza on Monday 7 December at 10:00 is moved to Monday 7 December at 10:30.',
      'The visit of Chantal Ingabire with Vestine Nyiraneza on Monday 30 November at 10:00 is moved to Tuesday 1 December at 15:30.',
      'The visit of Chantal Ingabire with Vestine Nyiraneza on Wednesday 25 November at 10:00 is cancelled.',
    ]);
  });

  it('end when the caregiver leaves the circle, and do not come back with them', async () => {
    const { id } = (await stage.plan(daughter, elder, caregiver, everyWeek)).json().data;
    await stage.leave(elder, caregiver);
    expect(await days()).toEqual([]);
    expect((await stage.get(caregiver, elder, 'visit-schedules')).statusCode).toBe(404);
    expect((await stage.route(caregiver)).stops).toEqual([]);
    stage.clock.advance({ hours: 1 });
    await stage.join(elder, caregiver, 'caregiver');
    expect(await days()).toEqual([]);
    expect((await stage.route(caregiver)).stops).toEqual([]);
    expect((await stage.post(daughter, elder, `visit-schedules/${id}/end`)).statusCode).toBe(404);
    expect((await stage.plan(daughter, elder, caregiver, everyWeek)).statusCode).toBe(201);
  });
});

import { randomUUID } from 'node:crypto';
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
  await stage.join(elder, daughter, 'child', ['health:read']);
  stage.clock.set('2026-11-23T10:00:00Z');
});
afterAll(() => stage.close());

const visits = async () => (await stage.get(daughter, elder, 'care-visits')).json().data;
const states = async () =>
  (await stage.route(caregiver)).stops.map(({ state }: { state: string }) => state);

describe('a visit', () => {
  it('begins with one tap, ends with what was done, and the family is notified in the app', async () => {
    stage.clock.set('2026-11-23T06:00:00Z');
    const { id: scheduleId } = (await stage.plan(caregiver, elder, caregiver)).json().data;
    const planned = { scheduleId, day: stage.today };
    const visitId = randomUUID();
    stage.clock.set('2026-11-23T08:02:00Z');
    const arrival = { visitId, planned, tasks: [], condition: null };
    const arrived = await stage.log(caregiver, elder, '10:02', null, arrival);
    expect(arrived.statusCode).toBe(201);
    expect(arrived.json().data).toMatchObject({ id: visitId, planned: true, leftAt: null });
    expect(await states()).toEqual(['arrived']);
    stage.clock.set('2026-11-23T09:05:00Z');
    await deliverAll(stage.app);
    const before = stage.app.sent.length;
    const done = {
      visitId,
      planned,
      tasks: ['meal'],
      condition: 'tired',
      note: 'She slept badly.',
    };
    expect((await stage.log(caregiver, elder, '10:02', '11:05', done)).statusCode).toBe(201);
    expect(await states()).toEqual(['done']);
    expect(await visits()).toEqual([
      {
        id: visitId,
        planned: true,
        tasks: ['meal'],
        condition: 'tired',
        caregiver: { id: caregiver.personId, name: 'Chantal Ingabire' },
        arrivedAt: '2026-11-23T08:02:00.000Z',
        leftAt: '2026-11-23T09:05:00.000Z',
        note: 'She slept badly.',
        earlier: [],
        amendedAt: null,
        can: { amend: false },
      },
    ]);
    const notified =
      'Chantal Ingabire was with Vestine Nyiraneza on Monday 23 November, from 10:02 to 11:05.';
    expect((await stage.bell(daughter))[0]).toBe(notified);
    expect((await stage.bell(elder))[0]).toBe(notified);
    await deliverAll(stage.app);
    expect(stage.app.sent.slice(before)).toEqual([]);
  });

  it('counts once, however often its entries arrive and in whichever order', async () => {
    const entry = { id: randomUUID(), visitId: randomUUID() };
    const late = { id: randomUUID(), visitId: entry.visitId };
    const send = () => stage.log(caregiver, elder, '09:00', '10:00', entry);
    const all = await Promise.all([send(), send(), send()]);
    expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    // The arrival reaches the server after the end.
    expect((await stage.log(caregiver, elder, '09:00', null, late)).statusCode).toBe(201);
    expect(await visits()).toMatchObject([{ id: entry.visitId, tasks: ['company'], earlier: [] }]);
    expect(await stage.bell(daughter)).toHaveLength(1);
    const again = await stage.log(caregiver, elder, '09:00', '10:10', { visitId: entry.visitId });
    expect(again.json()).toMatchObject({ status: 409, code: 'visit-logged' });
  });

  it('of one scheduled time is logged once, from whichever device', async () => {
    stage.clock.set('2026-11-23T06:00:00Z');
    const { id: scheduleId } = (await stage.plan(caregiver, elder, caregiver)).json().data;
    stage.clock.set('2026-11-23T10:00:00Z');
    const planned = { scheduleId, day: stage.today };
    expect((await stage.log(caregiver, elder, '10:00', '11:00', { planned })).statusCode).toBe(201);
    const other = await stage.log(caregiver, elder, '11:10', '11:20', { planned });
    expect(other.json().code).toBe('visit-logged');
  });

  it('is accepted from devices that still say plan for schedule', async () => {
    stage.clock.set('2026-11-23T06:00:00Z');
    const { id: planId } = (await stage.plan(caregiver, elder, caregiver)).json().data;
    stage.clock.set('2026-11-23T10:00:00Z');
    const planned = { planId, day: stage.today };
    const answer = await stage.log(caregiver, elder, '10:00', '11:00', { planned });
    expect(answer.json().data).toMatchObject({ planned: true });
    expect(await states()).toEqual(['done']);
  });

  it('that was cancelled meanwhile is stored as an unscheduled one', async () => {
    stage.clock.set('2026-11-23T06:00:00Z');
    const { id: scheduleId } = (await stage.plan(caregiver, elder, caregiver)).json().data;
    await stage.post(elder, elder, `visit-schedules/${scheduleId}/skip`, { day: stage.today });
    stage.clock.set('2026-11-23T10:00:00Z');
    const planned = { scheduleId, day: stage.today };
    const answer = await stage.log(caregiver, elder, '10:00', '11:00', { planned });
    expect(answer.json().data.planned).toBe(false);
    expect(await states()).toEqual(['done']);
  });

  it.each([
    ['to come', '11:00', '12:06', { path: 'leftAt', code: 'future-moment' }],
    ['whose arrival is to come', '12:06', null, { path: 'arrivedAt', code: 'future-moment' }],
    ['that ends before it begins', '11:00', '10:59', { path: 'leftAt', code: 'ends-before-start' }],
    ['that ends as it begins', '11:00', '11:00', { path: 'leftAt', code: 'ends-before-start' }],
  ])('%s is refused', async (_, from, to, error) => {
    const answer = (await stage.log(caregiver, elder, from, to)).json();
    expect(answer).toMatchObject({ status: 400, errors: [error] });
  });

  it('accepts a phone whose clock is a little ahead, and keeps its length', async () => {
    const { data } = (await stage.log(caregiver, elder, '12:03', '12:04')).json();
    expect([data.arrivedAt, data.leftAt]).toEqual([
      '2026-11-23T09:59:00.000Z',
      '2026-11-23T10:00:00.000Z',
    ]);
  });

  it('may be logged for a month', async () => {
    const span = (day: string) => ({
      arrivedAt: stage.at('09:00', day),
      leftAt: stage.at('10:00', day),
    });
    const log = (day: string) => stage.log(caregiver, elder, '09:00', '10:00', span(day));
    expect((await log('2026-11-01')).statusCode).toBe(201);
    expect((await log('2026-10-20')).json().code).toBe('visit-too-old');
    const days = { ...span('2026-11-20'), leftAt: stage.at('10:00', '2026-11-22') };
    expect((await stage.log(caregiver, elder, '09:00', '10:00', days)).statusCode).toBe(400);
  });

  it('cannot overlap another of the same caregiver', async () => {
    const neighbour = await stage.person();
    await stage.join(neighbour, caregiver, 'caregiver');
    expect((await stage.log(caregiver, elder, '09:00', '10:00')).statusCode).toBe(201);
    for (const [from, to] of [
      ['09:30', '09:40'],
      ['08:30', '09:01'],
      ['09:59', '11:00'],
      ['08:00', '11:30'],
      ['09:30', null],
    ] as const) {
      const answer = await stage.log(caregiver, neighbour, from, to);
      expect(answer.json()).toMatchObject({ status: 409, code: 'visits-overlap' });
    }
    expect((await stage.log(caregiver, neighbour, '08:30', '09:00')).statusCode).toBe(201);
    expect((await stage.log(caregiver, neighbour, '10:00', '11:00')).statusCode).toBe(201);
    const colleague = await stage.person({ roles: ['CAREGIVER'] });
    await stage.join(elder, colleague, 'caregiver');
    expect((await stage.log(colleague, elder, '09:00', '10:00')).statusCode).toBe(201);
  });

  it('cannot be taken over by another caregiver with its id, nor be moved to another elder', async () => {
    const entry = { id: randomUUID(), visitId: randomUUID() };
    await stage.log(caregiver, elder, '09:00', null, entry);
    const colleague = await stage.person({ roles: ['CAREGIVER'] });
    await stage.join(elder, colleague, 'caregiver');
    expect((await stage.log(colleague, elder, '09:00', '10:00', entry)).statusCode).toBe(404);
    const neighbour = await stage.person();
    await stage.join(neighbour, caregiver, 'caregiver');
    const { visitId } = entry;
    expect((await stage.log(caregiver, neighbour, '09:00', '10:00', { visitId })).statusCode).toBe(
      404,
    );
  });
});

describe('an arrival', () => {
  const arrival = () => ({ visitId: randomUUID(), tasks: [], condition: null });

  it('that was said by mistake is taken back, once or twice, and can be said again', async () => {
    stage.clock.set('2026-11-23T06:00:00Z');
    const { id: scheduleId } = (await stage.plan(caregiver, elder, caregiver)).json().data;
    const planned = { scheduleId, day: stage.today };
    stage.clock.set('2026-11-23T10:00:00Z');
    const said = { ...arrival(), planned };
    await stage.log(caregiver, elder, '10:02', null, said);
    expect(await states()).toEqual(['arrived']);
    const undo = { ...said, id: randomUUID(), undone: true };
    for (const _ of [1, 2]) {
      const answer = await stage.log(caregiver, elder, '10:02', null, undo);
      expect([answer.statusCode, answer.json().data]).toEqual([201, null]);
    }
    expect(await states()).toEqual(['planned']);
    expect(await visits()).toEqual([]);
    expect(await stage.bell(daughter)).toEqual([]);
    await stage.log(caregiver, elder, '10:30', null, { ...arrival(), planned });
    expect(await states()).toEqual(['arrived']);
  });

  it('is not taken back once the visit is finished, nor by somebody else', async () => {
    const said = arrival();
    await stage.log(caregiver, elder, '09:00', null, said);
    const colleague = await stage.person({ roles: ['CAREGIVER'] });
    await stage.join(elder, colleague, 'caregiver');
    const undo = () => ({ ...said, id: randomUUID(), undone: true });
    expect((await stage.log(colleague, elder, '09:00', null, undo())).statusCode).toBe(404);
    await stage.log(caregiver, elder, '09:00', '10:00', { visitId: said.visitId });
    const late = await stage.log(caregiver, elder, '09:00', null, undo());
    expect(late.json()).toMatchObject({ status: 409, code: 'visit-logged' });
    expect(await visits()).toHaveLength(1);
    const both = await stage.log(caregiver, elder, '09:00', '10:00', undo());
    expect(both.statusCode).toBe(400);
  });

  it('keeps its place on the route when its schedule is ended meanwhile', async () => {
    stage.clock.set('2026-11-23T06:00:00Z');
    const { id: scheduleId } = (await stage.plan(caregiver, elder, caregiver)).json().data;
    const planned = { scheduleId, day: stage.today };
    stage.clock.set('2026-11-23T08:05:00Z');
    await stage.log(caregiver, elder, '10:02', null, { ...arrival(), planned });
    await stage.post(elder, elder, `visit-schedules/${scheduleId}/end`);
    const { stops } = await stage.route(caregiver);
    expect(stops).toMatchObject([{ planned: null, calledOff: planned, state: 'arrived' }]);
  });
});

describe('a correction', () => {
  const right = {
    arrivedAt: '2026-11-23T07:00:00Z',
    leftAt: '2026-11-23T08:30:00Z',
    tasks: ['meal', 'medicines'],
    condition: 'good',
    note: 'Ate well.',
  };
  const amend = (who: SignedIn, id: string, more: object = {}) =>
    stage.post(who, elder, `care-visits/${id}/amend`, { ...right, ...more });

  it('keeps the previous facts, and when they were recorded', async () => {
    const { id } = (await stage.log(caregiver, elder, '09:00', '10:00')).json().data;
    stage.clock.advance({ hours: 2 });
    expect((await amend(caregiver, id)).statusCode).toBe(200);
    stage.clock.advance({ hours: 1 });
    expect((await amend(caregiver, id, { note: '' })).statusCode).toBe(200);
    const [visit] = await visits();
    expect(visit).toMatchObject({
      tasks: ['meal', 'medicines'],
      condition: 'good',
      note: null,
      amendedAt: '2026-11-23T13:00:00.000Z',
      earlier: [
        { note: 'Ate well.', saidAt: '2026-11-23T12:00:00.000Z' },
        { tasks: ['company'], condition: 'usual', saidAt: '2026-11-23T10:00:00.000Z' },
      ],
    });
  });

  it('in which nothing was done says why', async () => {
    const { id } = (await stage.log(caregiver, elder, '09:00', '10:00')).json().data;
    const nothing = { tasks: [], note: '' };
    expect((await amend(caregiver, id, nothing)).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'note', code: 'required' }],
    });
    const why = { tasks: [], note: 'She was asleep.' };
    expect((await amend(caregiver, id, why)).statusCode).toBe(200);
  });

  it('is for the caregiver alone, of a finished visit, for two days', async () => {
    const { id } = (await stage.log(caregiver, elder, '09:00', '10:00')).json().data;
    const colleague = await stage.person({ roles: ['CAREGIVER'] });
    await stage.join(elder, colleague, 'caregiver');
    for (const who of [colleague, daughter, elder]) {
      expect((await amend(who, id)).statusCode).toBe(404);
    }
    const open = (await stage.log(caregiver, elder, '11:00', null)).json().data;
    expect((await amend(caregiver, open.id)).json().code).toBe('log-closed');
    const onto = { arrivedAt: stage.at('10:30'), leftAt: stage.at('11:30') };
    expect((await amend(caregiver, id, onto)).json().code).toBe('visits-overlap');
    stage.clock.advance({ hours: 48 });
    expect((await amend(caregiver, id)).statusCode).toBe(200);
    stage.clock.advance({ minutes: 1 });
    expect((await amend(caregiver, id)).json()).toMatchObject({ status: 409, code: 'log-closed' });
  });
});

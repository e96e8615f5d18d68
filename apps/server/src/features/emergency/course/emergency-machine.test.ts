import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Act, type Found, reference } from '../../../test/emergencies/emergency-rules.ts';
import {
  type Happening,
  type Outcome,
  type Status,
  type Waits,
  whatFollows,
} from './emergency-machine.ts';

const waits: Waits = { level: { contacts: 60, volunteers: 60, coordinators: 60 }, coming: 180 };
const start = Date.parse('2026-11-23T06:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);

const counting = (drill = false): Status => ({
  state: 'counting-down',
  level: null,
  drill,
  firesAt: at(10),
  nextLevelAt: null,
});

/** The machine with the loop of those who use it: a level that finds nobody passes on at once. */
function drive(first: Status, found: Found, set: Waits = waits) {
  let status = first;
  const requested: string[] = [];
  const unanswered: string[] = [];
  const hear = (outcome: Outcome) => {
    if ('refused' in outcome) return;
    unanswered.push(...outcome.steps.filter((step) => step === 'late' || step === 'unanswered'));
  };
  return {
    asked: requested,
    /** What is said of help that does not come. */
    unanswered,
    standing: () => status,
    do(happening: Happening, now: Date): Outcome {
      const outcome = whatFollows(status, happening, now, set);
      let moved = outcome;
      hear(moved);
      while (!('refused' in moved) && moved.asks && !found[moved.asks]) {
        moved = whatFollows(moved.to, { type: 'nobody' }, now, set);
        hear(moved);
      }
      if ('refused' in moved) return moved;
      status = moved.to;
      if (moved.asks) requested.push(moved.asks);
      return outcome;
    },
  };
}

const shown = ({ level, nextLevelAt, state }: Status) => ({
  state,
  level,
  alarm: nextLevelAt === null ? null : (nextLevelAt.getTime() - start) / 1000,
});

const acts = fc.constantFrom<Act>(
  'acknowledge',
  'ambulance',
  'arrive',
  'cancel',
  'cannot, acting left',
  'cannot, arrived left',
  'cannot, asked left',
  'cannot, coming left',
  'cannot, nobody left',
  'climb',
  'climb',
  'climb',
  'climb-while-coming',
  'come',
  'end',
  'escalate',
  'fire',
  'fire',
);
const sequence = fc.array(
  fc.record({
    act: acts,
    wait: fc.oneof(fc.constantFrom(0, 1, 9, 10, 59, 60, 61, 180), fc.nat(1000)),
    late: fc.integer({ min: 1, max: 2000 }),
  }),
  { maxLength: 25 },
);
/** What an operator sets: the contacts, and any of the others, each with a time of its own. */
const settings: fc.Arbitrary<Waits> = fc.record({
  level: fc.record(
    {
      contacts: fc.constantFrom(10, 60, 61),
      volunteers: fc.constantFrom(30, 60, 300),
      coordinators: fc.constantFrom(45, 60),
    },
    { requiredKeys: ['contacts'] },
  ),
  coming: fc.constant(180),
});
const whoIsThere = fc.record({
  contacts: fc.boolean(),
  volunteers: fc.boolean(),
  coordinators: fc.boolean(),
});

const happeningOf = (act: Act, lateAt: Date): Happening => {
  if (act === 'come') return { type: act, lateAt };
  switch (act) {
    case 'cannot, acting left':
      return { type: 'cannot', left: { is: 'acting' } };
    case 'cannot, arrived left':
      return { type: 'cannot', left: { is: 'arrived' } };
    case 'cannot, asked left':
      return { type: 'cannot', left: { is: 'asked' } };
    case 'cannot, coming left':
      return { type: 'cannot', left: { is: 'coming', lateAt } };
    case 'cannot, nobody left':
      return { type: 'cannot', left: { is: 'nobody' } };
  }
  if (act === 'climb-while-coming') return { type: 'climb', lateAt };
  return act === 'end' ? { type: act, as: 'resolved' } : { type: act };
};

test('does what the rules say in any order of events, whoever is there', () => {
  const any = [sequence, whoIsThere, fc.boolean(), settings] as const;
  const property = fc.property(...any, (events, found, drill, set) => {
    const machine = drive(counting(drill), found, set);
    const rules = reference(drill, found, set);
    let now = 0;
    for (const { act, late, wait } of events) {
      now += wait;
      const outcome = machine.do(happeningOf(act, at(now + late)), at(now));
      const agreed = rules.do(act, now, now + late);
      expect([act, 'refused' in outcome]).toEqual([act, !agreed]);
      expect([act, shown(machine.standing())]).toEqual([act, rules.standing()]);
      expect(machine.asked).toEqual(rules.asked);
      expect(machine.unanswered).toEqual(rules.unanswered);
    }
  });
  fc.assert(property, { numRuns: process.env.HAFI_TEST_ALL ? 50_000 : 5000 });
});

test('asks no level twice, none after the end, and never rests unanswered without having said so', () => {
  const any = [sequence, whoIsThere, fc.boolean(), settings] as const;
  const property = fc.property(...any, (events, found, drill, set) => {
    const machine = drive(counting(drill), found, set);
    let now = 0;
    for (const { act, late, wait } of events) {
      now += wait;
      const before = machine.standing();
      const known = machine.asked.length;
      machine.do(happeningOf(act, at(now + late)), at(now));
      const { level, nextLevelAt, state } = machine.standing();
      expect(new Set(machine.asked).size).toBe(machine.asked.length);
      if (['resolved', 'cancelled'].includes(before.state)) {
        expect(machine.asked.length).toBe(known);
        expect(machine.standing()).toEqual(before);
      }
      for (const each of machine.asked) expect(set.level).toHaveProperty(each);
      const rests = state === 'alerting' && nextLevelAt === null;
      const isLast = drill || level === Object.keys(set.level).at(-1);
      // An answer alone is no help: somebody must set off.
      if (state === 'acknowledged') expect(nextLevelAt === null).toBe(drill);
      if (rests) expect([isLast, machine.unanswered.length > 0]).toEqual([true, true]);
      if (state === 'cancelled') expect(machine.asked).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: process.env.HAFI_TEST_ALL ? 50_000 : 5000 });
});

describe('by itself', () => {
  const everybody = { contacts: true, volunteers: true, coordinators: true };

  it.each([
    [everybody, ['contacts', 'volunteers', 'coordinators'], 130, 190],
    [{ ...everybody, volunteers: false }, ['contacts', 'coordinators'], 70, 130],
    [{ ...everybody, coordinators: false }, ['contacts', 'volunteers'], 70, 130],
    [{ ...everybody, contacts: false }, ['volunteers', 'coordinators'], 70, 130],
    [{ ...everybody, contacts: false, volunteers: false }, ['coordinators'], 10, 70],
    [{ contacts: false, volunteers: false, coordinators: false }, [], 0, 10],
  ])('with %o it asks %j, the last at %i s, and says at %i s that nobody answered', (...each) => {
    const [found, levels, last, said] = each;
    const machine = drive(counting(), found);
    let lastAt = 0;
    let saidAt = 0;
    for (let now = 0; now <= 1000; now += 1) {
      const known = [machine.asked.length, machine.unanswered.length] as const;
      machine.do({ type: machine.standing().level ? 'climb' : 'fire' }, at(now));
      if (machine.asked.length > known[0]) lastAt = now;
      if (machine.unanswered.length > known[1]) saidAt = now;
    }
    expect(machine.asked).toEqual(levels);
    expect(machine.unanswered).toEqual(['unanswered']);
    expect([lastAt, saidAt]).toEqual([last, said]);
    expect(machine.standing()).toMatchObject({ state: 'alerting', nextLevelAt: null });
  });

  it('asks the levels that are set, each for its own time', () => {
    const set = { level: { contacts: 30, coordinators: 90 }, coming: 180 };
    const machine = drive(counting(), everybody, set);
    machine.do({ type: 'fire' }, at(10));
    expect(machine.do({ type: 'climb' }, at(39))).toEqual({ refused: 'not-due' });
    machine.do({ type: 'climb' }, at(40));
    expect(machine.do({ type: 'climb' }, at(129))).toEqual({ refused: 'not-due' });
    machine.do({ type: 'climb' }, at(130));
    expect(machine.asked).toEqual(['contacts', 'coordinators']);
    expect(machine.unanswered).toEqual(['unanswered']);
  });

  it('says that who was on the way is late, also when everybody was asked', () => {
    const machine = drive(counting(), { ...everybody, volunteers: false, coordinators: false });
    machine.do({ type: 'fire' }, at(10));
    machine.do({ type: 'climb' }, at(70));
    expect(machine.unanswered).toEqual(['unanswered']);
    machine.do({ type: 'come', lateAt: at(500) }, at(80));
    machine.do({ type: 'climb' }, at(500));
    expect(machine.unanswered).toEqual(['unanswered', 'late']);
    expect(machine.standing()).toMatchObject({ state: 'alerting', nextLevelAt: null });
  });

  it('waits for whoever else is on the way, while it asks more people', () => {
    const machine = drive(counting(), everybody);
    machine.do({ type: 'fire' }, at(10));
    machine.do({ type: 'come', lateAt: at(500) }, at(20));
    machine.do({ type: 'climb', lateAt: at(700) }, at(500));
    expect(machine.standing()).toMatchObject({ state: 'on-the-way', nextLevelAt: at(700) });
    expect(machine.asked).toEqual(['contacts', 'volunteers']);
    expect(machine.do({ type: 'climb', lateAt: null }, at(699))).toEqual({ refused: 'not-due' });
    machine.do({ type: 'climb', lateAt: null }, at(700));
    expect(machine.unanswered).toEqual(['late', 'late']);
    expect(machine.standing()).toMatchObject({ state: 'alerting', nextLevelAt: at(760) });
  });

  it('asks one level where two have the same one asked', () => {
    const machine = drive(counting(), everybody);
    machine.do({ type: 'fire' }, at(10));
    for (const _ of [1, 2]) machine.do({ type: 'escalate', after: 'contacts' }, at(20));
    expect(machine.asked).toEqual(['contacts', 'volunteers']);
  });

  it('says that who was on the way is late, and nothing of the kind where nobody was', () => {
    const machine = drive(counting(), everybody);
    machine.do({ type: 'fire' }, at(10));
    machine.do({ type: 'come', lateAt: at(500) }, at(20));
    expect(machine.do({ type: 'climb' }, at(499))).toEqual({ refused: 'not-due' });
    expect(machine.do({ type: 'climb' }, at(500))).toMatchObject({ steps: ['late'] });
    machine.do({ type: 'acknowledge' }, at(510));
    expect(machine.do({ type: 'climb' }, at(690))).toMatchObject({ steps: [] });
  });
});

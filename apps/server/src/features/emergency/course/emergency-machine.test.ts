import { type EmergencyLevel, emergencyLevels } from '@hafi/contract/emergency/emergency-terms';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Happening, type Outcome, type Standing, whatFollows } from './emergency-machine.ts';

const waits = { level: 60, coming: 180 };
const start = Date.parse('2026-11-23T06:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);

const counting = (drill = false): Standing => ({
  state: 'counting-down',
  level: null,
  drill,
  firesAt: at(10),
  nextLevelAt: null,
});

/** Whom each level would find. */
type Found = Readonly<Record<EmergencyLevel, boolean>>;

/** The machine with the loop of those who use it: a level that finds nobody passes on at once. */
function drive(first: Standing, found: Found) {
  let standing = first;
  const asked: string[] = [];
  return {
    asked,
    standing: () => standing,
    do(happening: Happening, now: Date): Outcome {
      const outcome = whatFollows(standing, happening, now, waits);
      let moved = outcome;
      while (!('refused' in moved) && moved.asks && !found[moved.asks]) {
        moved = whatFollows(moved.to, { type: 'nobody' }, now, waits);
      }
      if ('refused' in moved) return moved;
      standing = moved.to;
      if (moved.asks) asked.push(moved.asks);
      return outcome;
    },
  };
}

type Act =
  | 'acknowledge'
  | 'ambulance'
  | 'arrive'
  | 'cancel'
  | 'climb'
  | 'come'
  | 'end'
  | 'escalate'
  | 'fire';

/**
 * The rules once more, written in another way and in whole seconds: a call is quiet, open or over;
 * while it is open there is a queue of people to ask, the best answer, and an alarm clock.
 */
function reference(drill: boolean, found: Found) {
  const queue = (drill ? emergencyLevels.slice(0, 1) : [...emergencyLevels]) as EmergencyLevel[];
  const answers = ['alerting', 'acknowledged', 'on-the-way', 'arrived'] as const;
  const asked: string[] = [];
  let phase: 'open' | 'over' | 'quiet' = 'quiet';
  let ending = '';
  let answer = 0;
  let last: EmergencyLevel | null = null;
  let alarm: number | null = null;

  const ask = () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      last = next;
      if (found[next]) {
        asked.push(next);
        return;
      }
    }
  };
  const askAndWait = (now: number) => {
    ask();
    if (answer === 0) alarm = queue.length > 0 ? now + waits.level : null;
  };
  const answered = (now: number) => {
    if (answer > 0) return;
    answer = 1;
    alarm = queue.length > 0 ? now + waits.coming : null;
  };
  const over = (as: string) => {
    phase = 'over';
    ending = as;
    alarm = null;
  };
  const whenOpen: Readonly<
    Record<Exclude<Act, 'cancel' | 'fire'>, (now: number, late: number) => boolean>
  > = {
    climb(now) {
      if (alarm === null || alarm > now) return false;
      answer = 0;
      askAndWait(now);
      return true;
    },
    acknowledge: (now) => {
      answered(now);
      return true;
    },
    ambulance: (now) => {
      answered(now);
      return true;
    },
    come(_, late) {
      if (answer < 3) {
        answer = 2;
        alarm = late;
      }
      return true;
    },
    arrive() {
      answer = 3;
      alarm = null;
      return true;
    },
    escalate(now) {
      if (queue.length > 0) askAndWait(now);
      return true;
    },
    end() {
      over('resolved');
      return true;
    },
  };
  return {
    asked,
    /** False when it is refused. */
    do(act: Act, now: number, late: number): boolean {
      if (act === 'cancel') {
        if (phase === 'quiet') over('cancelled');
        return ending === 'cancelled';
      }
      if (act === 'fire') {
        if (phase !== 'quiet' || now < 10) return false;
        phase = 'open';
        askAndWait(now);
        return true;
      }
      return phase === 'open' && whenOpen[act](now, late);
    },
    standing() {
      const open = phase === 'open' ? (answers[answer] ?? 'alerting') : 'counting-down';
      return {
        state: phase === 'over' ? ending : open,
        level: last,
        nextLevelAt: alarm === null ? null : at(alarm).toISOString(),
      };
    },
  };
}

const shown = ({ level, nextLevelAt, state }: Standing) => ({
  state,
  level,
  nextLevelAt: nextLevelAt?.toISOString() ?? null,
});

const acts = fc.constantFrom<Act>(
  'acknowledge',
  'ambulance',
  'arrive',
  'cancel',
  'climb',
  'climb',
  'climb',
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
const whoIsThere = fc.record({
  contacts: fc.boolean(),
  volunteers: fc.boolean(),
  coordinators: fc.boolean(),
});

const happeningOf = (act: Act, lateAt: Date): Happening => {
  if (act === 'come') return { type: act, lateAt };
  return act === 'end' ? { type: act, as: 'resolved' } : { type: act };
};

test('does what the rules say in any order of events, whoever is there', () => {
  const property = fc.property(sequence, whoIsThere, fc.boolean(), (events, found, drill) => {
    const machine = drive(counting(drill), found);
    const rules = reference(drill, found);
    let now = 0;
    for (const { act, late, wait } of events) {
      now += wait;
      const outcome = machine.do(happeningOf(act, at(now + late)), at(now));
      const agreed = rules.do(act, now, now + late);
      expect([act, 'refused' in outcome]).toEqual([act, !agreed]);
      expect([act, shown(machine.standing())]).toEqual([act, rules.standing()]);
      expect(machine.asked).toEqual(rules.asked);
    }
  });
  fc.assert(property, { numRuns: process.env.HAFI_TEST_ALL ? 50_000 : 5000 });
});

test('asks no level twice, none after the end, and never rests while a level is left and nobody answers', () => {
  const property = fc.property(sequence, whoIsThere, fc.boolean(), (events, found, drill) => {
    const machine = drive(counting(drill), found);
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
      const isLast = drill || level === 'coordinators';
      if (state === 'alerting') expect(nextLevelAt === null).toBe(isLast);
      if (state === 'cancelled') expect(machine.asked).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: process.env.HAFI_TEST_ALL ? 50_000 : 5000 });
});

describe('by itself', () => {
  const everybody = { contacts: true, volunteers: true, coordinators: true };

  it.each([
    [everybody, ['contacts', 'volunteers', 'coordinators'], 130],
    [{ ...everybody, volunteers: false }, ['contacts', 'coordinators'], 70],
    [{ ...everybody, contacts: false }, ['volunteers', 'coordinators'], 70],
    [{ ...everybody, contacts: false, volunteers: false }, ['coordinators'], 10],
    [{ contacts: false, volunteers: false, coordinators: false }, [], 10],
  ])('with %o it asks %j, the last after %i seconds', (found, levels, last) => {
    const machine = drive(counting(), found);
    let lastAt = 0;
    for (let now = 0; now <= 1000; now += 1) {
      const known = machine.asked.length;
      machine.do({ type: machine.standing().level ? 'climb' : 'fire' }, at(now));
      if (machine.asked.length > known) lastAt = now;
    }
    expect(machine.asked).toEqual(levels);
    if (levels.length > 0) expect(lastAt).toBe(last);
    expect(machine.standing()).toMatchObject({ state: 'alerting', nextLevelAt: null });
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

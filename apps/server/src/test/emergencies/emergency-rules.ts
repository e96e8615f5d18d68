import { type EmergencyLevel, emergencyLevels } from '@hafi/contract/emergency/emergency-terms';
import type { RemainingHelpers, Waits } from '../../features/emergency/course/emergency-machine.ts';

/** Whom each level would find. */
export type Found = Readonly<Record<EmergencyLevel, boolean>>;

/** What happens to an emergency, in short. */
export type Act =
  | 'acknowledge'
  | 'ambulance'
  | 'arrive'
  | 'cancel'
  | `cannot, ${RemainingHelpers['is']} left`
  | 'climb'
  /** While somebody else is on the way, who is late at the time that is given. */
  | 'climb-while-coming'
  | 'come'
  | 'end'
  | 'escalate'
  | 'fire';

/**
 * The rules once more, written in another way and in whole seconds: a call is quiet, open or over;
 * while it is open there is a queue of people to ask, the best answer, and an alarm clock.
 */
export function reference(drill: boolean, found: Found, { coming, level: times }: Waits) {
  const queue = emergencyLevels.filter((level) => times[level] !== undefined);
  const answers = ['alerting', 'acknowledged', 'on-the-way', 'arrived'] as const;
  const requested: string[] = [];
  const unanswered: string[] = [];
  let phase: 'open' | 'over' | 'quiet' = 'quiet';
  let ending = '';
  let answer = 0;
  let last: EmergencyLevel | null = null;
  let alarm: number | null = null;

  /** Who is asked next; of a drill nobody after the first, unless somebody wants it. */
  const rest = (isWanted = false) => (drill && last !== null && !isWanted ? [] : queue);
  /** How long the next who can be asked have for an answer; null when there is nobody left. */
  const ask = (isWanted: boolean): number | null => {
    for (let next = rest(isWanted).shift(); next; next = rest().shift()) {
      last = next;
      if (!found[next]) continue;
      requested.push(next);
      return times[next] ?? null;
    }
    return null;
  };
  const askAndWait = (now: number, isLate = false, isWanted = false) => {
    const wasLast = rest(isWanted).length === 0;
    const time = ask(isWanted);
    if (answer > 0) return;
    alarm = time === null ? null : now + time;
    if (isLate) unanswered.push('late');
    if (time === null && !(isLate && wasLast)) unanswered.push('unanswered');
  };
  const answered = (now: number) => {
    if (answer > 0) return;
    answer = 1;
    alarm = drill ? null : now + coming;
  };
  const over = (as: string) => {
    phase = 'over';
    ending = as;
    alarm = null;
  };
  /** Somebody cannot come, and this is the best of the others. */
  const cannot = (left: RemainingHelpers['is'], now: number, late: number) => {
    if (answer === 0) {
      if (left === 'nobody' && alarm !== null) askAndWait(now);
    } else if (left === 'coming') {
      answer = 2;
      alarm = late;
    } else if (left === 'acting') {
      if (answer !== 1) answer = 0;
      answered(now);
    } else if (left !== 'arrived') {
      answer = 0;
      askAndWait(now);
    }
    return true;
  };
  const whenOpen: Readonly<
    Record<Exclude<Act, 'cancel' | 'fire'>, (now: number, late: number) => boolean>
  > = {
    climb(now) {
      if (alarm === null || alarm > now) return false;
      const isLate = answer === 2;
      answer = 0;
      askAndWait(now, isLate);
      return true;
    },
    'climb-while-coming'(now, late) {
      if (answer !== 2) return whenOpen.climb(now, late);
      if (alarm === null || alarm > now) return false;
      unanswered.push('late');
      askAndWait(now);
      alarm = late;
      return true;
    },
    'cannot, acting left': (now, late) => cannot('acting', now, late),
    'cannot, arrived left': (now, late) => cannot('arrived', now, late),
    'cannot, asked left': (now, late) => cannot('asked', now, late),
    'cannot, coming left': (now, late) => cannot('coming', now, late),
    'cannot, nobody left': (now, late) => cannot('nobody', now, late),
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
      if (queue.length > 0) askAndWait(now, false, true);
      return true;
    },
    end() {
      over('resolved');
      return true;
    },
  };
  return {
    asked: requested,
    unanswered,
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
        /** In seconds after the start. */
        alarm,
      };
    },
  };
}

import {
  type Happening,
  isStale,
  type Status,
  type Waits,
  whatFollows,
} from '../../features/emergency/course/emergency-machine.ts';

const start = Date.parse('2026-11-23T06:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
/** Everything that was to happen by itself is due. */
const late = at(100_000);
const waits: Waits = { level: { contacts: 60, volunteers: 60, coordinators: 60 }, coming: 180 };

/** Everything that can happen: a happening that is added to the machine does not compile without its line. */
const happenings: {
  readonly [T in Happening['type']]: readonly Extract<Happening, { type: T }>[];
} = {
  acknowledge: [{ type: 'acknowledge' }],
  ambulance: [{ type: 'ambulance' }],
  arrive: [{ type: 'arrive' }],
  cancel: [{ type: 'cancel' }],
  cannot: [
    { type: 'cannot', left: { is: 'acting' } },
    { type: 'cannot', left: { is: 'arrived' } },
    { type: 'cannot', left: { is: 'asked' } },
    { type: 'cannot', left: { is: 'coming', lateAt: at(900) } },
    { type: 'cannot', left: { is: 'nobody' } },
  ],
  climb: [
    { type: 'climb', lateAt: null },
    { type: 'climb', lateAt: at(900) },
  ],
  come: [{ type: 'come', lateAt: at(600) }],
  end: [
    { type: 'end', as: 'resolved' },
    { type: 'end', as: 'false-alarm' },
    { type: 'end', as: 'called-again' },
  ],
  escalate: [{ type: 'escalate' }],
  fire: [{ type: 'fire' }],
  nobody: [{ type: 'nobody' }],
};

/** One that is left open alone gives way to a new call. */
const canBe = (state: Status, happening: Happening) =>
  happening.type !== 'end' || happening.as !== 'called-again' || isStale(state, late);

const keyOf = ({ drill, level, nextLevelAt, state }: Status) =>
  [state, level, drill, nextLevelAt === null].join();

/**
 * Every move that the machine makes, as `from → to`, in alphabetical order: found by trying everything
 * that can happen wherever an emergency can stand. A move to the same state counts where the timeline
 * tells something.
 */
export function emergencyMoves(): readonly string[] {
  const moves = new Set<string>();
  const known = new Map<string, Status>();
  const open: Status[] = [true, false].map((drill) => ({
    state: 'counting-down',
    level: null,
    drill,
    firesAt: at(10),
    nextLevelAt: null,
  }));
  for (let from = open.pop(); from; from = open.pop()) {
    for (const happening of Object.values(happenings).flat()) {
      if (!canBe(from, happening)) continue;
      const outcome = whatFollows(from, happening, late, waits);
      if ('refused' in outcome) continue;
      if (outcome.steps.length > 0 || outcome.asks !== null) {
        moves.add(`${from.state} → ${outcome.to.state}`);
      }
      if (known.has(keyOf(outcome.to))) continue;
      known.set(keyOf(outcome.to), outcome.to);
      open.push(outcome.to);
    }
  }
  return [...moves].sort();
}

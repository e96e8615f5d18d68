import * as fc from 'fast-check';

const phone = fc.constantFrom('mtn' as const, 'airtel' as const);
const method = fc.constantFrom('mtn' as const, 'airtel' as const, 'card' as const);
/** On which of the two servers. */
const server = fc.nat({ max: 1 });
const calls = fc.constantFrom(
  'requesttopay',
  'merchant/v1',
  'standard/v1/payments/',
  'refund',
  'verify',
  '',
);
const yes = fc.constantFrom(
  'approve' as const,
  'approve' as const,
  'approve' as const,
  'refuse' as const,
);

const next = fc.constantFrom(500, 'timeout', 'lost', 'lost', 'lie' as const);

/** Which of two parts of a plan is paid, and whether by somebody else than who was asked for it. */
const share = { part: fc.nat({ max: 1 }), byOther: fc.boolean() };

/**
 * How what is paid for ends: given up, given up and wanted again, changed, left by who pays it, or given
 * back by coordinators. An appointment is cancelled whatever this says.
 */
const ending = fc.constantFrom(
  'end' as const,
  'again' as const,
  'change' as const,
  'leave' as const,
  'refund' as const,
  'refund-first' as const,
);

/** Nothing in half of the cases. */
const orNothing = <T>(what: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof(fc.constant(null), what);

/** What happens to the request of a refund, or to the question about it. */
const breakingRefund = fc.record({
  next: fc.constantFrom(500, 'timeout', 'lost', 'lost', 'lie' as const),
  only: fc.constantFrom('refund', 'refund', 'refund/'),
  times: fc.nat({ max: 2 }),
});

const pay = fc.record({
  ...share,
  method,
  server,
  twice: fc.boolean(),
  how: orNothing(yes),
  breaks: orNothing(next),
  forged: fc.boolean(),
  charge: fc.constantFrom('once', 'once', 'twice'),
});

const kinds = {
  /**
   * Pays; `twice` sends the same request to both servers at once; `how` answers the phone at once;
   * `breaks` is what happens to the request to the phone; `forged` sends a notice of success before; `charge`
   * is how often a card is charged from then on.
   */
  pay: [12, pay],
  /**
   * Two different requests for one thing, at both servers at once; of a plan by two people, or for two
   * parts (`apart`).
   */
  race: [3, fc.record({ method, part: share.part, apart: fc.boolean() })],
  /**
   * Everybody pays what is asked of them at once, each on a server, and approves; a plan may then be changed
   * to a larger one, whose difference is paid too.
   */
  whole: [6, fc.record({ method, grows: fc.constantFrom(true, true, false), server })],
  /** Repeats an earlier request with its key, after a process that died before it stored its answer. */
  repeat: [3, fc.record({ server })],
  answer: [9, fc.record({ how: yes })],
  /**
   * A payment expires here while its provider says nothing; the payer approves it late, before or after
   * another payment is made and approved. It may be cancelled and given back in between, also before
   * anybody knows of the first money (`cancelsFirst`).
   */
  late: [
    6,
    fc.record({
      ...share,
      method: phone,
      second: method,
      approves: fc.boolean(),
      cancels: orNothing(breakingRefund),
      cancelsFirst: fc.boolean(),
      ending,
    }),
  ],
  /** Cancelled with a fee or without, in most cases after it is paid, and given back. */
  cancel: [
    4,
    fc.record({
      ...share,
      server,
      method,
      isPaid: fc.boolean(),
      breaks: breakingRefund,
      ending,
    }),
  ],
  /** A notice that nobody but we could send, of money that may never have come. */
  forge: [4, fc.record({ server, says: fc.constantFrom('SUCCESSFUL', 'FAILED') })],
  fault: [4, fc.record({ next, times: fc.integer({ min: 1, max: 4 }), only: calls })],
  callbacks: [
    6,
    fc.record({
      how: fc.constantFrom('none', 'drop', 'duplicate', 'duplicate', 'reorder', 'delay'),
    }),
  ],
  /** What the providers say of paid payments; another sum is held until somebody looks into it. */
  tell: [3, fc.record({ what: fc.constantFrom('none', 'ambiguous', 'amount') })],
  wait: [6, fc.record({ seconds: fc.nat({ max: 400 }) })],
  /** Both servers send refunds at once, some of which break. */
  refunds: [3, fc.record({ breaks: breakingRefund })],
} as const;

type Kinds = typeof kinds;
/** One step of a story. */
export type Act = {
  [K in keyof Kinds]: { do: K } & (Kinds[K][1] extends fc.Arbitrary<infer A> ? A : never);
}[keyof Kinds];

const made = <K extends Act['do']>(name: K) =>
  (kinds[name][1] as fc.Arbitrary<object>).map((act) =>
    Object.assign({ do: name }, act),
  ) as fc.Arbitrary<Extract<Act, { do: K }>>;

const all = (Object.keys(kinds) as Act['do'][]).map((name) => ({
  weight: kinds[name][0],
  arbitrary: made(name) as fc.Arbitrary<Act>,
}));

/** What is paid for. */
const kind = fc.constantFrom(
  'booking' as const,
  'booking' as const,
  'booking' as const,
  'plan' as const,
  'plan' as const,
  'plan' as const,
  'badge' as const,
  'badge' as const,
);

/** What befalls one appointment, care plan or badge and its payments: mostly what hurts. */
export interface Story {
  readonly kind: 'booking' | 'plan' | 'badge';
  /** How long after the others it begins, in seconds. */
  readonly begins: number;
  readonly acts: readonly Act[];
}

const story: fc.Arbitrary<Story> = fc
  .record({
    kind,
    begins: fc.nat({ max: 2400 }),
    callbacks: made('callbacks'),
    tells: orNothing(made('tell')),
    first: fc.oneof(
      { weight: 6, arbitrary: made('pay') },
      { weight: 2, arbitrary: made('late') },
      { weight: 1, arbitrary: made('whole') },
    ),
    others: fc.array(fc.oneof(...all), { minLength: 2, maxLength: 7 }),
  })
  .map(({ begins, callbacks, first, kind, others, tells }) => {
    const before = tells && tells.what !== 'none' ? [callbacks, tells] : [callbacks];
    return { kind, begins, acts: [...before, first, ...others] };
  });

/** The story that a seed and a number always give. */
export function storyOf(seed: number, nth: number): Story {
  const [made] = fc.sample(story, { seed: Math.imul(seed + 1, 0x9e3779b1) ^ nth, numRuns: 1 });
  if (!made) throw new Error('no story was made');
  return made;
}

/** How what is paid for ends. */
export type Ending = Extract<Act, { do: 'cancel' }>['ending'];

/** How many payments of one method an act asks for at most. */
const requestsOf = (act: Act): number => {
  if (act.do === 'whole') return 3;
  return act.do === 'race' || act.do === 'late' ? 2 : 1;
};

/** How many payments a story asks for at most. */
export const requestsIn = ({ acts }: Story): number =>
  acts.reduce((sum, act) => sum + requestsOf(act), 0);

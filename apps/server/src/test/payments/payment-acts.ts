import * as fc from 'fast-check';

/** Appointments of one run. */
export const bookingsCount = 48;

const which = fc.nat({ max: bookingsCount - 1 });
const method = fc.constantFrom('mtn' as const, 'airtel' as const);
/** On which of the two servers. */
const server = fc.nat({ max: 1 });
const calls = fc.constantFrom(
  'requesttopay',
  'merchant/v1',
  'standard/v1/payments/',
  'refund',
  'token',
  '',
);
const yes = fc.constantFrom(
  'approve' as const,
  'approve' as const,
  'approve' as const,
  'refuse' as const,
);

const next = fc.constantFrom(500, 'timeout', 'lost', 'lie' as const);

/** What happens to the request of a refund, or to the question about it. */
const breakingRefund = fc.record({
  next: fc.constantFrom(500, 'timeout', 'lost', 'lost', 'lie' as const),
  only: fc.constantFrom('refund', 'refund', 'refund/'),
  times: fc.nat({ max: 2 }),
});

const kinds = {
  /**
   * Pays; `twice` sends the same request to both servers at once; `how` answers the phone at once;
   * `breaks` is what happens to the request to the phone; `forged` sends a notice of success before.
   */
  pay: [
    14,
    fc.record({
      which,
      method,
      server,
      twice: fc.boolean(),
      how: fc.option(yes, { freq: 3 }),
      breaks: fc.option(next, { freq: 1 }),
      forged: fc.boolean(),
    }),
  ],
  /** Two different requests for one thing, at both servers at once. */
  race: [3, fc.record({ which, method })],
  /** Repeats an earlier request with its key, after a process that died before it stored its answer. */
  repeat: [3, fc.record({ which, server })],
  answer: [9, fc.record({ which, how: yes })],
  /**
   * A payment expires here while its provider says nothing; the payer approves it late, before or after
   * another payment is made and approved. It may be cancelled and given back in between.
   */
  late: [
    6,
    fc.record({
      which,
      method,
      second: method,
      approves: fc.boolean(),
      cancels: fc.option(breakingRefund, { freq: 1 }),
    }),
  ],
  /** Cancelled with a fee or without, in most cases after it is paid, and given back. */
  cancel: [5, fc.record({ which, server, method, isPaid: fc.boolean(), breaks: breakingRefund })],
  /** A notice that nobody but we could send, of money that may never have come. */
  forge: [4, fc.record({ which, server, says: fc.constantFrom('SUCCESSFUL', 'FAILED') })],
  fault: [
    4,
    fc.record({
      next,
      times: fc.integer({ min: 1, max: 4 }),
      only: calls,
    }),
  ],
  callbacks: [
    1,
    fc.record({ how: fc.constantFrom('none', 'drop', 'duplicate', 'reorder', 'delay') }),
  ],
  /** What the providers say of paid payments; another sum is held until somebody looks into it. */
  tell: [1, fc.record({ what: fc.constantFrom('none', 'none', 'ambiguous', 'amount') })],
  pass: [6, fc.record({ seconds: fc.nat({ max: 400 }) })],
  /** Both servers send refunds at once, some of which break. */
  refunds: [4, fc.record({ breaks: breakingRefund })],
} as const;

type Kinds = typeof kinds;
/** One step of a schedule. */
export type Act = {
  [K in keyof Kinds]: { do: K } & (Kinds[K][1] extends fc.Arbitrary<infer A> ? A : never);
}[keyof Kinds];

/** What happens, in which order: mostly what hurts. */
export const schedule = fc.array(
  fc.oneof(
    ...Object.entries(kinds).map(([name, [weight, arbitrary]]) => ({
      weight,
      arbitrary: (arbitrary as fc.Arbitrary<object>).map((made) =>
        Object.assign({ do: name }, made),
      ),
    })),
  ),
  { minLength: 240, maxLength: 280 },
) as fc.Arbitrary<Act[]>;

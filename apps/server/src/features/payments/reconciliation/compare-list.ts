import type { OurMoney } from './our-money.ts';
import type { Found, LineRow } from './reconciliation.repo.ts';

/** What a provider says, and what our books say. */
export interface Compared {
  /** The lines of the day. */
  readonly lines: readonly LineRow[];
  /** Those of the days beside it too: midnight is not the same second for both. */
  readonly near: readonly LineRow[];
  /** Those of any day that name what is ours and stand in none of these days. */
  readonly elsewhere: readonly LineRow[];
  /** What came and went that day by our books. */
  readonly ours: readonly OurMoney[];
  /** What the lines name, whenever it was. */
  readonly named: readonly OurMoney[];
}

/** Whether a line names this money of ours, by our reference or by the provider's number. */
function names(line: LineRow, our: OurMoney): boolean {
  // Lists say in many ways what left an account by hand: what was sent to a doctor goes by its name.
  if (our.payoutId === null && line.isRefund !== our.isRefund) return false;
  const isOurs = (name: string | null) =>
    name !== null && namesOf(our).includes(name.toLowerCase());
  return isOurs(line.reference) || isOurs(line.transactionId);
}

/** Everything that some money may be named by, in lower case. */
const namesOf = ({ references, transactionId }: OurMoney): string[] => [
  ...new Set(
    [...references, ...(transactionId ? [transactionId] : [])].map((name) => name.toLowerCase()),
  ),
];

/** Money by everything that it may be named by. */
function indexOf(money: readonly OurMoney[]) {
  const index = new Map<string, OurMoney[]>();
  for (const our of money) {
    for (const name of namesOf(our)) {
      index.set(name, [...(index.get(name) ?? []), our]);
    }
  }
  return index;
}

const lineKey = ({ isRefund, reference, transactionId }: LineRow) =>
  `${isRefund ? 'refund' : 'payment'}:${reference ?? transactionId}`;

const hasMoved = ({ state }: LineRow): boolean => state === 'succeeded';

const numberOf = ({ isRefund, transactionId }: LineRow): string[] =>
  transactionId === null ? [] : [`${isRefund}:${transactionId}`];

/** A line of a list, and what of our money it names. */
export interface Pair {
  readonly line: LineRow;
  readonly our: OurMoney | undefined;
}

/** Finds to each line of a list what it names of ours. */
export function pairLines({ lines, named, near }: Omit<Compared, 'elsewhere' | 'ours'>): Pair[] {
  const index = indexOf(named);
  const numbered = new Set(near.flatMap((line) => (hasMoved(line) ? numberOf(line) : [])));
  // A card page that took the money twice has two numbers under one reference: ours is one of them.
  const isAnother = (line: LineRow, our: OurMoney) =>
    our.payoutId === null &&
    hasMoved(line) &&
    line.transactionId !== null &&
    line.transactionId !== our.transactionId &&
    numbered.has(`${our.isRefund}:${our.transactionId}`);
  const ofLine = (line: LineRow) =>
    [line.transactionId, line.reference]
      .flatMap((name) => (name ? (index.get(name.toLowerCase()) ?? []) : []))
      .find((our) => names(line, our) && !isAnother(line, our));
  return lines.map((line) => ({ line, our: ofLine(line) }));
}

/** Finds what differs between a provider's list and our books. */
export function compareList(compared: Compared): Found[] {
  const { elsewhere, near, ours } = compared;
  const found: Found[] = [];
  for (const { line, our: named } of pairLines(compared)) {
    const difference = differenceOf(line, named);
    if (!difference) continue;
    const isKnown = found.some(({ key }) => key === difference.key);
    found.push(
      isKnown ? { ...difference, key: `${difference.key}:${line.transactionId}` } : difference,
    );
  }
  const listed = new Set(
    [...near, ...elsewhere].flatMap(({ isRefund, reference, transactionId }) =>
      [reference, transactionId].flatMap((name) =>
        name ? [`${isRefund}:${name.toLowerCase()}`] : [],
      ),
    ),
  );
  for (const our of ours) {
    const directions = our.payoutId === null ? [our.isRefund] : [true, false];
    const isListed = (name: string) => directions.some((each) => listed.has(`${each}:${name}`));
    if (namesOf(our).some(isListed)) continue;
    const [key = ''] = our.references;
    const kindOfMoney = our.isRefund ? 'refund' : 'payment';
    found.push({
      kind: 'missing-at-provider',
      isRefund: our.isRefund,
      key: `${our.payoutId === null ? kindOfMoney : 'payout'}:${key}`,
      paymentId: our.paymentId,
      payoutId: our.payoutId,
      reference: our.references.at(-1) ?? null,
      transactionId: our.transactionId,
      ours: our.amount,
      theirs: null,
    });
  }
  return found;
}

function differenceOf(line: LineRow, our: OurMoney | undefined): Found | null {
  const { amount, currency, isRefund, reference, transactionId } = line;
  const moved = hasMoved(line);
  const base = {
    isRefund,
    key: lineKey(line),
    paymentId: our?.paymentId ?? null,
    payoutId: our?.payoutId ?? null,
    reference,
    transactionId,
    ours: our?.isDone ? our.amount : null,
    theirs: moved ? amount : null,
  };
  if (moved && currency !== 'RWF') return { ...base, kind: 'currency', theirs: null };
  if (!our) return moved ? { ...base, kind: 'missing-with-us' } : null;
  if (our.isDone !== moved) {
    // What is under way at the provider, and with us, may still become anything.
    return { ...base, kind: moved ? 'missing-with-us' : 'state' };
  }
  if (moved && our.amount !== amount) return { ...base, kind: 'amount' };
  // What it kept is booked as it says: only a sum that does not fit its own fee is left.
  if (!moved || isRefund || our.payoutId !== null || line.net === null || keptOf(line) !== null)
    return null;
  return { ...base, kind: 'net', ours: our.amount - (line.fee ?? 0), theirs: line.net };
}

/**
 * What a provider says that it kept: the fee it names, or what it did not hand on. Null when it says
 * nothing, or what cannot be.
 */
export function keptOf({ amount, currency, fee, isRefund, net }: LineRow): number | null {
  if (currency !== 'RWF') return null;
  const held = isRefund || net === null ? null : amount - net;
  const kept = fee ?? held;
  if (kept === null || kept < 0 || kept > amount) return null;
  return held === null || held === kept ? kept : null;
}

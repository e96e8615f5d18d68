import { sql } from 'drizzle-orm';
import type { Tx } from './tx.ts';

/**
 * All locks that transactions take, in the order in which a transaction that needs several must
 * take them; keeping this order prevents deadlocks. `lock` entries are advisory locks taken by
 * {@link lock}; `rows` entries are row locks (`for update`) that a repo takes and reports with
 * {@link tookRow}.
 */
const lockOrder = [
  { lock: 'seed', why: 'two processes must not both fill an empty database' },
  { rows: 'ussd-session', why: 'each input of a conversation takes effect once' },
  { rows: 'person', why: 'two administrators must not both be the last' },
  { rows: 'vetting', why: 'two coordinators must not decide at once' },
  { rows: 'badge', why: 'money that comes, a decision and its owner must not cross' },
  { lock: 'device', of: 'device hash', why: 'who is on a shared phone is counted' },
  { lock: 'circle', of: 'elder', why: 'who decides is asked before it is changed' },
  { rows: 'member' },
  { rows: 'claim' },
  { rows: 'doctor', why: 'two must not get the same time of a doctor' },
  { rows: 'booking' },
  { rows: 'subscription', why: 'what follows depends on where it stands' },
  { rows: 'payment' },
  {
    lock: 'bank-debits',
    of: 'account of the ledger',
    why: 'money that left, and what our books say of it, are found to each other once',
  },
  { lock: 'patient', of: 'patient', why: 'coming bookings are counted' },
  { rows: 'visit-schedule' },
  { lock: 'caregiver', of: 'caregiver', why: 'visits of one must not overlap' },
  { lock: 'helped', of: 'person', why: 'open requests are counted' },
  { rows: 'help-request' },
  {
    lock: 'readings',
    of: 'elder',
    why: 'a reading and the alerts it ends or raises belong together',
  },
  { lock: 'record', of: 'elder', why: 'entries of the record are counted' },
  { lock: 'documents', of: 'elder', why: 'documents are counted' },
  { lock: 'document-links', of: 'document', why: 'open links are counted' },
  { lock: 'summary-links', of: 'person', why: 'open links are counted' },
  { rows: 'medication' },
  { rows: 'note' },
  { rows: 'contact-message' },
  { rows: 'emergency', why: 'what follows depends on where it stands' },
  { lock: 'caller', of: 'person', why: 'somebody is in one call at a time' },
  { rows: 'call', why: 'what follows depends on where it stands' },
  { rows: 'call-leg', why: 'the signals to each are counted' },
  { rows: 'message-report', why: 'two coordinators must not decide at once' },
  { rows: 'conversation', why: 'its messages and their changes are counted' },
  { lock: 'access-log', of: 'elder', why: 'each entry continues the chain of the one before' },
] as const;

type Entry = (typeof lockOrder)[number];
/** Names of advisory locks. */
export type LockName = Extract<Entry, { lock: string }>['lock'];
/** Names of row locks. */
export type RowName = Extract<Entry, { rows: string }>['rows'];

const positionOf = new Map<string, number>(
  lockOrder.map((entry, position) => ['lock' in entry ? entry.lock : entry.rows, position]),
);

interface Taken {
  readonly name: string;
  readonly id: string;
}

/** The locks that each open transaction holds. */
const heldBy = new WeakMap<Tx, Taken[]>();

let breached: (what: string) => void = () => undefined;

/**
 * Sets what happens when a transaction takes a lock out of order: tests throw, a server logs it.
 */
export function whenLocksBreakOrder(act: (what: string) => void): void {
  breached = act;
}

function take(tx: Tx, wanted: Taken): void {
  const held = heldBy.get(tx) ?? [];
  if (held.some(({ id, name }) => id === wanted.id && name === wanted.name)) return;
  const position = ({ name }: Taken) => positionOf.get(name) ?? 0;
  const late = held.find(
    (each) =>
      position(each) > position(wanted) || (each.name === wanted.name && each.id > wanted.id),
  );
  if (late) breached(`lock ${wanted.name} ${wanted.id} was taken after ${late.name} ${late.id}`);
  heldBy.set(tx, [...held, wanted]);
}

/**
 * Takes a transaction-level advisory lock: waits until no other transaction holds it. `id` is that
 * of the thing which is counted or changed, as `lockOrder` says.
 */
export async function lock(tx: Tx, name: LockName, id: string): Promise<void> {
  take(tx, { name, id });
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name}:${id}`}, 0))`);
}

/** As {@link lock}, without waiting: false when another transaction holds it. */
export async function tryLock(tx: Tx, name: LockName, id: string): Promise<boolean> {
  const result = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${name}:${id}`}, 0)) as got`,
  )) as unknown as { rows: { got: boolean }[] };
  const got = result.rows[0]?.got ?? false;
  if (got) take(tx, { name, id });
  return got;
}

/**
 * Reports a row lock (`for update`) that the repo has taken or is about to take, so that its order
 * is checked.
 */
export function tookRow(tx: Tx, name: RowName, id: string): void {
  take(tx, { name, id });
}

/** Key of the session-level advisory lock that a process holds while it migrates the schema. */
export const migrationLock = 4871001;

/** Key of the advisory lock under which a process binds the database to its store of files. */
export const fileStoreLock = 4871002;

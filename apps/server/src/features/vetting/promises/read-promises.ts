import { createHash } from 'node:crypto';
import { Problem } from '@hafi/contract/core/problem';
import { vettingErrors } from '@hafi/contract/vetting/vetting.errors';
import type { Promises } from '@hafi/contract/vetting/vetting.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findPeople } from '../../accounts/accounts.public.ts';

/** Something promised, and to whom. */
interface Promised {
  readonly id: string;
  readonly kind: Promises['lines'][number]['kind'];
  readonly to: string;
  /** How many times; one unless said otherwise. */
  readonly count?: number;
  /** What was paid for it, and goes back. */
  readonly refund?: number;
}

/** One kind of what people promise in their role: what there is, and its end. */
export interface PromiseSource {
  /** Exactly what `end` would end now. */
  readonly find: (db: Db, personId: string, now: Date) => Promise<readonly Promised[]>;
  /** Ends all of it, in transactions of its own; idempotent. */
  readonly end: (personId: string) => Promise<void>;
}

const findAll = async (
  db: Db,
  sources: readonly PromiseSource[],
  { now, personId }: { readonly personId: string; readonly now: Date },
): Promise<Promised[]> => {
  const found: Promised[] = [];
  for (const { find } of sources) found.push(...(await find(db, personId, now)));
  return found;
};

function versionOf(all: readonly Promised[]): string {
  const ids = all.map(({ id }) => id).sort();
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 22);
}

/** What somebody has promised others in their role, by kind and person. */
export async function readPromises(
  db: Db,
  sources: readonly PromiseSource[],
  whose: { readonly personId: string; readonly now: Date },
): Promise<Promises> {
  const all = await findAll(db, sources, whose);
  const people = await findPeople(db, [...new Set(all.map(({ to }) => to))]);
  const lines = new Map<string, Promises['lines'][number]>();
  for (const { count = 1, kind, to } of all) {
    const known = lines.get(`${kind} ${to}`)?.count ?? 0;
    lines.set(`${kind} ${to}`, { kind, name: people.get(to)?.name ?? '—', count: known + count });
  }
  const refund = all.reduce((sum, { refund: more = 0 }) => sum + more, 0);
  return { version: versionOf(all), lines: [...lines.values()], refund };
}

/** How much falls, by kind, for the notice to who had promised it. */
export interface Fallen {
  readonly appointments: number;
  readonly careVisits: number;
  readonly help: number;
}

/**
 * Sees to it that no more falls than a coordinator has agreed to, and says how much does.
 * @throws Problem promises-changed
 */
export async function expectAgreed(
  db: Db,
  sources: readonly PromiseSource[],
  whose: { readonly personId: string; readonly now: Date; readonly agreed: string | undefined },
): Promise<Fallen> {
  const all = await findAll(db, sources, whose);
  if ((whose.agreed ?? versionOf([])) !== versionOf(all)) {
    throw new Problem(vettingErrors['promises-changed']);
  }
  const countOf = (kind: Promised['kind']) =>
    all.reduce((sum, each) => sum + (each.kind === kind ? (each.count ?? 1) : 0), 0);
  return {
    appointments: countOf('appointments'),
    careVisits: countOf('home-visits'),
    help: countOf('help'),
  };
}

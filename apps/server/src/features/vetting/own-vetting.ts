import type { Role } from '@hafi/contract/accounts/roles';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { vettingErrors as errors } from '@hafi/contract/vetting/vetting.errors';
import type { OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import {
  licenceEnds,
  mayRenewLicence,
  type VettedRole,
  vettedRoleOf,
} from '@hafi/contract/vetting/vetting-terms';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findPapers } from './papers.repo.ts';
import { tellWaiting } from './tell-vetting.ts';
import { presentOwn } from './vetting.presenter.ts';
import {
  findSteps,
  findVettingOf,
  insertStep,
  lockVettingOf,
  updateVetting,
  type VettingRow,
} from './vetting.repo.ts';
import { missingOf } from './vetting-needs.ts';

/** A person in one of the roles that are checked. */
export interface Vetted {
  readonly personId: string;
  readonly roles: readonly Role[];
}

/** @throws Problem not-allowed for a role that nobody checks */
export function roleOf({ roles }: Pick<Vetted, 'roles'>): VettedRole {
  const role = vettedRoleOf(roles);
  if (!role) throw new Problem(coreErrors['not-allowed']);
  return role;
}

/** How the check of the caller stands; before anything was given it is `open`. */
export async function getOwnVetting({ clock, db }: Platform, who: Vetted): Promise<OwnVetting> {
  const role = roleOf(who);
  const { personId } = who;
  const row = await findVettingOf(db, personId);
  const ids = row ? [row.id] : [];
  const papers = await findPapers(db, ids);
  const steps = await findSteps(db, ids);
  const missing = await missingOf(db, { personId, role }, papers);
  const renews = row?.state === 'confirmed' && mayRenew(row, clock.now());
  const person = (await findPeople(db, [personId])).get(personId);
  return presentOwn({ role, row, person, papers, steps, missing, mayRenew: renews });
}

/** Whether somebody who is confirmed may send a new licence. */
export const mayRenew = (
  { checkedUntil, role }: Pick<VettingRow, 'checkedUntil' | 'role'>,
  now: Date,
): boolean => (role === 'DOCTOR' || checkedUntil !== null) && mayRenewLicence(checkedUntil, now);

/** The caller's own vetting, locked. */
export const lockOwn = ({ clock }: Platform, tx: Tx, who: Vetted): Promise<VettingRow> =>
  lockVettingOf(tx, { personId: who.personId, role: roleOf(who), at: clock.now() });

/** Puts the vetting before the coordinators, who are notified. */
async function put(
  platform: Platform,
  tx: Tx,
  own: VettingRow,
  step: {
    act: 'sent' | 'answered';
    text: string | null;
    licenceNumber?: string | null;
    licenceUntil?: string | null;
  },
): Promise<void> {
  const { act, text, ...change } = step;
  const { id: vettingId, personId, role } = own;
  if (role === null) throw new Error('the papers of a badge are sent elsewhere');
  const missing = await missingOf(tx, { personId, role }, await findPapers(tx, [vettingId]));
  if (missing.length > 0) throw new Problem(errors['vetting-incomplete']);
  const at = platform.clock.now();
  // Who is confirmed stays so while a coordinator looks at the new licence, or compares a new name.
  const status = () => {
    if (own.state !== 'confirmed') return { state: 'waiting' as const };
    return act === 'answered' ? { nameCheck: 'waiting' as const } : { renewalSentAt: at };
  };
  await updateVetting(tx, vettingId, { ...change, ...status(), sentAt: at, changedAt: at });
  await insertStep(tx, { vettingId, act, text, actorId: personId, at });
  await tellWaiting(tx, own, at);
}

/** What a person says of their licence besides the paper. */
interface Licence {
  readonly licenceNumber?: string | undefined;
  readonly licenceUntil?: string | undefined;
}

/** @throws Problem invalid-input for a licence that has ended */
function checkUntil(licenceUntil: string | undefined, now: Date): void {
  if (licenceUntil && licenceEnds(licenceUntil) <= now) {
    throw invalidInput('licenceUntil', 'past-date');
  }
}

/**
 * Asks a coordinator to check the caller. Sending again while it waits replaces number and end of the
 * licence. Who is confirmed may send a new licence when the old one ends soon, under the same number.
 * @throws Problem vetting-incomplete, vetting-over once confirmed or while a question waits for its
 * answer, invalid-input for a doctor without number or end of a licence, or with one that has ended,
 * not-allowed for a role that nobody checks
 */
export async function sendVetting(
  platform: Platform,
  who: Vetted,
  licence: Licence,
): Promise<void> {
  const { licenceNumber, licenceUntil } = licence;
  const now = platform.clock.now();
  const isDoctor = roleOf(who) === 'DOCTOR';
  if (isDoctor && !licenceNumber) throw invalidInput('licenceNumber', 'required');
  if (isDoctor && !licenceUntil) throw invalidInput('licenceUntil', 'required');
  checkUntil(licenceUntil, now);
  await inTransaction(platform, async (tx) => {
    const own = await lockOwn(platform, tx, who);
    const isRenewal = own.state === 'confirmed';
    if (own.state === 'asked' || (isRenewal && !mayRenew(own, now))) {
      throw new Problem(errors['vetting-over']);
    }
    await put(platform, tx, own, {
      act: 'sent',
      text: null,
      licenceUntil: licenceUntil || null,
      licenceNumber: isRenewal ? own.licenceNumber : licenceNumber || null,
    });
  });
}

/**
 * Answers the coordinator's question, with number and end of the licence where they are corrected; the
 * vetting waits again.
 * @throws Problem vetting-incomplete, vetting-over unless a question waits, invalid-input for a licence
 * that has ended, not-allowed for a role that nobody checks
 */
export async function answerVetting(
  platform: Platform,
  who: Vetted,
  { licenceNumber, licenceUntil, text }: Licence & { readonly text: string },
): Promise<void> {
  checkUntil(licenceUntil, platform.clock.now());
  await inTransaction(platform, async (tx) => {
    const own = await lockOwn(platform, tx, who);
    if (own.state !== 'asked' && own.nameCheck !== 'asked') {
      throw new Problem(errors['vetting-over']);
    }
    // A name is compared with the papers as they were confirmed.
    const corrected = own.state === 'asked';
    await put(platform, tx, own, {
      act: 'answered',
      text,
      licenceNumber: (corrected && licenceNumber) || own.licenceNumber,
      licenceUntil: (corrected && licenceUntil) || own.licenceUntil,
    });
  });
}

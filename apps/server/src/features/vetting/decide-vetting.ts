import type { BadgeCheck } from '@hafi/contract/badges/badge-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { vettingErrors as errors } from '@hafi/contract/vetting/vetting.errors';
import { licenceEnds, type VettingState } from '@hafi/contract/vetting/vetting-terms';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, markChecked, markUnchecked } from '../accounts/accounts.public.ts';
import { closeAppointmentAccessOf, tellCheckEnded } from '../circle/circle.public.ts';
import { setLicensedUntil, setPracticeVerified } from '../doctors/doctors.public.ts';
import { announceStatus } from './announce-status.ts';
import { decideBadge } from './badges/decide-badge.ts';
import type { GiveBack } from './badges/withdraw-badge.ts';
import { nextOfLicence } from './licence-days.ts';
import { compareBadges } from './names/compare-badges.ts';
import { findPapers, openedBy } from './papers.repo.ts';
import { endsPromises } from './promises/ends-promises.ts';
import { expectAgreed, type Fallen, type PromiseSource } from './promises/read-promises.ts';
import { tellDecision } from './tell-vetting.ts';
import {
  findSteps,
  insertStep,
  lockVetting,
  noMarks,
  updateVetting,
  type VettingRow,
} from './vetting.repo.ts';
import { missingOf } from './vetting-needs.ts';

/** A coordinator, the vetting they decide about, and their words to the person. */
interface Decision {
  readonly by: string;
  readonly id: string;
  readonly text: string | null;
  /** What was compared for a badge. */
  readonly checked?: readonly BadgeCheck[];
  /** The name that was compared with the papers. */
  readonly name?: string;
  /** How the money of a badge goes back. */
  readonly giveBack?: GiveBack;
  /** What people promise in their role, and which of it the coordinator has agreed to end. */
  readonly promises?: readonly PromiseSource[];
  readonly agreed?: string | undefined;
}

type Outcome = Extract<VettingState, 'asked' | 'confirmed' | 'refused' | 'ended'>;

export const decidedFrom: Readonly<Record<Outcome, readonly VettingState[]>> = {
  asked: ['waiting'],
  confirmed: ['waiting', 'asked'],
  refused: ['waiting', 'asked'],
  ended: ['confirmed', 'expired'],
};

/** Whether a decision is about the new licence of somebody who is confirmed by the old one. */
const isAboutRenewal = ({ renewalSentAt, state }: VettingRow, outcome: Outcome): boolean =>
  state === 'confirmed' &&
  renewalSentAt !== null &&
  (outcome === 'confirmed' || outcome === 'refused');

/** Whether a decision is about the new name of somebody who is confirmed under another. */
const isAboutName = ({ nameCheck, state }: VettingRow, outcome: Outcome): boolean =>
  state === 'confirmed' &&
  ((outcome === 'confirmed' && nameCheck !== null) ||
    (outcome === 'asked' && nameCheck === 'waiting'));

/**
 * The vetting, with its row locked, in a state in which this can be decided.
 * @throws Problem vetting-over otherwise, also when the account was closed; not-allowed about
 * oneself
 */
export async function lockFor(tx: Tx, { by, id }: Decision, outcome: Outcome): Promise<VettingRow> {
  const row = await lockVetting(tx, id);
  const fits = row && (isAboutRenewal(row, outcome) || isAboutName(row, outcome));
  if (!row || !(decidedFrom[outcome].includes(row.state) || fits)) {
    throw new Problem(errors['vetting-over']);
  }
  if (row.personId === by) throw new Problem(coreErrors['not-allowed']);
  return row;
}

/** What a decision changes. */
function changeOf(
  row: VettingRow,
  outcome: Outcome,
  { at, ends }: { readonly at: Date; readonly ends: boolean },
): Partial<VettingRow> {
  if (outcome === 'confirmed') {
    const { licenceUntil } = row;
    const licenceDueAt = licenceUntil ? nextOfLicence(licenceUntil, at) : null;
    // Whatever other vetting waited for this name is settled with it.
    const marks = { ...noMarks, nameDueAt: at };
    return { ...marks, state: outcome, checkedUntil: licenceUntil, licenceDueAt };
  }
  // The old licence is as valid as before.
  if (isAboutRenewal(row, outcome)) return { renewalSentAt: null, licenceUntil: row.checkedUntil };
  if (isAboutName(row, outcome)) return { nameCheck: 'asked' };
  if (outcome === 'asked') return { state: outcome };
  // A badge may have waited for this name to be compared.
  return { ...noMarks, nameDueAt: at, state: outcome, ...(ends ? { promisesDueAt: at } : {}) };
}

/**
 * Stores a decision, audits it and tells the person. `fallen` is what ends with it of what they promised;
 * null when all stands.
 * @throws Problem vetting-over
 */
export async function decide(
  platform: Platform,
  tx: Tx,
  {
    decision,
    fallen = null,
    outcome,
    row,
  }: { decision: Decision; fallen?: Fallen | null; outcome: Outcome; row: VettingRow },
): Promise<void> {
  const at = platform.clock.now();
  const { by: actorId, id, text } = decision;
  const { personId } = row;
  const ends = fallen !== null;
  await updateVetting(tx, id, { ...changeOf(row, outcome, { at, ends }), changedAt: at });
  await insertStep(tx, { vettingId: id, act: outcome, text, actorId, at });
  const aboutName = isAboutName(row, outcome);
  const compares = aboutName && outcome === 'confirmed';
  const action = compares ? ('vetting.compared' as const) : (`vetting.${outcome}` as const);
  await recordAudit(tx, { actorId, action, subjectId: personId, at });
  const { badgeId } = row;
  const { name = '' } = decision;
  if (outcome === 'confirmed' && (compares || !badgeId)) {
    await compareBadges(tx, { personId, name, now: at });
  }
  if (badgeId && !aboutName) {
    const { checked = [], giveBack } = decision;
    await decideBadge(platform, tx, { badgeId, by: actorId, checked, giveBack, outcome });
  } else if (!badgeId) await changeStatus(platform, tx, { actorId, name, outcome, row });
  await tellDecision(platform, tx, { by: actorId, row, aboutName, fallen }, outcome, text);
  await announceStatus(tx, personId, at);
}

/** Lists a person, or takes them out, by a decision about their own papers. */
async function changeStatus(
  platform: Platform,
  tx: Tx,
  {
    actorId,
    name,
    outcome,
    row,
  }: { actorId: string; name: string; outcome: Outcome; row: VettingRow },
): Promise<void> {
  const at = platform.clock.now();
  const { personId } = row;
  if (outcome === 'confirmed' || outcome === 'ended') {
    if (outcome === 'confirmed') await markChecked(tx, personId, name);
    else await markUnchecked(tx, personId);
    await setPracticeVerified(tx, personId, outcome === 'confirmed' ? at : null);
  }
  if (outcome === 'confirmed') {
    const { licenceUntil } = row;
    await setLicensedUntil(tx, personId, licenceUntil ? licenceEnds(licenceUntil) : null);
  }
  if (outcome === 'ended') {
    await closeAppointmentAccessOf(tx, personId);
    await tellCheckEnded(platform, tx, { by: actorId, personId });
  }
}

/**
 * Confirms a person: a doctor is listed, a volunteer may help, a caregiver is marked as checked.
 * A badge is approved.
 * @throws Problem vetting-over, vetting-changed when something was sent since `sentAt` or the person has
 * another name than `name`,
 * vetting-incomplete, invalid-input unless all that a badge says was compared, papers-not-opened when this coordinator has not opened every paper,
 * for a new name since it is to be compared, not-allowed
 * about oneself
 */
export async function confirmVetting(
  platform: Platform,
  {
    by,
    checked = [],
    id,
    name,
    sentAt,
  }: {
    readonly by: string;
    readonly id: string;
    readonly sentAt: Date;
    /** The name that the coordinator saw. */
    readonly name: string;
    readonly checked?: readonly BadgeCheck[] | undefined;
  },
): Promise<void> {
  const decision = { by, id, text: null, checked, name };
  await inTransaction(platform, async (tx) => {
    const row = await lockFor(tx, decision, 'confirmed');
    if (row.sentAt?.getTime() !== sentAt.getTime()) throw new Problem(errors['vetting-changed']);
    const { personId, role } = row;
    const person = (await findPeople(tx, [personId])).get(personId);
    if (person?.name !== name) throw new Problem(errors['vetting-changed']);
    const papers = await findPapers(tx, [id]);
    // Those of a badge were all there when it was sent, and are compared one by one.
    const missing = role === null ? [] : await missingOf(tx, { personId, role }, papers);
    if (missing.length > 0) throw new Problem(errors['vetting-incomplete']);
    const opened = await openedBy(tx, by, { papers, vettings: [row] });
    if (!papers.every((paper) => opened.has(paper.id)))
      throw new Problem(errors['papers-not-opened']);
    await decide(platform, tx, { decision, row, outcome: 'confirmed' });
  });
}

/**
 * What a decision ends of what the person has promised, as far as the coordinator has agreed to it; null
 * when all stands.
 * @throws Problem promises-changed
 */
export async function fallsWith(
  { clock }: Platform,
  tx: Tx,
  { decision, outcome, row }: { decision: Decision; outcome: Outcome; row: VettingRow },
): Promise<Fallen | null> {
  const { agreed, promises = [] } = decision;
  if (!endsPromises(row, outcome, await findSteps(tx, [row.id]))) return null;
  return expectAgreed(tx, promises, { personId: row.personId, now: clock.now(), agreed });
}

/**
 * Asks the person a question; it no longer waits until they answer.
 * @throws Problem vetting-over, not-allowed about oneself
 */
export const askVetting = (platform: Platform, decision: Decision): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const row = await lockFor(tx, decision, 'asked');
    await decide(platform, tx, { decision, outcome: 'asked', row });
  });

/** Decides with a reason that the person reads. */
const decideWithReason =
  (outcome: 'refused' | 'ended') =>
  (platform: Platform, decision: Decision): Promise<void> =>
    inTransaction(platform, async (tx) => {
      const row = await lockFor(tx, decision, outcome);
      const fallen = await fallsWith(platform, tx, { decision, outcome, row });
      await decide(platform, tx, { decision, fallen, outcome, row });
    });

/**
 * Refuses, with a reason. The person may send again.
 * @throws Problem vetting-over, promises-changed, not-allowed about oneself
 */
export const refuseVetting = decideWithReason('refused');

/**
 * Ends a confirmation, with a reason. A doctor leaves the directory at once; appointments and
 * requests that were promised end soon after (`end-promises.job.ts`).
 * @throws Problem vetting-over, promises-changed, not-allowed about oneself
 */
export const endVetting = decideWithReason('ended');

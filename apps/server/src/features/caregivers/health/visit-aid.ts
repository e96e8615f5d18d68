import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { type Relation, relatives } from '@hafi/contract/circle/circle-terms';
import type { Platform } from '../../../platform/platform.ts';
import { medicalCardOf } from '../../accounts/accounts.public.ts';
import { whomToCall } from '../../alerts/alerts.public.ts';
import { type ElderAccess, findCircle, logAccess } from '../../circle/circle.public.ts';
import { findNotesAbout } from '../../notes/notes.public.ts';
import { recordedAllergies } from '../../record/record.public.ts';

/** Among how many of the last notes a plan is searched. */
const notes = 10;

/** The family first, then doctors, then everybody else. */
const rankOf = (relation: Relation | null): number => {
  if (relation === null) return 3;
  if (relatives.includes(relation)) return 0;
  return relation === 'doctor' ? 1 : 2;
};

/**
 * What a caregiver must know at an elder's, also without network: whom to call when something is
 * dangerous (as an alert would name them; nobody without `withCalls`), the allergies, and the last
 * doctor's plan. Writes into the access log that notes and allergies were seen. Callers must have
 * checked that the caregiver reads the elder's health.
 */
export async function aidFor(
  platform: Platform,
  access: ElderAccess,
  { withCalls }: { readonly withCalls: boolean },
): Promise<NonNullable<CareStop['aid']>> {
  const { clock, db } = platform;
  const { elderId, personId } = access;
  await logAccess(platform, access, 'notes');
  await logAccess(platform, access, 'allergies');
  const circle = withCalls && (await findCircle(db, elderId, clock.now()));
  const people = circle ? await whomToCall(db, circle, personId, true) : [];
  const calls = people.flatMap(({ id, name, phone, relation }) =>
    phone && id !== elderId ? [{ name, phone, relation }] : [],
  );
  const written = await findNotesAbout(db, elderId, {
    author: personId,
    after: null,
    limit: notes,
  });
  const planned = written.find(({ plan, status }) => plan && status !== 'preliminary');
  const { allergies } = await medicalCardOf(db, elderId);
  const recorded = (await recordedAllergies(db, elderId)).map(({ text }) => text);
  return {
    calls: calls.sort((one, other) => rankOf(one.relation) - rankOf(other.relation)),
    allergies: [...recorded, ...(allergies ? [allergies] : [])],
    plan: planned?.plan
      ? {
          text: planned.plan,
          doctor: planned.signerName ?? '',
          at: (planned.signedAt ?? planned.writtenAt).toISOString(),
        }
      : null,
  };
}

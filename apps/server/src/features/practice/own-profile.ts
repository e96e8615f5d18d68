import { Problem } from '@hafi/contract/core/problem';
import { doctorsErrors } from '@hafi/contract/doctors/doctors.errors';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  createDoctorProfile,
  type DoctorRow,
  findDoctorByPerson,
  type PracticeFacts,
  practiceColumns,
  updateDoctor,
} from '../doctors/doctors.public.ts';
import { reopenVetting } from '../vetting/vetting.public.ts';
import { presentOwnProfile } from './practice.presenter.ts';

/**
 * The caller's practice.
 * @throws Problem no-doctor-profile
 */
export async function ownPractice(db: Db, personId: string): Promise<DoctorRow> {
  const row = await findDoctorByPerson(db, personId);
  if (!row) throw new Problem(doctorsErrors['no-doctor-profile']);
  return row;
}

/** The caller's own profile; null before it is filled in. */
export async function getOwnProfile({ db, clock }: Platform, personId: string) {
  const row = await findDoctorByPerson(db, personId);
  return row ? presentOwnProfile(row, clock.now()) : null;
}

/**
 * Creates or changes the caller's profile. A changed specialty must be verified again, because a
 * coordinator has checked only the papers of the old one.
 * @throws Problem invalid-input when there is no such sector
 */
export async function saveOwnProfile(platform: Platform, personId: string, facts: PracticeFacts) {
  const row = await inTransaction(platform, async (tx) => {
    if (!(await findDoctorByPerson(tx, personId))) {
      // Nobody books hours that the doctor has not set.
      await createDoctorProfile(platform, tx, personId, { ...facts, workingHours: [] });
    }
    const own = await findDoctorByPerson(tx, personId);
    if (!own) throw new Error('a profile was not written');
    const columns = practiceColumns(platform, facts);
    const isSame = own.specialty === columns.specialty;
    if (!isSame) await reopenVetting(platform, tx, personId);
    tx.changed('practice', [personId]);
    // Left alone otherwise: a coordinator may be ending it just now.
    const change = isSame ? columns : { ...columns, verifiedAt: null };
    return (await updateDoctor(tx, own.id, change)) ?? own;
  });
  return presentOwnProfile(row, platform.clock.now());
}

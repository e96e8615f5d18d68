import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, markVerified } from '../accounts/accounts.public.ts';
import { type DoctorCard, verifyDoctorProfile } from '../doctors/doctors.public.ts';
import { doctorVerified } from './admin.messages.ts';

/**
 * Lists a doctor in the directory, records who did it, and notifies the doctor.
 * @throws Problem not-found when no doctor with this id is waiting
 */
export async function verifyDoctor(
  platform: Platform,
  actorId: string,
  doctorId: string,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const verified = await verifyDoctorProfile(tx, doctorId, at);
    if (!verified) throw new Problem(coreErrors['not-found']);
    await markVerified(tx, verified.personId);
    await recordAudit(tx, { actorId, action: 'doctor.verified', subjectId: doctorId, at });
    await tellDoctor(platform, tx, verified);
    tx.changed(['practice', 'session'], [verified.personId]);
  });
}

async function tellDoctor(platform: Platform, tx: Tx, doctor: DoctorCard): Promise<void> {
  const person = (await findPeople(tx, [doctor.personId])).get(doctor.personId);
  if (!person?.email) return;
  const { locale, email } = person;
  const link = `${platform.origin()}${links.doctorDashboard}`;
  await tx.tell([
    {
      channel: 'mail',
      to: email,
      subject: platform.translate(locale, doctorVerified.subject),
      text: platform.translate(locale, doctorVerified.text, { name: doctor.name, link }),
    },
  ]);
}

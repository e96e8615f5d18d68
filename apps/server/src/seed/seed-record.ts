import type { Role } from '@hafi/contract/accounts/roles';
import { listBookings } from '../features/bookings/list-bookings.ts';
import { amendNote, signNote, writeNote } from '../features/notes/write-note.ts';
import { addEntry } from '../features/record/record-entries.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

const as = (personId: string, role: Role) => ({
  personId,
  roles: [role],
  locale: 'en' as const,
  sessionId: 'seed',
});

const day = 24;

/** The elder's record, and her doctor's notes after each appointment. */
export async function seedRecord(
  { platform, now }: World,
  elder: string,
  doctor: string,
): Promise<void> {
  const then = platformAt(platform, hoursFrom(now, -200 * day));
  const own = { caller: as(elder, 'PATIENT'), elderId: elder };
  await addEntry(then, own, 'condition', {
    name: 'High blood pressure',
    code: 'I10',
    status: 'active',
    since: '2019-05',
    note: null,
  });
  await addEntry(then, own, 'condition', {
    name: 'Diabetes, type 2',
    code: 'E11.9',
    status: 'active',
    since: '2022',
    note: 'Measured at the health centre every month.',
  });
  await addEntry(then, own, 'allergy', {
    substance: 'Penicillin',
    kind: 'medication',
    criticality: 'high',
    reaction: 'Swollen face, breathed with difficulty in 1998.',
  });
  await addEntry(then, own, 'coverage', {
    insurer: 'cbhi',
    insurerName: null,
    memberNumber: '0788 0001',
    validUntil: null,
  });
  await seedNotes({ platform, now }, elder, doctor);
}

/** A note for each past appointment with her family doctor; the older one has an amendment. */
async function seedNotes(
  { platform, now }: Pick<World, 'now' | 'platform'>,
  elder: string,
  doctor: string,
): Promise<void> {
  const wanted = { scope: 'past', limit: 20, cursor: undefined, elderId: undefined } as const;
  const appointments = await listBookings(platform, { personId: elder, locale: 'en' }, wanted);
  const author = as(doctor, 'DOCTOR');
  const doctors = appointments.data.filter(({ doctor: { name } }) => name.includes('Habimana'));
  for (const [index, { endsAt }] of doctors.entries()) {
    const after = platformAt(platform, hoursFrom(new Date(endsAt), 1));
    const note = await writeNote(after, author, elder, index === 0 ? followUp : first);
    await signNote(after, author, note.id, { number: 'HAFI-0001' });
    if (index === 0) continue;
    const later = platformAt(platform, hoursFrom(now, -38 * day));
    await amendNote(later, author, note.id, 'Laboratory: potassium 4.2 mmol/L, creatinine normal.');
  }
}

const followUp = {
  reason: 'Follow-up of the blood pressure.',
  findings: '142/84 sitting, heart rate 74, no swelling of the feet.',
  assessment: 'Better under amlodipine, still a little above the goal.',
  plan: 'Go on with amlodipine 5 mg in the morning. Walk every day. Visit in six weeks.',
};

const first = {
  reason: 'Headache in the morning for two weeks.',
  findings: '158/92 twice, heart rate 78, weight 64 kg.',
  assessment: 'Blood pressure above the goal without treatment.',
  plan: 'Amlodipine 5 mg in the morning. Less salt. Measure three times a week.',
};

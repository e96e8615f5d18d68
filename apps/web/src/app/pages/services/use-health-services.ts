import { isOffered } from '@hafi/contract/support/claims/claims';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import type { ServiceText } from './service.tsx';
import { useCostWords } from './use-cost-words.ts';

/** The health services. */
export function useHealthServices(): readonly ServiceText[] {
  const { t } = useLingui();
  const cost = useCostWords();
  const health = { to: paths.healthcare, act: t`Open Healthcare` };
  return [
    {
      id: 'appointments',
      title: t`Appointments`,
      what: t`Choose a doctor by specialty, place and price. The hour is yours at once, and free to cancel until 24 hours before.`,
      who: t`Doctors whose licence a coordinator has checked`,
      cost: cost.appointment,
      to: paths.doctors,
      act: t`Find a doctor`,
    },
    {
      id: 'telemedicine',
      title: t`Telemedicine`,
      what: isOffered('video-appointments')
        ? t`The same doctors by video or by phone, so that nobody travels half a day for a question.`
        : t`The same doctors by phone, so that nobody travels half a day for a question.`,
      who: t`The doctor whom you choose`,
      cost: cost.appointment,
      to: paths.booking,
      act: t`Book Appointment`,
    },
    {
      id: 'medication',
      title: t`Medication tracking`,
      what: t`A reminder at each dose, a count of the pills, and a word before the box is empty.`,
      who: t`You, your family or your caregiver tick it off`,
      cost: cost.plan,
      ...health,
    },
    {
      id: 'vitals',
      title: t`Vitals`,
      what: t`Blood pressure, pulse, temperature and oxygen: written down, drawn as a line, and watched.`,
      who: t`You or your caregiver measure, your doctor reads`,
      cost: cost.plan,
      ...health,
    },
    {
      id: 'records',
      title: t`Records`,
      what: t`Illnesses, allergies, medicines and visits on one page for the clinic. You see who has read it.`,
      who: t`Only people whom you let in`,
      cost: cost.plan,
      ...health,
    },
  ];
}

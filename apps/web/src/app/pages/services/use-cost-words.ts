import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import { formatRwf } from '@hafi/i18n/numbers';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

const cheapestAppointment = Math.min(...Object.values(appointmentKinds).map(({ price }) => price));

/** The price of a service as text, from the contract's prices. */
export function useCostWords() {
  const { t } = useLingui();
  const locale = useLocale();
  const price = formatRwf(cheapestAppointment, locale);
  return {
    appointment: t`From ${price} a visit. You see the whole sum before you book.`,
    plan: t`Free with an account`,
    agreed: t`Agreed with the caregiver before the first visit`,
    volunteer: t`Free. Volunteers take no money.`,
    free: t`Free with an account`,
    everybody: t`Free for everybody`,
    emergency: t`Free with an account. The numbers are here for everybody.`,
  };
}

import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import { carePlans } from '@hafi/contract/plans/plans';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { formatRwf } from '@hafi/i18n/numbers';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

const cheapestAppointment = Math.min(...Object.values(appointmentKinds).map(({ price }) => price));
const cheapestPlan = Math.min(...carePlans.map(({ monthly }) => monthly));

/** The price of a service as text, from the contract's prices. */
export function useCostWords() {
  const { t } = useLingui();
  const locale = useLocale();
  const price = formatRwf(cheapestAppointment, locale);
  const month = formatRwf(cheapestPlan, locale);
  return {
    appointment: t`From ${price} a visit. You see the whole sum before you book.`,
    plan: isOffered('care-plans')
      ? t`In every care plan, from ${month} a month`
      : t`Free with an account`,
    agreed: t`Agreed with the caregiver before the first visit`,
    volunteer: t`Free. Volunteers take no money.`,
    free: t`Free with an account`,
    everybody: t`Free for everybody`,
    emergency: isOffered('care-plans')
      ? t`In every care plan. The numbers are here for everybody.`
      : t`Free with an account. The numbers are here for everybody.`,
  };
}

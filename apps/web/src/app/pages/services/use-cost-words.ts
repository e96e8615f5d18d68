import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import { openedBy } from '@hafi/contract/plans/entitlements';
import { formatRwf } from '@hafi/i18n/numbers';
import { useLingui } from '@lingui/react/macro';
import { planTexts } from '../../../kit/plans/plan-texts.ts';
import { useLocale } from '../../../lib/words/locale.ts';

const cheapestAppointment = Math.min(...Object.values(appointmentKinds).map(({ price }) => price));

/** The price of a service as text, from the contract's prices. */
export function useCostWords() {
  const { t } = useLingui();
  const locale = useLocale();
  const callsPlan = t(planTexts[openedBy['family-calls']].name);
  const price = formatRwf(cheapestAppointment, locale);
  return {
    appointment: t`From ${price} a visit. You see the whole sum before you book.`,
    plan: t`Free with an account`,
    calls: t`Free between two people. A call of several of a circle needs the plan ${callsPlan}.`,
    agreed: t`Agreed with the caregiver before the first visit`,
    volunteer: t`Free. Volunteers take no money.`,
    free: t`Free with an account`,
    everybody: t`Free for everybody`,
    emergency: t`Free with an account. The numbers are here for everybody.`,
  };
}

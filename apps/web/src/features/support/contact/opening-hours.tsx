import { openingHours } from '@hafi/contract/support/support-service';
import { Facts } from '@hafi/ui/facts/facts';
import { useLingui } from '@lingui/react/macro';

/** The opening hours, in Kigali time. */
export function OpeningHours() {
  const { t } = useLingui();
  const span = ([opens, closes]: readonly [number, number]) => t`${opens}:00 to ${closes}:00`;
  const [phoneOpens, phoneCloses] = openingHours.phone;
  return (
    <Facts
      facts={[
        { term: t`Monday to Friday`, value: span(openingHours.weekdays) },
        { term: t`Saturday`, value: span(openingHours.saturday) },
        { term: t`Sunday`, value: t`Emergency only` },
        {
          term: t`Phone support`,
          value: t`Monday to Friday, ${phoneOpens}:00 to ${phoneCloses}:00, Kigali time`,
        },
      ]}
    />
  );
}

import { Facts } from '@hafi/ui/facts/facts';
import { useLingui } from '@lingui/react/macro';

/** When somebody answers, in Kigali time. */
export function OpeningHours() {
  const { t } = useLingui();
  return (
    <Facts
      facts={[
        { term: t`Monday to Friday`, value: t`8:00 to 18:00` },
        { term: t`Saturday`, value: t`9:00 to 16:00` },
        { term: t`Sunday`, value: t`Emergency only` },
        { term: t`Phone support`, value: t`Monday to Friday, 9:00 to 18:00, Kigali time` },
      ]}
    />
  );
}

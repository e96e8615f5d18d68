import { formatPhone } from '@hafi/base/format-phone';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { supportContact } from '@hafi/contract/support/network';
import { Facts } from '@hafi/ui/facts/facts';
import { useLingui } from '@lingui/react/macro';

/** The contact options. */
export function ReachUs() {
  const { t } = useLingui();
  const { email, phone } = supportContact;
  return (
    <Facts
      facts={[
        { term: t`Phone`, value: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
        { term: t`Email`, value: <a href={`mailto:${email}`}>{email}</a> },
        {
          term: t`Where`,
          value: isOffered('partners')
            ? t`Kigali, and every district through our partners`
            : t`Kigali`,
        },
      ]}
    />
  );
}

import { formatPhone } from '@hafi/base/format-phone';
import { supportContact } from '@hafi/contract/support/network';
import { ButtonLink } from '@hafi/ui/button/button';
import { Name } from '@hafi/ui/name/name';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, PhoneIncoming } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { peopleWithPhones } from '../words/own-phones.ts';
import styles from './list.module.css';

/** The calls that were, and the same people by phone: the ones whose numbers this device knows, and the coordinators. */
export function ByPhone({ isPart }: { isPart: boolean }) {
  const Heading = isPart ? 'h3' : 'h2';
  const { t } = useLingui();
  const { id: me } = useAccount();
  const phone = formatPhone(supportContact.phone);
  return (
    <div className={styles.foot}>
      <ButtonLink as={Link} to={paths.calls} variant="second" icon={PhoneIncoming}>
        <Trans>Past calls</Trans>
      </ButtonLink>
      <Heading>
        <Trans>By phone</Trans>
      </Heading>
      {peopleWithPhones(me).map(({ id, name, phone: number }) => (
        <ButtonLink key={id} variant="second" icon={Phone} href={`tel:${number}`}>
          <Name>{t`Call ${name}`}</Name>
        </ButtonLink>
      ))}
      <ButtonLink variant="second" icon={Phone} href={`tel:${supportContact.phone}`}>
        <Trans>Call a coordinator: {phone}</Trans>
      </ButtonLink>
    </div>
  );
}

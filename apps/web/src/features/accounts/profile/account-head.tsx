import { formatPhone } from '@hafi/base/format-phone';
import { ButtonLink } from '@hafi/ui/button/button';
import { Pair } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutDashboard } from 'lucide-react';
import { Link } from 'react-router';
import { roleWords } from '../../../kit/role-words.ts';
import { largePhoto } from '../../../lib/large-photo.ts';
import { dashboardOf } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';

/** The signed-in person: photo, name, e-mail or phone, role, and a link to the dashboard. */
export function AccountHead() {
  const { t } = useLingui();
  const { id, firstName, lastName, email, phoneNumber, photo, roles } = useAccount();
  const name = `${firstName} ${lastName}`;
  const role = roles.map((each) => t(roleWords[each])).join(', ');
  return (
    <Pair>
      <Person
        personId={id}
        name={name}
        photo={largePhoto(photo)}
        size="large"
        nameAs="strong"
        line={role}
      >
        <span>{email ?? formatPhone(phoneNumber ?? '')}</span>
      </Person>
      <ButtonLink as={Link} to={dashboardOf(roles)} variant="second" icon={LayoutDashboard}>
        <Trans>Dashboard</Trans>
      </ButtonLink>
    </Pair>
  );
}

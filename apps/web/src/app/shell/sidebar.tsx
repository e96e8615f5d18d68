import type { Account } from '@hafi/contract/accounts/account.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Brand } from '@hafi/ui/mark/mark';
import { Side, SideLink } from '@hafi/ui/shell/side';
import { Trans, useLingui } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { memberLinks } from './member-links.ts';

/** All links beside the page, with the emergency button always visible. */
export function Sidebar({ account }: { account: Account }) {
  const { t } = useLingui();
  return (
    <Side
      label={t`Main`}
      brand={<Brand as={Link} to={paths.landing} name="Hafi" />}
      foot={
        <ButtonLink as={NavLink} to={paths.emergency} variant="alarm" icon={Siren} wide>
          <Trans>Emergency</Trans>
        </ButtonLink>
      }
    >
      {memberLinks(account.roles).map(({ to, icon, name }) => (
        <SideLink key={to} as={NavLink} to={to} icon={icon}>
          {t(name)}
        </SideLink>
      ))}
    </Side>
  );
}

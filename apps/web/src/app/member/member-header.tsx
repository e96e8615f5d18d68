import type { Account } from '@hafi/contract/accounts/account.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Brand } from '@hafi/ui/mark/mark';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { NarrowOnly, WideOnly } from '@hafi/ui/shell/app-shell';
import { PublicHeader, TopLink } from '@hafi/ui/shell/public-header';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { CallWatch } from '../../features/calls/call-watch.tsx';
import { EmergencyWatch } from '../../features/emergency/bar/emergency-watch.tsx';
import { Bell } from '../../features/notifications/bell.tsx';
import { homeOf, paths } from '../../lib/paths.ts';
import { AccountItems } from './account-items.tsx';
import { AccountMenu } from './account-menu.tsx';
import { EmergencyKey } from './emergency-key.tsx';
import { placesOf } from './member-places.ts';
import { useSignOut } from './use-sign-out.tsx';

const links = [
  { to: paths.landing, name: msg`Home` },
  { to: paths.chat, name: msg`Messages` },
  { to: paths.healthcare, name: msg`Healthcare` },
  { to: paths.about, name: msg`About` },
  { to: paths.contact, name: msg`Contact` },
];

/** The header of the home page for members, with bell, menu and emergency button. */
export function MemberHeader({ account }: { account: Account }) {
  const { t } = useLingui();
  const { leave, question } = useSignOut();
  return (
    <>
      <EmergencyWatch />
      <CallWatch />
      <PublicHeader
        label={t`Main`}
        brand={<Brand as={Link} to={homeOf(account.roles)} name="Hafi" />}
        tools={
          <>
            <WideOnly>
              <ButtonLink as={Link} to={paths.emergency} variant="alarm" icon={Siren}>
                <Trans>Emergency</Trans>
              </ButtonLink>
            </WideOnly>
            <Bell />
            {placesOf(account.roles).isHousehold ? null : (
              <NarrowOnly>
                <EmergencyKey onTop />
              </NarrowOnly>
            )}
          </>
        }
        action={<AccountMenu account={account} short />}
        menu={
          <Menu label={t`Menu`}>
            {links.map(({ to, name }) => (
              <MenuItem key={to} as={NavLink} to={to} end>
                {t(name)}
              </MenuItem>
            ))}
            <AccountItems account={account} leave={leave} />
          </Menu>
        }
      >
        {links.map(({ to, name }) => (
          <TopLink key={to} as={NavLink} to={to} end>
            {t(name)}
          </TopLink>
        ))}
      </PublicHeader>
      {question}
    </>
  );
}

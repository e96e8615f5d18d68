import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { WideOnly } from '@hafi/ui/shell/app-shell';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans } from '@lingui/react/macro';
import { CircleHelp, LayoutDashboard, LogOut, Settings, User } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardOf, paths } from '../paths.ts';
import { LanguageItems } from './language-menu.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The signed-in person's own menu: profile, dashboard, settings, help, language, sign out. */
export function AccountMenu({ account }: { account: Account }) {
  const leave = useSignOut();
  const name = `${account.firstName} ${account.lastName}`;
  return (
    <Menu
      label={
        <>
          <Tile personId={account.id} name={name} photo={account.photo ?? undefined} size="small" />
          <SrOnly>
            <Trans>Your menu,</Trans>{' '}
          </SrOnly>
          <WideOnly as="span" at="desk">
            {account.firstName}
          </WideOnly>
        </>
      }
    >
      <MenuItem as={Link} to={paths.profile} icon={User}>
        <Trans>My Profile</Trans>
      </MenuItem>
      <MenuItem as={Link} to={dashboardOf(account.roles)} icon={LayoutDashboard}>
        <Trans>Dashboard</Trans>
      </MenuItem>
      <MenuItem as={Link} to={paths.settings} icon={Settings}>
        <Trans>Settings</Trans>
      </MenuItem>
      <MenuItem as={Link} to={paths.help} icon={CircleHelp}>
        <Trans>Help</Trans>
      </MenuItem>
      <LanguageItems />
      <MenuItem icon={LogOut} onClick={() => void leave()}>
        <Trans>Logout</Trans>
      </MenuItem>
    </Menu>
  );
}

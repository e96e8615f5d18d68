import type { Account } from '@hafi/contract/accounts/account.schemas';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { MenuItem } from '@hafi/ui/menu/menu';
import { Trans } from '@lingui/react/macro';
import {
  Bell,
  CircleHelp,
  HandHeart,
  LayoutDashboard,
  LogOut,
  ReceiptText,
  Settings,
  User,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { dashboardOf, paths } from '../../lib/paths.ts';
import { LanguageItems } from '../shell/language-menu.tsx';

/** The items of the signed-in person's menu; `leave` is `useSignOut`'s. */
export function AccountItems({ account, leave }: { account: Account; leave: () => void }) {
  return (
    <>
      <MenuItem as={Link} to={paths.profile} icon={User}>
        <Trans>My Profile</Trans>
      </MenuItem>
      <MenuItem as={Link} to={dashboardOf(account.roles)} icon={LayoutDashboard}>
        <Trans>Dashboard</Trans>
      </MenuItem>
      <MenuItem as={Link} to={paths.notifications} icon={Bell}>
        <Trans>Notifications</Trans>
      </MenuItem>
      <MenuItem as={Link} to={paths.ownPayments} icon={ReceiptText}>
        <Trans>My payments</Trans>
      </MenuItem>
      {isOffered('care-plans') ? (
        <MenuItem as={Link} to={paths.ownPlan} icon={HandHeart}>
          <Trans>Care plan</Trans>
        </MenuItem>
      ) : null}
      <MenuItem as={Link} to={paths.settings} icon={Settings}>
        <Trans>Settings</Trans>
      </MenuItem>
      <MenuItem as={Link} to={paths.help} icon={CircleHelp}>
        <Trans>Help</Trans>
      </MenuItem>
      <LanguageItems />
      <MenuItem as={Link} to={paths.switchPerson} icon={Users}>
        <Trans>Switch person</Trans>
      </MenuItem>
      <MenuItem icon={LogOut} onClick={leave}>
        <Trans>Logout</Trans>
      </MenuItem>
    </>
  );
}

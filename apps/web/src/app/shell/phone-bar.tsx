import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Bar, BarAlarm, BarLink } from '@hafi/ui/shell/bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, HeartPulse, House, MessageCircle, Phone, Siren } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { dashboardOf, paths } from '../../lib/paths.ts';
import { MoreSheet } from './more-sheet.tsx';

/** The bottom bar: four links and the emergency key, which calls 912 on the emergency page. */
export function PhoneBar({ account }: { account: Account }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [more, setMore] = useState(false);
  return (
    <>
      <Bar label={t`Quick`}>
        <BarLink as={NavLink} to={dashboardOf(account.roles)} icon={House}>
          <Trans>Home</Trans>
        </BarLink>
        <BarLink as={NavLink} to={paths.chat} icon={MessageCircle}>
          <Trans>Messages</Trans>
        </BarLink>
        {pathname === paths.emergency ? (
          // The icon says "Call": with the word the others would not fit.
          <BarAlarm href="tel:912" icon={Phone} aria-label={t`Call 912`}>
            912
          </BarAlarm>
        ) : (
          <BarAlarm as={NavLink} to={paths.emergency} icon={Siren}>
            <Trans>Emergency</Trans>
          </BarAlarm>
        )}
        <BarLink as={NavLink} to={paths.healthcare} icon={HeartPulse}>
          <Trans>Health</Trans>
        </BarLink>
        <BarLink
          as="button"
          type="button"
          icon={Ellipsis}
          aria-haspopup="dialog"
          aria-expanded={more}
          onClick={() => setMore(true)}
        >
          <Trans>More</Trans>
        </BarLink>
      </Bar>
      <MoreSheet account={account} open={more} onClose={() => setMore(false)} />
    </>
  );
}

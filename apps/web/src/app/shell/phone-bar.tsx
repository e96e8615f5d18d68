import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Bar, BarAlarm, BarLink } from '@hafi/ui/shell/bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, HeartPulse, House, MessageCircle, Siren } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { dashboardOf, paths } from '../../lib/paths.ts';
import { MoreSheet } from './more-sheet.tsx';

/** The bottom bar: four links and the emergency button. */
export function PhoneBar({ account }: { account: Account }) {
  const { t } = useLingui();
  const [more, setMore] = useState(false);
  return (
    <>
      <Bar
        label={t`Quick`}
        alarm={
          <BarAlarm as={NavLink} to={paths.emergency} icon={Siren}>
            <Trans>Emergency</Trans>
          </BarAlarm>
        }
      >
        <BarLink as={NavLink} to={dashboardOf(account.roles)} icon={House}>
          <Trans>Home</Trans>
        </BarLink>
        <BarLink as={NavLink} to={paths.chat} icon={MessageCircle}>
          <Trans>Messages</Trans>
        </BarLink>
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

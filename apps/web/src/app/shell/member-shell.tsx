import type { Account } from '@hafi/contract/accounts/account.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { ChipLink } from '@hafi/ui/chip-link/chip-link';
import { Brand } from '@hafi/ui/mark/mark';
import { AppShell } from '@hafi/ui/shell/app-shell';
import { Bar, BarAlarm, BarLink } from '@hafi/ui/shell/bar';
import { BarTop } from '@hafi/ui/shell/bar-top';
import { Side, SideLink } from '@hafi/ui/shell/side';
import { SkipLink } from '@hafi/ui/skip-link/skip-link';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, HeartPulse, House, MessageCircle, Search, Siren } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { dashboardOf, paths } from '../paths.ts';
import { HeaderSearch } from './header-search.tsx';
import { memberPlaces } from './member-places.ts';
import { MemberTools } from './member-tools.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { PageFocus } from './page-focus.tsx';
import { SessionEffects } from './session-effects.tsx';

function PhoneBar({ account }: { account: Account }) {
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
        <BarLink as="button" type="button" icon={Ellipsis} onClick={() => setMore(true)}>
          <Trans>More</Trans>
        </BarLink>
      </Bar>
      <MoreSheet account={account} open={more} onClose={() => setMore(false)} />
    </>
  );
}

function Sidebar({ account }: { account: Account }) {
  const { t } = useLingui();
  const { _ } = useMessages();
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
      {memberPlaces(account.roles).map(({ to, icon, name }) => (
        <SideLink key={to} as={NavLink} to={to} icon={icon}>
          {_(name)}
        </SideLink>
      ))}
    </Side>
  );
}

/** The frame of a signed-in screen: sidebar, header, and on phones the bar at the thumb. */
export function MemberShell({ account, children }: { account: Account; children: ReactNode }) {
  return (
    <>
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <AppShell
        side={<Sidebar account={account} />}
        top={
          <BarTop
            brand={<Brand as={Link} to={paths.landing} name="Hafi" />}
            search={<HeaderSearch account={account} />}
            searchLink={
              <ChipLink as={NavLink} to={paths.search} icon={Search}>
                <Trans>Search</Trans>
              </ChipLink>
            }
          >
            <MemberTools account={account} />
          </BarTop>
        }
        bar={<PhoneBar account={account} />}
      >
        {children}
      </AppShell>
      <PageFocus />
      <SessionEffects />
    </>
  );
}

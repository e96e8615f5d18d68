import type { Account } from '@hafi/contract/accounts/account.schemas';
import { ChipLink } from '@hafi/ui/chip-link/chip-link';
import { Brand } from '@hafi/ui/mark/mark';
import { AppShell } from '@hafi/ui/shell/app-shell';
import { BarTop } from '@hafi/ui/shell/bar-top';
import { SkipLink } from '@hafi/ui/skip-link/skip-link';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { CallWatch } from '../../features/calls/call-watch.tsx';
import { EmergencyWatch } from '../../features/emergency/bar/emergency-watch.tsx';
import { homeOf, isChat, paths } from '../../lib/paths.ts';
import { PageTools } from '../page-tools.tsx';
import { useKeptFocus } from '../shell/kept-focus.ts';
import { useKeyOnDevice } from '../shell/key-on-device.ts';
import { PageFocus } from '../shell/page-focus.tsx';
import { SessionEffects } from '../shell/session-effects.tsx';
import { EmergencyKey } from './emergency-key.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MemberBack, useMemberBack } from './member-back.tsx';
import { placesOf } from './member-places.ts';
import { MemberTools } from './member-tools.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useArriving } from './use-arriving.ts';

/** The frame of a signed-in screen: sidebar, header, and on phones the bottom bar. */
export function MemberShell({ account, children }: { account: Account; children: ReactNode }) {
  useKeptFocus();
  useKeyOnDevice();
  useArriving();
  const place = useMemberBack(account);
  const back = place ? <MemberBack back={place} /> : null;
  const { isHousehold } = placesOf(account.roles);
  // Who may read little hears the page; the search stands behind More.
  const isElder = account.roles.includes('PATIENT') && isHousehold;
  const { pathname } = useLocation();
  const full = isChat(pathname);
  // Of a phone's screen a conversation needs the lower edge: the emergency key stands at the top.
  const inTalk = full && pathname !== paths.chat;
  return (
    <>
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <EmergencyWatch />
      <CallWatch />
      <AppShell
        full={full}
        side={<Sidebar account={account} />}
        top={
          <BarTop
            brand={<Brand as={Link} to={homeOf(account.roles)} name="Hafi" />}
            back={back}
            search={isElder ? null : <HeaderSearch account={account} />}
            searchLink={
              isElder ? null : (
                <ChipLink as={NavLink} to={paths.search} icon={Search}>
                  <Trans context="bar">Search</Trans>
                </ChipLink>
              )
            }
            tool={<PageTools />}
            onPhone={isElder ? 'tool' : isHousehold ? 'search' : undefined}
            alarm={isHousehold && !inTalk ? null : <EmergencyKey onTop />}
          >
            <MemberTools account={account} />
          </BarTop>
        }
        back={back}
        bar={inTalk ? null : <PhoneBar account={account} />}
      >
        {children}
      </AppShell>
      <PageFocus />
      <SessionEffects />
    </>
  );
}

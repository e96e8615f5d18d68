import type { Account } from '@hafi/contract/accounts/account.schemas';
import { ChipLink } from '@hafi/ui/chip-link/chip-link';
import { Brand } from '@hafi/ui/mark/mark';
import { AppShell } from '@hafi/ui/shell/app-shell';
import { BarTop } from '@hafi/ui/shell/bar-top';
import { SkipLink } from '@hafi/ui/skip-link/skip-link';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { HeaderSearch } from './header-search.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { MemberTools } from './member-tools.tsx';
import { PageFocus } from './page-focus.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SessionEffects } from './session-effects.tsx';
import { Sidebar } from './sidebar.tsx';

/** The frame of a signed-in screen: sidebar, header, and on phones the bottom bar. */
export function MemberShell({ account, children }: { account: Account; children: ReactNode }) {
  useKeptFocus();
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

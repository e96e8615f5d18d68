import type { Account } from '@hafi/contract/accounts/account.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Wrap } from '@hafi/ui/layout/layout';
import { Brand } from '@hafi/ui/mark/mark';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { PublicHeader, TopLink } from '@hafi/ui/shell/public-header';
import { SkipLink } from '@hafi/ui/skip-link/skip-link';
import { msg } from '@lingui/core/macro';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { lazyPart } from '../lazy-page.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { dashboardOf, paths } from '../paths.ts';
import { LanguageItems, LanguageMenu } from './language-menu.tsx';
import { PageFocus } from './page-focus.tsx';
import { Footer } from './public-footer-content.tsx';
import styles from './public-shell.module.css';
import { SessionEffects } from './session-effects.tsx';

/** Visitors, who come first and on slow networks, do not load it. */
const MemberTools = lazyPart(
  async () => (await import('./member-tools.tsx')).MemberTools,
  'notifications',
);

const visitorPlaces = [
  { to: paths.home, name: msg`Home` },
  { to: paths.about, name: msg`About` },
  { to: paths.pricing, name: msg`Pricing` },
  { to: paths.contact, name: msg`Contact` },
  { to: paths.doctors, name: msg`HCP` },
];

const memberPlaces = [
  { to: paths.landing, name: msg`Home` },
  { to: paths.chat, name: msg`Messages` },
  { to: paths.healthcare, name: msg`Healthcare` },
  { to: paths.about, name: msg`About` },
  { to: paths.contact, name: msg`Contact` },
];

function Header({ account }: { account: Account | null }) {
  const { t } = useLingui();
  const { _ } = useMessages();
  const places = account ? memberPlaces : visitorPlaces;
  return (
    <PublicHeader
      label={t`Main`}
      brand={<Brand as={Link} to={account ? paths.landing : paths.home} name="Hafi" />}
      language={<LanguageMenu />}
      action={
        account ? (
          <Suspense>
            <MemberTools account={account} />
          </Suspense>
        ) : (
          <ButtonLink as={Link} to={paths.login}>
            <Trans>Get Started</Trans>
          </ButtonLink>
        )
      }
      menu={
        <>
          <Menu label={t`Menu`}>
            {places.map(({ to, name }) => (
              <MenuItem key={to} as={NavLink} to={to} end>
                {_(name)}
              </MenuItem>
            ))}
            {account ? (
              <>
                <MenuItem as={Link} to={dashboardOf(account.roles)}>
                  <Trans>Dashboard</Trans>
                </MenuItem>
                <MenuItem as={Link} to={paths.profile}>
                  <Trans>My Profile</Trans>
                </MenuItem>
              </>
            ) : (
              <>
                <MenuItem as={NavLink} to={paths.login}>
                  <Trans>Sign in</Trans>
                </MenuItem>
                <MenuItem as={NavLink} to={paths.signup}>
                  <Trans>Sign up</Trans>
                </MenuItem>
              </>
            )}
            <LanguageItems />
          </Menu>
          {account ? (
            <Suspense>
              <MemberTools account={account} />
            </Suspense>
          ) : null}
        </>
      }
    >
      {places.map(({ to, name }) => (
        <TopLink key={to} as={NavLink} to={to} end>
          {_(name)}
        </TopLink>
      ))}
    </PublicHeader>
  );
}

/**
 * The frame of public pages, and of the home page for everybody. The home page draws its own
 * bands from edge to edge; other pages keep to the page width (`padded`).
 */
export function PublicShell({ padded }: { padded?: boolean }) {
  const { account } = useSession();
  return (
    <>
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <Header account={account} />
      <main id="main" tabIndex={-1}>
        {padded ? (
          <Wrap className={styles.padded}>
            <PageBoundary>
              <Outlet />
            </PageBoundary>
          </Wrap>
        ) : (
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        )}
      </main>
      <Footer />
      <PageFocus />
      <SessionEffects />
    </>
  );
}

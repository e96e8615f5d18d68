import { Stack, Wrap } from '@hafi/ui/layout/layout';
import { Brand } from '@hafi/ui/mark/mark';
import { SkipLink } from '@hafi/ui/skip-link/skip-link';
import { Trans } from '@lingui/react/macro';
import { Link, Outlet } from 'react-router';
import { NeedsScript } from '../../lib/page/needs-script.tsx';
import { paths } from '../../lib/paths.ts';
import { PageBoundary } from '../page-boundary.tsx';
import styles from './auth-shell.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { PageFocus } from './page-focus.tsx';
import { SessionEffects } from './session-effects.tsx';

/** The frame of sign-in and sign-up: only logo, language and form. */
export function AuthShell() {
  return (
    <>
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <header className={styles.head}>
        <Brand as={Link} to={paths.home} name="Hafi" />
        <LanguageMenu />
      </header>
      <Wrap as="main" id="main" tabIndex={-1}>
        <Stack fill className={styles.sheet} gap="loose">
          <NeedsScript />
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </Stack>
      </Wrap>
      <PageFocus />
      <SessionEffects />
    </>
  );
}

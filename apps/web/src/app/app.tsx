import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';
import { i18n } from '../lib/words/words.ts';
import { AfterLoad } from './after-load.tsx';
import { AppBoundary } from './page-boundary.tsx';
import { Screens } from './router.tsx';

/** The whole app inside a router: the browser's, or the one for prerendering. */
export function App({ within }: { within: (screens: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        {within(
          <>
            <AppBoundary>
              <Screens />
            </AppBoundary>
            <AfterLoad />
          </>,
        )}
      </I18nProvider>
    </StrictMode>
  );
}

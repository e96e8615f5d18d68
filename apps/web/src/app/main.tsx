import '@hafi/ui/styles/hafi.css';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentLocale, keepLocale } from '../lib/locale.ts';
import { queryClient } from '../lib/query-client.ts';
import { i18n, loadWords } from '../lib/words.ts';
import { AppBoundary } from './page-boundary.tsx';
import { Screens } from './router.tsx';

/** Somebody comes back from Google or Instagram with a code: it becomes a session first. */
async function takeCode(): Promise<void> {
  if (!new URLSearchParams(location.search).has('code')) return;
  const { exchangeAddressCode } = await import('../features/accounts/exchange-code.ts');
  await exchangeAddressCode();
}

async function start(): Promise<void> {
  // The code may bring an account whose language is another.
  await takeCode();
  await loadWords('app', 'core');
  keepLocale(currentLocale());
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <AppBoundary>
              <Screens />
            </AppBoundary>
          </BrowserRouter>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

void start();

import '@hafi/ui/styles/hafi.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isFromDevice, isHydrated, isPrerendered } from '../lib/page/prerendered.ts';
import { sessionKnown } from '../lib/session.ts';
import { currentLocale, keepLocale } from '../lib/words/locale.ts';
import { loadWords } from '../lib/words/words.ts';
import { App } from './app.tsx';
import { preloadPage } from './router.tsx';
import { preloadFrame } from './shell/frame.tsx';

/** Exchanges the code of a social sign-in for a session first. */
async function takeCode(): Promise<void> {
  if (!new URLSearchParams(location.search).has('code')) return;
  const { exchangeAddressCode } = await import('../features/accounts/social/exchange-code.ts');
  await exchangeAddressCode();
}

/** Removes `lang` from the URL: the server has used it, and the cookie stores it from now on. */
function dropLanguageFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

async function start(): Promise<void> {
  // The sign-in may bring an account with another language.
  await takeCode();
  dropLanguageFromAddress();
  const page = preloadPage(location.pathname);
  // Asked while the scripts load; a prerendered page is a visitor's.
  const known = isPrerendered ? null : sessionKnown();
  // A page that fails to load shows its error in its place.
  page.catch(() => undefined);
  await loadWords('app', 'core');
  keepLocale(currentLocale());
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const app = <App within={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;
  if (isPrerendered) {
    // Messages that load during hydration would make React render everything again.
    await page.catch(() => undefined);
    if (isHydrated) {
      window.hafiEarly?.hydrating();
      // As a transition, in small slices, so that a slow phone stays responsive.
      return startTransition(() => void hydrateRoot(root, app));
    }
  }
  // The frame's numbers stay readable until the page is there whole: no spinner is drawn over them.
  if (isFromDevice) await Promise.allSettled([page, known?.then(preloadFrame)]);
  createRoot(root).render(app);
}

void start();

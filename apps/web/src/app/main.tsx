import '@hafi/ui/styles/hafi.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isPrerendered } from '../lib/page/prerendered.ts';
import { currentLocale, keepLocale } from '../lib/words/locale.ts';
import { loadWords } from '../lib/words/words.ts';
import { App } from './app.tsx';
import { preloadPage } from './router.tsx';

/** Somebody comes back from Google or Instagram with a code: it becomes a session first. */
async function takeCode(): Promise<void> {
  if (!new URLSearchParams(location.search).has('code')) return;
  const { exchangeAddressCode } = await import('../features/accounts/social/exchange-code.ts');
  await exchangeAddressCode();
}

/** The server has spoken the language that the address asks for; the cookie keeps it from now on. */
function dropLanguageFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

async function start(): Promise<void> {
  // What the address asks for, such as a search or a sign-in, was not known when the page was drawn.
  const asked = [...new URLSearchParams(location.search).keys()].some((name) => name !== 'lang');
  // The code may bring an account whose language is another.
  await takeCode();
  dropLanguageFromAddress();
  const page = preloadPage(location.pathname);
  // A page that cannot arrive says so where it would stand.
  page.catch(() => undefined);
  await loadWords('app', 'core');
  keepLocale(currentLocale());
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const app = <App within={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;
  if (isPrerendered) {
    // Words that arrived while React takes the page over would make it draw everything anew.
    await page.catch(() => undefined);
    // In small pieces of time, so that a slow phone answers presses and scrolls meanwhile.
    if (!asked) return startTransition(() => void hydrateRoot(root, app));
  }
  createRoot(root).render(app);
}

void start();

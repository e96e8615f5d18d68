import { readStored, store } from '../lib/device-storage.ts';
import { asksMore } from '../lib/page/asks-more.ts';
import { noteChosenLocale } from '../lib/preferences/chosen-locale.ts';

/** How long after its load a page is left alone before the app's code comes, in milliseconds. */
const rest = 2_000;
/** Where this tab remembers the page that it has opened again, because its files had gone. */
const reopened = 'hafi-reopened';
/** What only the app can fill. */
const unfilled = '[data-loading], [data-needs-app]';
/** A part that only looks in at the bottom of the screen is not awaited yet. */
const wellInView = '0px 0px -25%';
const touches = ['pointerdown', 'keydown', 'click', 'input', 'submit'] as const;
/** What HTML alone does at once. Pressing it needs no app, and a link leaves the page anyway. */
const byHtml = 'a[href], summary';
/** What HTML alone does not do. */
const controls = 'button, form, input, label, select, textarea, [role]';

/** What Chromium says about the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection;
const isSaving = () => connection()?.saveData === true;

/** Whether the app's files are dear or slow to get: then they come only when somebody needs them. */
function isSparing(): boolean {
  const type = connection()?.effectiveType;
  const onDevice = Boolean(navigator.serviceWorker?.controller);
  return isSaving() || !(onDevice || type === undefined || type === '4g');
}

const here = () => `${location.pathname}${location.search}`;

/** Opens a collapsed part that the address names; the browser only scrolls to it. */
function openNamed(): void {
  const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (part instanceof HTMLDetailsElement) part.open = true;
}

/** Closes the menus of the header by Escape and by a press elsewhere, as React does later. */
function closeMenus(event: Event): void {
  const escapes = event instanceof KeyboardEvent && event.key === 'Escape';
  if (!window.hafiEarly || (event instanceof KeyboardEvent && !escapes)) return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
    const within = event.target instanceof Node && menu.contains(event.target);
    if (within && !escapes) continue;
    menu.open = false;
    if (within) menu.querySelector('summary')?.focus();
  }
}

/** A language chosen by its link stays after signing in, as one chosen in the app does. */
function noteLanguage({ target }: Event): void {
  const isLanguage = target instanceof Element && target.closest('a[hreflang][href^="?lang="]');
  if (window.hafiEarly && isLanguage) noteChosenLocale();
}

/**
 * Loads the app into a prerendered page, which works without it at first: at the first touch of
 * something that HTML alone does not do, or once the page and its connection are at rest: where data
 * is dear or slow, only with a part in view that the app alone can fill. The files are listed in the template `app`
 * (`prerendered-pages.ts`).
 */
export function startApp(): void {
  const files = document.querySelector<HTMLTemplateElement>('template#app');
  const opened = here();
  let coming = false;
  let touched = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  if (!files) return;

  const seen = new IntersectionObserver(
    (parts) => {
      if (parts.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: wellInView },
  );

  const touch = ({ target }: Event) => {
    const pressed = target instanceof Element ? target : document.body;
    if (pressed.closest(byHtml) || (isSparing() && !pressed.closest(controls))) return;
    touched = true;
    start();
  };

  function start(): void {
    if (coming || !files) return;
    coming = true;
    clearTimeout(resting);
    seen.disconnect();
    for (const sign of touches) removeEventListener(sign, touch, true);
    const parts = document.importNode(files.content, true);
    for (const script of parts.querySelectorAll('script')) script.onerror = fail;
    document.head.append(parts);
  }

  /** The files did not come: the network is gone, or a newer version has replaced them. */
  function fail(): void {
    if (!coming) return;
    coming = false;
    if (navigator.onLine && touched && readStored('session', reopened) !== opened) {
      store('session', reopened, opened);
      location.reload();
      return;
    }
    addEventListener('online', start, { once: true });
    for (const sign of touches) addEventListener(sign, touch, true);
  }

  for (const sign of touches) addEventListener(sign, touch, true);
  addEventListener('click', noteLanguage);
  addEventListener('pointerdown', closeMenus);
  addEventListener('keydown', closeMenus);
  // React Router would show the page before without loading it; until it is there, the browser must.
  addEventListener('popstate', () => {
    if (window.hafiEarly && here() !== opened) location.reload();
  });
  addEventListener('hashchange', openNamed);
  openNamed();
  if (asksMore() || window.hafiEarly?.fields.size || window.hafiEarly?.acts.size) {
    touched = true;
    start();
    return;
  }
  const startAtRest = () => {
    const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
    if (!coming && !isSaving()) resting = setTimeout(() => idle(start), rest);
  };
  const settle = () => {
    const { serviceWorker } = navigator;
    // Also a page that is soon left puts the emergency numbers on the device. Some browsers forbid
    // it, for instance in private windows.
    serviceWorker?.register('/sw.js').catch(() => undefined);
    // Not before: the app's files would keep those of the page itself from a slow line, and who has
    // only looked at the page has not asked for them.
    setTimeout(() => {
      if (coming) return;
      for (const part of document.querySelectorAll(unfilled)) seen.observe(part);
    }, rest);
    if (!isSparing()) startAtRest();
    // With the service worker most of the app's files are on the device.
    else void serviceWorker?.ready.then(startAtRest);
  };
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
}

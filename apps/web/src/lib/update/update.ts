import { minuteInMs } from '@hafi/base/time';
import { useSyncExternalStore } from 'react';
import type { WorkerMessage } from '../../sw/messages.ts';
import { readStored, store } from '../device-storage.ts';
import { keepThisPage } from './keep-page.ts';
import { keepTyping } from './update-typing.ts';

const askAgainAfterMilliseconds = 30 * minuteInMs;
/**
 * How long the new service worker may take to take over before the page reloads all the same, which
 * brings the new version too, in milliseconds: a browser may hold it back while other tabs are busy.
 */
const timeoutMs = 4_000;
/** Where a tab notes that it reloads for a version whose service worker may still wait. */
const taking = 'hafi-taking-update';
const listeners = new Set<() => void>();
let ready = false;
let waiting: ServiceWorker | null = null;
let reloads = false;
let started = false;

const send = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

function tellReady(worker: ServiceWorker | null): void {
  waiting = worker;
  ready = true;
  for (const listener of listeners) listener();
}

function reload(): void {
  keepTyping();
  location.reload();
}

/** Says that a version waits, unless this page has just been opened in it. */
function findWaiting({ active, waiting: next }: ServiceWorkerRegistration, isTaken = false): void {
  // Without an active one this is the first service worker, not an update.
  if (!next || !active) return;
  if (isTaken) send(next, { type: 'take-over' });
  else tellReady(next);
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') findWaiting(registration);
  });
}

/** Checks for a new version when a page that has been open for long becomes visible. */
function askWhenSeen(registration: ServiceWorkerRegistration): void {
  let requested = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - requested < askAgainAfterMilliseconds) return;
    requested = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Registers the service worker that opens the app offline. Once; never in development. */
export async function startWorker(): Promise<void> {
  if (started || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  started = true;
  const isTaken = readStored<true>('session', taking) === true;
  store('session', taking, null);
  let isOwn = isTaken;
  let hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloads) reload();
    // Another tab has activated the new version: this one may reload when its reader likes. The
    // first worker of a page brings nothing new, nor does the one that this page was opened for.
    else if (hadWorker && !isOwn) tellReady(null);
    hadWorker = true;
    isOwn = false;
  });
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    findWaiting(registration, isTaken);
    registration.addEventListener('updatefound', () => watch(registration));
    watch(registration);
    askWhenSeen(registration);
    await keepThisPage();
  } catch {
    // Some browsers forbid service workers, for instance in private windows: the app works without.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newer version of the app is ready. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ready,
    () => false,
  );
}

/** Reloads the page in the new version, within seconds, with what was typed. */
export function takeUpdate(): void {
  reloads = true;
  if (waiting?.state !== 'installed') {
    reload();
    return;
  }
  send(waiting, { type: 'take-over' });
  setTimeout(() => {
    store('session', taking, true);
    reload();
  }, timeoutMs);
}

import { minuteInMs } from '@hafi/base/time';
import { useSyncExternalStore } from 'react';
import type { WorkerMessage } from '../../sw/messages.ts';
import { keepThisPage } from './keep-page.ts';

const askAgainAfterMilliseconds = 30 * minuteInMs;
const listeners = new Set<() => void>();
let ready = false;
let waiting: ServiceWorker | null = null;
let reloads = false;
let started = false;

function tellReady(worker: ServiceWorker | null): void {
  waiting = worker;
  ready = true;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    // Without a controller this is the first service worker, not an update.
    if (installing.state === 'installed' && navigator.serviceWorker.controller) {
      tellReady(installing);
    }
  });
}

/** Checks for a new version when a page that has been open for long becomes visible. */
function askWhenSeen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < askAgainAfterMilliseconds) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

const send = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/** Registers the service worker that opens the app offline. Once; never in development. */
export async function startWorker(): Promise<void> {
  if (started || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  started = true;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloads) location.reload();
    // Another tab has activated the new version: this one may reload when its reader likes.
    else if (hadWorker) tellReady(null);
  });
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.waiting && hadWorker) tellReady(registration.waiting);
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

/** Reloads the page in the new version. The caller saves what was typed. */
export function takeUpdate(): void {
  reloads = true;
  if (waiting?.state === 'installed') send(waiting, { type: 'take-over' });
  else location.reload();
}

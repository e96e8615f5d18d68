import { useSyncExternalStore } from 'react';

/** Chromium's offer to put the app among the others; other browsers have a menu for it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Caught by `before-paint.js`: the browser offers it once, and early. */
    hafiInstall?: InstallOffer | undefined;
  }
}

let installedNow = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const offered = (event: Event) => {
    event.preventDefault();
    window.hafiInstall = event as InstallOffer;
    listener();
  };
  const done = () => {
    installedNow = true;
    window.hafiInstall = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('beforeinstallprompt', offered);
  addEventListener('appinstalled', done);
  return () => {
    listeners.delete(listener);
    removeEventListener('beforeinstallprompt', offered);
    removeEventListener('appinstalled', done);
  };
}

const isInstalled = () => installedNow || matchMedia('(display-mode: standalone)').matches;

async function install(): Promise<void> {
  const offer = window.hafiInstall;
  // An offer can be used once.
  window.hafiInstall = undefined;
  for (const listener of listeners) listener();
  await offer?.prompt();
}

/**
 * Putting the app on the device. `canInstall` is true once the browser offers it; others, such as
 * Safari, have it in their menus (the help page tells where). `install` asks the person.
 */
export function useInstall(): {
  canInstall: boolean;
  installed: boolean;
  install: () => Promise<void>;
} {
  const canInstall = useSyncExternalStore(
    subscribe,
    () => window.hafiInstall !== undefined,
    () => false,
  );
  const installed = useSyncExternalStore(subscribe, isInstalled, () => false);
  return { canInstall, installed, install };
}

import { useSyncExternalStore } from 'react';

/** Chromium's `beforeinstallprompt` event; other browsers install from a menu. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Caught by `before-paint.js`, because the event fires once, and early. */
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
  // An offer can be used only once.
  window.hafiInstall = undefined;
  for (const listener of listeners) listener();
  await offer?.prompt();
}

/** Whether the browser may still offer it: one that never does has no such event. */
const mayOffer = () => 'onbeforeinstallprompt' in window && !isInstalled();

/**
 * Installs the app on the device. `canInstall` is true once the browser offers it; other browsers,
 * such as Safari, do it from a menu (see the help page). `mayCome` is true where it may be offered
 * later: what shows it then keeps its room. `install` asks the person.
 */
export function useInstall(): {
  canInstall: boolean;
  mayCome: boolean;
  installed: boolean;
  install: () => Promise<void>;
} {
  const canInstall = useSyncExternalStore(
    subscribe,
    () => window.hafiInstall !== undefined,
    () => false,
  );
  const installed = useSyncExternalStore(subscribe, isInstalled, () => false);
  const mayCome = useSyncExternalStore(subscribe, mayOffer, () => false);
  return { canInstall, mayCome, installed, install };
}

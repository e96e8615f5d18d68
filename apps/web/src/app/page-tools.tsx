import { useSyncExternalStore } from 'react';
import styles from './page-tools.module.css';

let shown: HTMLElement | null = null;
const listeners = new Set<() => void>();

function take(element: HTMLElement | null): void {
  shown = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The slot where page controls such as Listen appear later, without moving anything. */
export function PageTools() {
  return <div ref={take} className={styles.tools} data-unspoken />;
}

/** The element for the page's own controls; null while no page is shown. */
export function usePageTools(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

import { useCallback, useSyncExternalStore } from 'react';
import styles from './page-tools.module.css';

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A slot where page controls such as Listen appear later, without moving anything: over the page
 * (`floating`), or in a bar. Of several slots the last has them.
 */
export function PageTools({ floating }: { floating?: boolean }) {
  const take = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    change([...slots, element]);
    return () => change(slots.filter((each) => each !== element));
  }, []);
  return <div ref={take} className={floating ? styles.floating : styles.tools} data-unspoken />;
}

/** The element for the page's own controls; null while no page is shown. */
export function usePageTools(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}

import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** How long a page may take to arrive in order, in milliseconds. */
const arrivingMs = 3_500;

/**
 * The same of the parts of somebody's health, which ask one after the other: 5 to 9 s on slow 4G with
 * an empty cache. Each part is withheld for 2.5 s at most (`app-shell.module.css`).
 */
const healthMs = 12_000;

/** Pages on which nothing waits for anything: somebody may need help now. */
const atOnce = [paths.emergency, '/alerts'];

/**
 * Marks the main part while a newly opened page arrives, so that its parts appear from top to bottom
 * (`app-shell.module.css`): what one reads or is about to press does not move.
 */
export function useArriving(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab of a page arrives too
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (!main || atOnce.some((path) => pathname.startsWith(path))) return undefined;
    const isHealth = pathname.startsWith(paths.healthcare);
    main.dataset.arriving = isHealth ? 'parts' : '';
    const stop = () => {
      delete main.dataset.arriving;
    };
    const timer = setTimeout(stop, isHealth ? healthMs : arrivingMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pathname, search]);
}

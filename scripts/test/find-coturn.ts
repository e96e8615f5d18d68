import { installSystemPackage, onPath } from './system-package.ts';

/**
 * Path of coturn's `turnserver`: on PATH, else installed through apt (Debian, as root). Throws with
 * advice when there is none.
 */
export function findCoturn(): string {
  const found =
    onPath('turnserver') ?? (installSystemPackage('coturn') ? onPath('turnserver') : undefined);
  if (found) return found;
  throw new Error(
    'The test of calls by a relay needs coturn. Install it (Debian: sudo apt-get install coturn).',
  );
}

import { firstExisting, installSystemPackage, onPath } from './system-package.ts';

/** Without the windows of a browser that nobody sees: a page costs half (docs/testing.md). */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, else its headless shell, which is installed now
 * through apt where that can be (Debian, as root), else another that is installed. Throws with
 * advice when there is none.
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!firstExisting([wanted])) throw new Error(`CHROMIUM_PATH=${wanted} does not exist`);
    return wanted;
  }
  const shell = onPath(SHELL) ?? (installSystemPackage(SHELL) ? onPath(SHELL) : undefined);
  const found = shell ?? firstExisting([...NAMES.map(onPath), ...ELSEWHERE]);
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium. Install it (Debian: sudo apt-get install ${SHELL}) ` +
      'or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
  );
}

/** Arguments for a headless Chromium that calls nobody, also as root in a container. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

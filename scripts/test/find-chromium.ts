import { firstExisting, installSystemPackage, onPath } from './system-package.ts';

/** The variant without a window system: a page costs half (docs/testing.md). */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium for tests: `CHROMIUM_PATH`, else the headless shell, installed through apt
 * where possible (Debian, as root), else another installed one. Throws with advice when there is
 * none.
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

/**
 * Arguments for a headless Chromium without background network traffic, which also runs as root in
 * a container.
 */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

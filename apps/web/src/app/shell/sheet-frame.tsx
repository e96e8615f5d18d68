import { SkipLink } from '@hafi/ui/skip-link/skip-link';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallWatch } from '../../features/calls/call-watch.tsx';
import { EmergencyWatch } from '../../features/emergency/bar/emergency-watch.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { useKeyOnDevice } from './key-on-device.ts';
import { PageFocus } from './page-focus.tsx';
import { SessionEffects } from './session-effects.tsx';

/** The frame of a screen that needs all of a phone: no bars, only what the page itself shows. */
export function SheetFrame({ children }: { children: ReactNode }) {
  useKeptFocus();
  useKeyOnDevice();
  return (
    <>
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      {/* In a box of its own it does not stay above the keys of the sheet. */}
      <div data-scrolls-away>
        <EmergencyWatch />
        <CallWatch />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PageFocus />
      <SessionEffects />
    </>
  );
}

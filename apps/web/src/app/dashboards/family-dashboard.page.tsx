import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { FamilyLines } from '../../features/alerts/family-lines.tsx';
import { useGlances } from '../../features/alerts/glances.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { FamilyRows } from './family-home/family-rows.tsx';
import { VoiceNoteCards } from './voice-note-cards.tsx';

const FamilyProtection = lazyPart(
  async () =>
    (await import('../../features/emergency/protection/family-protection.tsx')).FamilyProtection,
);

/** A family member's home: how each elder is, then what else concerns them. */
export function FamilyDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  return (
    <Stack fill>
      <DatedPage query={useGlances()}>
        <FamilyLines />
        <VoiceNoteCards />
        <Suspense>
          <FamilyProtection />
        </Suspense>
        <FamilyRows />
      </DatedPage>
    </Stack>
  );
}

import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Glances } from '../../features/alerts/glances.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { VoiceNoteCards } from './voice-note-cards.tsx';

/** Those whom a caregiver looks after, at a glance. */
export function CaregiverEldersPage() {
  const { t } = useLingui();
  usePageTitle(t`Those you look after`);
  usePageBack('home');
  return (
    <Stack fill gap="section">
      <h1>
        <Trans>Those you look after</Trans>
      </h1>
      <Glances />
      <VoiceNoteCards />
    </Stack>
  );
}

import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnNotes } from '../../features/notes/own-notes.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';

/** A doctor's own notes of all patients, drafts too. */
export function OwnNotesPage() {
  const { t } = useLingui();
  usePageTitle(t`Notes`);
  usePageBack('home');
  return (
    <Stack fill>
      <h1>
        <Trans>Notes</Trans>
      </h1>
      <OwnNotes />
    </Stack>
  );
}

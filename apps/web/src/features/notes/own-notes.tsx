import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { NoteList } from './note-list.tsx';
import { useOwnNotes } from './notes.queries.ts';

/** All of a doctor's own notes including drafts, even long after the appointment. */
export function OwnNotes() {
  const { t } = useLingui();
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Your notes</Trans>
      </h2>
      <OutcomePlace>
        <NoteList
          notes={useOwnNotes()}
          empty={t`You have written no note yet. Write one from a patient's record.`}
          headingOf={({ elderName }) => elderName}
        />
      </OutcomePlace>
    </Stack>
  );
}

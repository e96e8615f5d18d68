import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { NoteForm } from './note-form.tsx';
import { NoteList } from './note-list.tsx';
import { useDoctorNotes } from './notes.queries.ts';

/** The notes about an elder; a doctor around an appointment writes here. */
export function DoctorNotes({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const notes = useDoctorNotes(elder.id);
  const [writing, setWriting] = useState(false);
  const mayWrite = dataOf(notes)?.pages[0]?.mayWrite ?? false;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Doctors' notes</Trans>
      </h2>
      <OutcomePlace>
        {mayWrite && !writing ? (
          <div>
            <Button icon={PenLine} onClick={() => setWriting(true)}>
              <Trans>Write a note</Trans>
            </Button>
          </div>
        ) : null}
        {writing ? (
          <Card matter="well">
            <NoteForm elderId={elder.id} note={null} onDone={() => setWriting(false)} />
          </Card>
        ) : null}
        <NoteList
          notes={notes}
          empty={t`No doctor has written a note yet.`}
          headingOf={({ authorName }) => authorName}
        />
      </OutcomePlace>
    </Stack>
  );
}

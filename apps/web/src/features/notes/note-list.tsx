import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../../kit/paged-list.tsx';
import { NoteCard } from './note-card.tsx';
import type { useDoctorNotes, useOwnNotes } from './notes.queries.ts';

/** Notes page by page, each under a heading that identifies it here. */
export function NoteList(props: {
  notes: ReturnType<typeof useOwnNotes> | ReturnType<typeof useDoctorNotes>;
  empty: string;
  headingOf: (note: DoctorNote) => string;
}) {
  const { empty, headingOf, notes } = props;
  const { t } = useLingui();
  return (
    <PagedList
      query={notes}
      label={t`Loading the notes`}
      failed={t`The notes could not be loaded.`}
      more={<Trans>Show more notes</Trans>}
      empty={<Quiet>{empty}</Quiet>}
    >
      {(list) =>
        list.map((note) => <NoteCard key={note.id} note={note} heading={headingOf(note)} />)
      }
    </PagedList>
  );
}

import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../lib/query-state.tsx';
import { NoteCard } from './note-card.tsx';
import { useOwnNotes } from './visit-notes.queries.ts';

/** All that a doctor has written, drafts among it: theirs also when the visit is long over. */
export function OwnNotes() {
  const { t } = useLingui();
  const notes = useOwnNotes();
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Your notes</Trans>
      </h2>
      <QueryState
        query={notes}
        label={t`Loading the notes`}
        failed={t`The notes could not be loaded.`}
        isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
        empty={
          <Quiet>
            <Trans>You have written no note yet. Write one from a patient's record.</Trans>
          </Quiet>
        }
      >
        {({ pages }) => (
          <>
            {pages
              .flatMap(({ data }) => data)
              .map((note) => (
                <NoteCard key={note.id} note={note} heading={note.elderName} />
              ))}
            {notes.hasNextPage ? (
              <ShowMore busy={notes.isFetchingNextPage} onClick={() => notes.fetchNextPage()}>
                <Trans>Show more notes</Trans>
              </ShowMore>
            ) : null}
          </>
        )}
      </QueryState>
    </Stack>
  );
}

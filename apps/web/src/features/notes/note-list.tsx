import type { VisitNote } from '@hafi/contract/notes/note.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../lib/query/query-state.tsx';
import { NoteCard } from './note-card.tsx';
import type { useOwnNotes, useVisitNotes } from './notes.queries.ts';

/** Notes page by page, each under the name that tells it apart here. */
export function NoteList(props: {
  notes: ReturnType<typeof useOwnNotes> | ReturnType<typeof useVisitNotes>;
  empty: string;
  headingOf: (note: VisitNote) => string;
}) {
  const { empty, headingOf, notes } = props;
  const { t } = useLingui();
  const pages: readonly { readonly data: readonly VisitNote[] }[] | undefined = notes.data?.pages;
  const list = pages?.flatMap(({ data }) => data) ?? [];
  return (
    <QueryState
      query={notes}
      label={t`Loading the notes`}
      failed={t`The notes could not be loaded.`}
      isEmpty={() => list.length === 0}
      empty={<Quiet>{empty}</Quiet>}
    >
      {() => (
        <>
          {list.map((note) => (
            <NoteCard key={note.id} note={note} heading={headingOf(note)} />
          ))}
          {notes.hasNextPage ? (
            <ShowMore busy={notes.isFetchingNextPage} onClick={() => notes.fetchNextPage()}>
              <Trans>Show more notes</Trans>
            </ShowMore>
          ) : null}
        </>
      )}
    </QueryState>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Trans, useLingui } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { QueryState } from '../../lib/query-state.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteForm } from './note-form.tsx';
import { useVisitNotes } from './visit-notes.queries.ts';

/** What doctors wrote about an elder; a doctor near a visit writes here. */
export function VisitNotes({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const notes = useVisitNotes(elder.id);
  const [writing, setWriting] = useState(false);
  const mayWrite = notes.data?.pages[0]?.mayWrite ?? false;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Doctors' notes</Trans>
      </h2>
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
      <QueryState
        query={notes}
        label={t`Loading the notes`}
        failed={t`The notes could not be loaded.`}
        isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
        empty={
          <Quiet>
            <Trans>No doctor has written a note yet.</Trans>
          </Quiet>
        }
      >
        {({ pages }) => (
          <>
            {pages
              .flatMap(({ data }) => data)
              .map((note) => (
                <NoteCard key={note.id} note={note} heading={note.authorName} />
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

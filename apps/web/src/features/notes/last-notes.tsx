import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { noteParts } from './note-parts.ts';
import { useDoctorNotes } from './notes.queries.ts';

/** How many notes the summary shows, and how much of each part, in characters. */
const most = 3;
const longest = 160;

const shortened = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;

/** A note's parts in its order, with its lines. */
function InShort({ note }: { note: DoctorNote }) {
  return noteParts
    .flatMap((part) => (note[part] === null ? [] : shortened(note[part]).split('\n')))
    .map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a signed note keep their places
      <Fragment key={at}>
        {at > 0 ? <br /> : null}
        {line}
      </Fragment>
    ));
}

/** The last signed notes in short; `all` leads to the whole of them. */
export function LastNotes({ elder, all }: { elder: Elder; all: ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const notes = useDoctorNotes(elder.id);
  const signedOf = (pages: readonly { data: DoctorNote[] }[]) =>
    pages.flatMap(({ data }) => data).filter(({ status }) => status !== 'preliminary');
  return (
    <Sheet title={<Trans>Last notes</Trans>} aside={all}>
      <QueryState
        query={notes}
        label={t`Loading the notes`}
        failed={t`The notes could not be loaded.`}
        isEmpty={({ pages }) => signedOf(pages).length === 0}
        empty={
          <SheetBody>
            <Trans>No doctor has written a note yet.</Trans>
          </SheetBody>
        }
      >
        {({ pages }) => (
          <SheetRows>
            {signedOf(pages)
              .slice(0, most)
              .map((note) => (
                <SheetRow
                  key={note.id}
                  title={`${note.mayAmend ? t`You` : note.authorName}, ${formatDate(new Date(note.writtenAt), locale)}`}
                  line={<InShort note={note} />}
                />
              ))}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}

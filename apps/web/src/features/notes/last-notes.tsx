import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useDoctorNotes } from './notes.queries.ts';

/** How many notes the summary shows, and how much of each, in characters. */
const most = 3;
const longest = 160;

const inShort = ({ assessment, findings, plan, reason }: DoctorNote): string => {
  const words = [assessment, plan, findings, reason].filter((each) => each !== null).join(' ');
  return words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;
};

/** The last signed notes in a line each; `all` leads to the whole of them. */
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
                  line={inShort(note)}
                />
              ))}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}

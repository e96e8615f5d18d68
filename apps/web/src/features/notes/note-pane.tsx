import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import type { NoteFact } from './fact-chips.tsx';
import type { NoteContext } from './note-context.ts';
import { NoteWriting } from './note-writing.tsx';
import { useDoctorNotes } from './notes.queries.ts';

/** The draft to go on with: the one about this appointment, else the latest. */
function draftOf(notes: readonly DoctorNote[], bookingId: string | undefined): DoctorNote | null {
  const own = notes.filter(({ mayChange }) => mayChange);
  return own.find(({ appointment }) => appointment?.id === bookingId) ?? own[0] ?? null;
}

/** The note of a doctor beside the chart, about the appointment of today when there is one. */
export function NotePane(props: {
  elder: Elder;
  title: ReactNode;
  /** What stands above the form, such as the way back where the note is a step of its own. */
  children?: ReactNode;
  facts: readonly NoteFact[];
  bookingId: string | undefined;
  readers: NoteContext['readers'];
}) {
  const { bookingId, children, elder, facts, readers, title } = props;
  const { t } = useLingui();
  const notes = useDoctorNotes(elder.id);
  return (
    <Sheet title={title}>
      <SheetBody>
        {children}
        <OutcomePlace>
          <QueryState
            query={notes}
            label={t`Loading the notes`}
            failed={t`The notes could not be loaded.`}
          >
            {({ pages }) =>
              pages[0]?.mayWrite ? (
                <NoteWriting
                  elder={elder}
                  draft={draftOf(
                    pages.flatMap(({ data }) => data),
                    bookingId,
                  )}
                  facts={facts}
                  bookingId={bookingId}
                  readers={readers}
                />
              ) : (
                <p>
                  <Trans>You may read here, and not write.</Trans>
                </p>
              )
            }
          </QueryState>
        </OutcomePlace>
      </SheetBody>
    </Sheet>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, NotebookPen } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import type { NoteFact } from './fact-chips.tsx';
import { isBegun } from './note-body.ts';
import type { NoteContext } from './note-context.ts';
import { NoteWriting } from './note-writing.tsx';
import { useDoctorNotes } from './notes.queries.ts';

/** The draft to go on with: the one about this appointment, else the latest. */
function draftOf(notes: readonly DoctorNote[], bookingId: string | undefined): DoctorNote | null {
  const own = notes.filter(({ mayChange }) => mayChange);
  return own.find(({ appointment }) => appointment?.id === bookingId) ?? own[0] ?? null;
}

/** What was signed, or begun again, in this pane. */
interface PaneAct {
  readonly elderId: string;
  readonly bookingId: string | undefined;
  /** True once signed here, false once another is begun. */
  readonly isSigned: boolean;
}

/** That the note is signed: the visit is over, and what comes next. */
function Signed(props: {
  elder: Elder;
  /** Whether the note was about an appointment. */
  ofAppointment: boolean;
  /** Where it was signed just now. */
  takesFocus: boolean;
  onAgain: () => void;
}) {
  const { elder, ofAppointment, onAgain, takesFocus } = props;
  const { name } = elder;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="success"
      title={
        ofAppointment ? (
          <Trans>The note about {name} is signed. This visit is finished.</Trans>
        ) : (
          <Trans>The note about {name} is signed.</Trans>
        )
      }
      action={
        <Row>
          <ButtonLink as={Link} to={paths.doctorDashboard} icon={ArrowRight}>
            <Trans>To the next patient</Trans>
          </ButtonLink>
          <Button variant="second" icon={NotebookPen} onClick={onAgain}>
            <Trans>Write another note</Trans>
          </Button>
        </Row>
      }
    />
  );
}

const isSignedOf =
  (bookingId: string | undefined) =>
  ({ appointment, mayAmend, status }: DoctorNote): boolean =>
    bookingId !== undefined &&
    appointment?.id === bookingId &&
    mayAmend &&
    status !== 'preliminary';

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
  const [last, setLast] = useState<PaneAct | null>(null);
  // Of another patient or another appointment it says nothing; without an appointment it stays.
  const isAbout =
    last?.elderId === elder.id && (bookingId === undefined || last.bookingId === bookingId);
  const act = isAbout ? last : null;
  const done = (isSigned: boolean) => setLast({ elderId: elder.id, bookingId, isSigned });
  // Read once: emptying the form again does not take it away.
  const begun = useMemo(() => isBegun(elder.id), [elder.id]);
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
            {({ pages }) => {
              const all = pages.flatMap(({ data }) => data);
              const draft = draftOf(all, bookingId);
              if (!pages[0]?.mayWrite) {
                return (
                  <p>
                    <Trans>You may read here, and not write.</Trans>
                  </p>
                );
              }
              const isSigned = draft === null && !begun && all.some(isSignedOf(bookingId));
              if (act?.isSigned ?? isSigned) {
                return (
                  <Signed
                    elder={elder}
                    ofAppointment={(act ?? { bookingId }).bookingId !== undefined}
                    takesFocus={act !== null}
                    onAgain={() => done(false)}
                  />
                );
              }
              return (
                <NoteWriting
                  elder={elder}
                  draft={draft}
                  facts={facts}
                  bookingId={bookingId}
                  readers={readers}
                  onSigned={() => done(true)}
                />
              );
            }}
          </QueryState>
        </OutcomePlace>
      </SheetBody>
    </Sheet>
  );
}

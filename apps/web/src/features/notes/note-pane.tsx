import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, NotebookPen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
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

/** That the note is signed: the visit is over, and what comes next. */
function Signed({ elder, onAgain }: { elder: Elder; onAgain: () => void }) {
  const { name } = elder;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="success"
      title={<Trans>The note about {name} is signed. This visit is finished.</Trans>}
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
  /** True once signed here, false once another is begun; null: as the notes say. */
  const [signed, setSigned] = useState<boolean | null>(null);
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
              if (signed ?? (draft === null && all.some(isSignedOf(bookingId)))) {
                return <Signed elder={elder} onAgain={() => setSigned(false)} />;
              }
              return (
                <NoteWriting
                  elder={elder}
                  draft={draft}
                  facts={facts}
                  bookingId={bookingId}
                  readers={readers}
                  onSigned={() => setSigned(true)}
                />
              );
            }}
          </QueryState>
        </OutcomePlace>
      </SheetBody>
    </Sheet>
  );
}

import { dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import { formatDate } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Name } from '@hafi/ui/name/name';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans } from '@lingui/react/macro';
import { Check, MapPinCheck, NotebookPen, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useLogVisit } from '../caregivers.queries.ts';
import { UrgentWritten } from '../route/urgent-written.tsx';
import type { ShownStop } from '../waiting-visits.ts';
import type { SheetOf } from './kept-sheets.ts';
import { PlainTop } from './plain-top.tsx';
import { arrivalOf, undoOf } from './say-arrival.ts';
import styles from './sheet.module.css';
import { isEntered } from './sheet-draft.ts';
import { SheetEnd } from './sheet-end.tsx';
import { SheetForm } from './sheet-form.tsx';
import type { Sheet } from './use-sheet.ts';
import { isLate } from './visit-times.ts';

const clock = (instant: string) => timeInKigali(new Date(instant));

/** The sheet of a visit that stands on the route. */
export function OpenSheet({ of, sheet, stop }: { of: SheetOf; sheet: Sheet; stop: ShownStop }) {
  const locale = useLocale();
  const say = useLogVisit();
  const now = useNow();
  const [wantsTimes, setWantsTimes] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const arrive = useRef<HTMLButtonElement>(null);
  const undone = useRef(false);
  const { elder, phone, planned, state, visit } = stop;
  const known = {
    day: of.day,
    arrivedAt: visit?.arrivedAt ?? null,
    endsAt: planned?.endsAt ?? null,
  };
  const late = isLate(known, now);
  const date = formatDate(of.day, locale, { style: 'weekday' });
  useKeptStop(sheet, stop);
  const times = late || wantsTimes;
  const undo = () => {
    if (!visit) return;
    const entry = undoOf(stop, visit);
    sheet.change((before) => ({ ...before, visitId: newId(), ids: {}, arrivedAt: '', leftAt: '' }));
    setWantsTimes(false);
    undone.current = true;
    say.mutate({ elderId: elder.id, entry }, { done: null });
  };
  const isPlanned = visit === null;
  // The pressed button is gone; the focus moves to the next one.
  useEffect(() => {
    if (isPlanned && undone.current) arrive.current?.focus({ preventScroll: true });
    if (isPlanned) undone.current = false;
  }, [isPlanned]);
  const header = (
    <SheetTop of={of} stop={stop}>
      {visit && state === 'arrived' ? (
        <span role="status">
          <button
            type="button"
            className={styles.since}
            aria-expanded={times}
            onClick={() => setWantsTimes(!times)}
          >
            <Since at={clock(visit.arrivedAt)} />
          </button>
        </span>
      ) : (
        <PlannedTimes stop={stop} />
      )}
    </SheetTop>
  );
  // While it is being sent it stays: what is refused of it is said there.
  if (state === 'done' && !isSending) {
    return (
      <>
        {header}
        <DoneSheet stop={stop} />
      </>
    );
  }
  const isThere = state !== 'planned' && state !== 'missed';
  return (
    <>
      {header}
      <SheetForm
        of={of}
        sheet={sheet}
        stop={stop}
        known={known}
        times={times}
        onTimes={() => setWantsTimes(true)}
        onUndo={state === 'arrived' ? undo : undefined}
        onSending={setIsSending}
        before={
          <>
            <UrgentWritten elders={[elder]} stops={[stop]} />
            <ActFailure act={say} />
            {phone && !isThere ? (
              <ButtonLink href={`tel:${phone}`} variant="second" icon={Phone}>
                <Trans>Call</Trans> {elder.firstName}
              </ButtonLink>
            ) : null}
          </>
        }
        instead={
          isThere || late ? null : of.day > dayInKigali(now) ? (
            <p>
              <Trans>This visit is on {date}.</Trans>
            </p>
          ) : (
            <Button
              ref={arrive}
              wide
              icon={MapPinCheck}
              onClick={() => {
                const entry = arrivalOf(stop, of, clockNow().toISOString());
                say.mutate({ elderId: elder.id, entry }, { done: null });
              }}
            >
              <Trans>I have arrived</Trans>
            </Button>
          )
        }
      />
    </>
  );
}

/** Keeps what is known of a visit beside what was entered, for when it leaves the route. */
function useKeptStop({ change, draft }: Sheet, stop: ShownStop): void {
  const { calledOff, doses, elder, planned, state, visit } = stop;
  const isBegun = state !== 'done' && (visit !== null || isEntered(draft));
  const kept = JSON.stringify({ elder, planned, calledOff, doses, visit });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stop is compared by what it holds
  useEffect(() => {
    if (!isBegun) return;
    const visitId = visit?.id;
    change((before) => ({
      ...before,
      stop: { elder, planned, calledOff, doses, visit },
      visitId: visitId ?? before.visitId,
    }));
  }, [isBegun, kept]);
}

function Since({ at }: { at: string }) {
  return (
    <span>
      <Trans>Here since {at}</Trans>
    </span>
  );
}

function PlannedTimes({
  stop: { planned, visit },
}: {
  stop: Pick<ShownStop, 'planned' | 'visit'>;
}) {
  const from = visit?.arrivedAt ?? planned?.startsAt;
  const to = visit?.leftAt ?? planned?.endsAt;
  return <span>{[from, to].map((at) => (at ? clock(at) : '')).join('–')}</span>;
}

/** The head of a sheet: back, whom it is about, and help. */
export function SheetTop(props: {
  of: SheetOf;
  stop: Pick<ShownStop, 'elder'>;
  children: ReactNode;
}) {
  const { children, stop } = props;
  const { id, name, photo } = stop.elder;
  return (
    <PlainTop>
      <Tile personId={id} name={name} photo={photo} size="small" className={styles.tile} />
      <div className={styles.name}>
        <h1>
          <Name>{name}</Name>
        </h1>
        {children}
      </div>
    </PlainTop>
  );
}

/** A visit that is written down already. */
function DoneSheet({ stop }: { stop: ShownStop }) {
  const navigate = useNavigate();
  const at = stop.visit?.leftAt ? clock(stop.visit.leftAt) : '';
  return (
    <>
      <div className={styles.body}>
        <UrgentWritten elders={[stop.elder]} stops={[stop]} />
        <Status>
          <Alert tone="success" title={<Trans>This visit is written down: until {at}.</Trans>}>
            <Trans>What is wrong in it can be corrected for two days.</Trans>
          </Alert>
        </Status>
        <ButtonLink
          as={Link}
          to={paths.careVisits(stop.elder.id)}
          variant="second"
          icon={NotebookPen}
        >
          <Trans>Read or correct it</Trans>
        </ButtonLink>
      </div>
      <SheetEnd>
        <Button wide icon={Check} onClick={() => void navigate(paths.caregiverDashboard)}>
          <Trans>Back to the route</Trans>
        </Button>
      </SheetEnd>
    </>
  );
}

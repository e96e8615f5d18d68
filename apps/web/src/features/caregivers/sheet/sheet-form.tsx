import { statusOf } from '@hafi/contract/vitals/vital-status';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { paths } from '../../../lib/paths.ts';
import type { ShownStop } from '../waiting-visits.ts';
import { FarFromUsual } from './far-from-usual.tsx';
import type { FinishedVisit } from './finished-visit.ts';
import { KeptLine } from './kept-line.tsx';
import type { SheetOf } from './kept-sheets.ts';
import { NotTakenList } from './not-taken-list.tsx';
import styles from './sheet.module.css';
import { SheetAid } from './sheet-aid.tsx';
import { SheetDoses } from './sheet-doses.tsx';
import type { SheetKind } from './sheet-draft.ts';
import { SheetEnd } from './sheet-end.tsx';
import { doneTasks, ownTasks, tickedDoses } from './sheet-entries.ts';
import type { SheetFault } from './sheet-faults.ts';
import { SheetMeasures } from './sheet-measures.tsx';
import { SheetMood } from './sheet-mood.tsx';
import { SheetNote } from './sheet-note.tsx';
import { ownLimitsOf, readingsOf, type SheetReading } from './sheet-readings.ts';
import { SheetTasks } from './sheet-tasks.tsx';
import { SheetTimes } from './sheet-times.tsx';
import { type NotTaken, useFinishSheet } from './use-finish-sheet.ts';
import type { Sheet } from './use-sheet.ts';
import { useSheetFaults } from './use-sheet-faults.ts';
import { useSheetWords } from './use-sheet-words.ts';
import { type KnownTimes, timesOf } from './visit-times.ts';

/** All parts of a sheet, and Done. */
export function SheetForm(props: {
  of: SheetOf;
  sheet: Sheet;
  stop: Pick<ShownStop, 'aid' | 'calledOff' | 'doses' | 'elder' | 'health' | 'planned' | 'visit'>;
  known: KnownTimes;
  /** Whether to ask for the times. */
  times: boolean;
  onTimes: () => void;
  onUndo?: (() => void) | undefined;
  /** True once it is sent, until nothing of it is refused. */
  onSending?: (isSending: boolean) => void;
  before?: ReactNode;
  /** Stands in the place of Done. */
  instead?: ReactNode;
}) {
  const { before, instead, known, of, onSending, onTimes, onUndo, sheet, stop, times } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const { elder, planned } = stop;
  const words = useSheetWords(elder.name, of.day);
  const texts = useSheetFaults();
  const finishing = useFinishSheet(sheet, stop, words);
  const [faults, setFaults] = useState<readonly SheetFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [unsure, setUnsure] = useState<readonly SheetReading[]>([]);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const mayWrite = elder.permissions.includes('health:write');
  const last = stop.health?.readings ?? [];
  const doses = mayWrite ? (stop.doses ?? []) : [];
  const note = planned?.note;

  const finish = async (sure: readonly SheetKind[] = sheet.draft.sure) => {
    const now = clockNow();
    const { draft } = sheet;
    const { faults: wrong, readings } = mayWrite
      ? readingsOf(draft, { now, own: ownLimitsOf(last) })
      : { faults: [], readings: [] };
    const when = timesOf(draft, known, now);
    const ticked = tickedDoses(draft, doses, now);
    const done = doneTasks(draft, { doses: ticked.length, readings: readings.length });
    const found = [
      ...('faults' in when ? texts.ofTimes(when.faults) : []),
      ...texts.ofReadings(wrong),
      ...(done.length === 0 && !draft.note.trim() ? [texts.nothingDone()] : []),
    ];
    setAttempt((times) => times + 1);
    setFaults(found);
    setNotTaken([]);
    if ('faults' in when) onTimes();
    if (found.length > 0 || 'faults' in when) return setUnsure([]);
    const far = readings.filter(({ extreme, kind }) => extreme && !sure.includes(kind));
    setUnsure(far);
    if (far.length > 0) return;
    const visitId = stop.visit?.id ?? draft.visitId;
    onSending?.(true);
    const result = await finishing.send(when, { visitId, doses: ticked, readings });
    if (result.notTaken.length > 0) return setNotTaken(result.notTaken);
    sheet.drop();
    const own = ownLimitsOf(last);
    const urgent = readings
      .map(({ kind, takenAt, values }) => {
        const status = statusOf(kind, values, { own });
        return { elderId: elder.id, kind, values, status, takenAt };
      })
      .filter(({ status }) => status.level === 'urgent');
    const { waits } = result;
    const at = clockNow().getTime();
    const state: FinishedVisit = { finished: { name: elder.name, at, waits, urgent } };
    void navigate(paths.caregiverDashboard, { state });
  };

  return (
    <>
      <div className={styles.body}>
        {before}
        <ErrorSummary title={t`Please look at this first`} errors={faults} attempt={attempt} />
        <FarFromUsual
          readings={unsure}
          attempt={attempt}
          onSure={() => {
            const sure = [...sheet.draft.sure, ...unsure.map(({ kind }) => kind)];
            sheet.change((draft) => ({ ...draft, sure }));
            void finish(sure);
          }}
        />
        <NotTakenList list={notTaken} elderId={elder.id} />
        {note ? (
          <p className={styles.look}>
            <Icon of={Info} />
            <span>{note}</span>
          </p>
        ) : null}
        <SheetAid aid={stop.aid} />
        {times ? <SheetTimes sheet={sheet} faults={faults} onUndo={onUndo} /> : null}
        {doses.length > 0 ? <SheetDoses doses={doses} sheet={sheet} /> : null}
        {mayWrite ? (
          <SheetMeasures last={last} sheet={sheet} faults={faults} />
        ) : (
          <NoHealth name={elder.name} />
        )}
        <SheetTasks
          planned={planned?.tasks ?? []}
          own={ownTasks({ doses: doses.length > 0, measures: mayWrite })}
          sheet={sheet}
        />
        <SheetMood sheet={sheet} />
        <SheetNote sheet={sheet} fault={faults.find(({ field }) => field === 'sheet-note')} />
      </div>
      <SheetEnd>
        {instead ?? (
          <Button
            wide
            icon={Check}
            busy={finishing.isSending}
            busyLabel={t`Please wait`}
            onClick={() => void finish()}
          >
            <Trans context="act">Done</Trans>
          </Button>
        )}
        <KeptLine isKept={sheet.isKept} />
      </SheetEnd>
    </>
  );
}

/** Whom to ask for the right to record doses and readings. */
function NoHealth({ name }: { name: string }) {
  return (
    <Alert>
      <Trans>
        Doses and measurements are left out: you may not record them. Ask {name}, or who decides
        with them, to allow it in the circle.
      </Trans>
    </Alert>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Problem } from '@hafi/contract/core/problem';
import { type OwnLimits, ownLimitsFor } from '@hafi/contract/vitals/own-limits';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import type { VitalKind, VitalValues } from '@hafi/contract/vitals/vital-kinds';
import { statusOf } from '@hafi/contract/vitals/vital-status';
import { correctVital } from '@hafi/contract/vitals/vitals.contract';
import { currentRegion } from '@hafi/i18n/region';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/form/form-draft.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { refetchTopics } from '../../../lib/query/query-options.ts';
import { useAccount } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import type { KeptReading } from './done-stage.tsx';
import {
  checkDraft,
  draftOf,
  type NewReading,
  type ReadingDraft,
  startDraft,
} from './reading-draft.ts';
import { sendCorrection } from './send-correction.ts';
import { type FaultText, refusedTexts, useFaultTexts } from './use-fault-texts.ts';

type Stage =
  | { name: 'value' }
  | { name: 'sure'; reading: NewReading; values: VitalValues }
  | { name: 'done'; kept: KeptReading };

/** The state of one reading: entered, confirmed if it is extreme, stored. */
export function useMeasuring(options: {
  elder: Elder;
  kind: VitalKind;
  last: Reading | null;
  /** How the elder's oxygen is judged. */
  own: readonly OwnLimits[];
  /** A pulse that was just measured together with the pressure. */
  pulse: number | null;
  /** The wrong reading that this one replaces. */
  wrong: Reading | null;
}) {
  const { elder, kind, last, own, pulse, wrong } = options;
  const { id: person } = useAccount();
  const { i18n } = useLingui();
  const textsOf = useFaultTexts();
  const draftKey = `measure:${person}:${elder.id}:${wrong?.id ?? kind}`;
  const [draft, setDraft] = useState<ReadingDraft>(() => ({
    ...(wrong
      ? draftOf(wrong, currentRegion().timeZone)
      : startDraft(kind, pulse ? { value: pulse } : null)),
    ...(pulse ? { source: 'device' as const } : readDraft<ReadingDraft>(draftKey)),
  }));
  const [stage, setStage] = useState<Stage>({ name: 'value' });
  const [faults, setFaults] = useState<readonly FaultText[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const foundPulse = useRef<number | null>(null);

  const change = (next: ReadingDraft) => {
    setDraft(next);
    setFaults([]);
    keepDraft(draftKey, next);
  };
  const refuse = (problem: Problem, reading: NewReading, values: VitalValues) => {
    if (problem.code === 'confirm-extreme') return setStage({ name: 'sure', reading, values });
    setStage({ name: 'value' });
    setFaults(refusedTexts(problem));
    setAttempt((count) => count + 1);
    setFailure(problem.errors.length > 0 ? null : problemText(problem, i18n));
  };
  const send = async (reading: NewReading, values: VitalValues) => {
    // A trembling finger may press twice.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const entered = { params: { id: elder.id }, body: reading };
      const outcome = wrong
        ? await sendCorrection(wrong.id, entered)
        : await outbox.enqueue('reading', { ...entered, person });
      if (outcome.state === 'refused') return refuse(outcome.problem, reading, values);
      if (wrong) void refetchTopics(correctVital.topics);
      dropDraft(draftKey);
      const answer = outcome.state === 'sent' ? outcome.answer?.data : undefined;
      // The server knows more: earlier weights.
      const status =
        answer?.status ??
        statusOf(kind, values, {
          glucose: reading.glucoseContext,
          unit: reading.unit,
          breathing: reading.breathing,
          own,
        });
      const waiting = outcome.state === 'waiting';
      const alert = answer?.alert ?? null;
      const judgedBy = answer ? answer.judgedBy : ownLimitsFor(kind, own);
      const kept = { kind, values, status, judgedBy, alert, waiting, pulse: foundPulse.current };
      setStage({ name: 'done', kept });
    } catch (error) {
      setFailure(problemText(error, i18n));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const save = () => {
    const timeZone = currentRegion().timeZone;
    const checked = checkDraft(draft, {
      id: newId(),
      last,
      now: clockNow(),
      own,
      timeZone,
    });
    if ('faults' in checked) {
      setFaults(textsOf(checked.faults));
      setAttempt((count) => count + 1);
      return;
    }
    const { reading, values, extreme } = checked;
    if (extreme) setStage({ name: 'sure', reading, values });
    else void send(reading, values);
  };
  return {
    draft,
    change,
    stage,
    faults,
    attempt,
    failure,
    busy,
    save,
    confirm: () => {
      if (stage.name === 'sure') void send({ ...stage.reading, confirmed: true }, stage.values);
    },
    back: () => setStage({ name: 'value' }),
    notePulse: (found: number) => {
      foundPulse.current = found;
    },
  };
}

import { hourInMs } from '@hafi/base/time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { keptValues, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { statusOf } from '@hafi/contract/vitals/vital-status';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { ReadingStatus } from '../../../kit/vitals/reading-status.tsx';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { UrgentCard } from '../../../kit/vitals/urgent-card.tsx';
import { kindWords } from '../../../kit/vitals/vital-words.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { FinishedVisit, UrgentReading } from '../sheet/finished-visit.ts';
import { ownLimitsOf } from '../sheet/sheet-readings.ts';
import type { ShownStop } from '../waiting-visits.ts';

/** How long one that the server has stays: then its alert says how it stands. */
const shownMs = hourInMs;

const keyOf = ({ elderId, kind, takenAt }: UrgentReading) => `${elderId} ${kind} ${takenAt}`;

/** What was just written down at a visit and threatens a life. */
export function useJustUrgent(): readonly UrgentReading[] {
  const location = useLocation();
  return (location.state as Partial<FinishedVisit> | null)?.finished?.urgent ?? [];
}

/** The readings on this device that threaten a life and that nobody else knows of. */
function useWaitingUrgent(stops: readonly ShownStop[]): readonly UrgentReading[] {
  const { waiting } = useOutbox('reading');
  return waiting.flatMap(({ at, body, params }) => {
    const { breathing, glucoseContext: glucose, kind, takenAt, unit } = body;
    const known: object | undefined = vitalKinds[kind];
    const values = known ? keptValues(body) : null;
    if (!values) return [];
    const stop = stops.find(({ elder }) => elder.id === params.id);
    const own = ownLimitsOf(stop?.health?.readings ?? []);
    const status = statusOf(kind, values, { breathing, glucose, unit, own });
    const moment = takenAt ?? new Date(at).toISOString();
    return status.level === 'urgent'
      ? [{ elderId: params.id, kind, values, status, takenAt: moment }]
      : [];
  });
}

/**
 * After a reading that threatens a life: the number, what the caregiver does now, 912 and the elder's
 * people. It stays until the server has it, and then for as long as the visit is just finished.
 */
export function UrgentWritten(props: { elders: readonly Elder[]; stops: readonly ShownStop[] }) {
  const { elders, stops } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const kigaliWhen = useKigaliWhen();
  const location = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const waiting = useWaitingUrgent(stops);
  const since = clockNow().getTime() - shownMs;
  const just = useJustUrgent().filter(({ takenAt }) => Date.parse(takenAt) > since);
  const waits = new Set(waiting.map(keyOf));
  const all = [...waiting, ...just.filter((each) => !waits.has(keyOf(each)))];
  const isJust = just.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit takes the focus once
  useEffect(() => {
    if (!isJust) return;
    // After the page's heading, which takes the focus of a new page.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [location.key, isJust]);
  if (all.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      {all.map((each) => {
        const { elderId, kind, status, takenAt, values } = each;
        const elder = elders.find(({ id }) => id === elderId);
        if (!elder) return null;
        const stop = stops.find((known) => known.elder.id === elderId);
        const { name } = elder;
        const what = t(kindWords[kind].name);
        const when = kigaliWhen(takenAt);
        return (
          <UrgentCard
            key={keyOf(each)}
            elder={elder}
            calls={stop?.aid?.calls.map(({ name, phone }) => ({ firstName: name, phone }))}
            head={t`${name}: ${what}, ${when}`}
            value={showValues(kind, values, locale)}
            waiting={waits.has(keyOf(each))}
          >
            <ReadingStatus kind={kind} status={status} />
          </UrgentCard>
        );
      })}
    </div>
  );
}

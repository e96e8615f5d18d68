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
import { type ReadingFate, UrgentCard } from '../../../kit/vitals/urgent-card.tsx';
import { kindWords } from '../../../kit/vitals/vital-words.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { FinishedVisit, UrgentReading } from '../sheet/finished-visit.ts';
import { ownLimitsOf } from '../sheet/sheet-readings.ts';
import type { ShownStop } from '../waiting-visits.ts';

/** How long one that the server has, or refused, stays. */
const shownMs = hourInMs;

const keyOf = ({ elderId, kind, takenAt }: UrgentReading) => `${elderId} ${kind} ${takenAt}`;

const isSince = (at: number | undefined) => (at ?? 0) > clockNow().getTime() - shownMs;

/** What was just written down at a visit and threatens the life of one of these elders. */
export function useJustUrgent(elders: readonly Elder[]): readonly UrgentReading[] {
  const location = useLocation();
  const finished = (location.state as Partial<FinishedVisit> | null)?.finished;
  if (!(finished && isSince(finished.at))) return [];
  return finished.urgent.filter(({ elderId }) => elders.some(({ id }) => id === elderId));
}

/** The readings on this device that threaten a life and that nobody else knows of. */
function useKeptUrgent(elders: readonly Elder[], stops: readonly ShownStop[]) {
  const { isRead, refused, waiting } = useOutbox('reading');
  const urgentOf = ({ at, body, params }: EntryOf<'reading'>): UrgentReading[] => {
    const { breathing, glucoseContext: glucose, kind, takenAt, unit } = body;
    const known: object | undefined = vitalKinds[kind];
    const values = known ? keptValues(body) : null;
    if (!(values && elders.some(({ id }) => id === params.id))) return [];
    const stop = stops.find(({ elder }) => elder.id === params.id);
    const own = ownLimitsOf(stop?.health?.readings ?? []);
    const status = statusOf(kind, values, { breathing, glucose, unit, own });
    const moment = takenAt ?? new Date(at).toISOString();
    return status.level === 'urgent'
      ? [{ elderId: params.id, kind, values, status, takenAt: moment }]
      : [];
  };
  return {
    isRead,
    waiting: waiting.flatMap(urgentOf),
    refused: refused.flatMap((entry) =>
      urgentOf(entry).map((each) => ({ ...each, isNew: isSince(entry.at) })),
    ),
  };
}

/** All that are shown, each with what became of it. */
function useShownUrgent(elders: readonly Elder[], stops: readonly ShownStop[]) {
  const location = useLocation();
  const finished = (location.state as Partial<FinishedVisit> | null)?.finished;
  const just = useJustUrgent(elders);
  const { isRead, refused, waiting } = useKeptUrgent(elders, stops);
  const waits = new Set(waiting.map(keyOf));
  const failed = new Set(refused.map(keyOf));
  const fateOf = (each: UrgentReading): ReadingFate => {
    if (failed.has(keyOf(each))) return 'refused';
    // What waited at Done waits until the device says otherwise.
    return waits.has(keyOf(each)) || (!isRead && finished?.waits) ? 'waiting' : 'taken';
  };
  const kept = [...waiting, ...refused.filter(({ isNew }) => isNew)];
  const known = new Set(kept.map(keyOf));
  return {
    isJust: just.length > 0,
    all: [...kept, ...just.filter((each) => !known.has(keyOf(each)))].map((each) => ({
      ...each,
      fate: fateOf(each),
    })),
  };
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
  const { all, isJust } = useShownUrgent(elders, stops);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit takes the focus once
  useEffect(() => {
    if (!isJust) return;
    // After the page's heading, which takes the focus of a new page.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [location.key, isJust]);
  if (all.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {all.map((each) => {
        const { elderId, fate, kind, status, takenAt, values } = each;
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
            fate={fate}
          >
            <ReadingStatus kind={kind} status={status} />
          </UrgentCard>
        );
      })}
    </div>
  );
}

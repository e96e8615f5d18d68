import { getEmergencyStatistics } from '@hafi/contract/emergency/emergencies.contract';
import type {
  EmergencyStatistics,
  EmergencyTimes,
} from '@hafi/contract/emergency/statistics.schemas';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** A length of time, short: seconds up to two minutes, then minutes, then hours. */
function shortTime(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** How long one step took, and in how many emergencies it happened at all. */
function Times(props: { times: EmergencyTimes; of: number; before: EmergencyTimes | undefined }) {
  const { before, of, times } = props;
  const { count, median, ninetieth } = times;
  const half = median === null ? null : shortTime(median);
  const most = ninetieth === null ? null : shortTime(ninetieth);
  const earlier = before?.median == null ? null : shortTime(before.median);
  return (
    <>
      {half && most ? (
        <Trans>
          <b>{half}</b> for half of them, {most} for nine in ten.
        </Trans>
      ) : (
        <Trans>Too few to say how long.</Trans>
      )}{' '}
      <Trans>
        In {count} of {of}.
      </Trans>{' '}
      {earlier ? <Trans>30 days before: {earlier}.</Trans> : null}
    </>
  );
}

function Numbers({ of: [now, before] }: { of: readonly EmergencyStatistics[] }) {
  const { t } = useLingui();
  if (!now) return null;
  const step = (term: string, what: 'toAnswer' | 'toArrival' | 'toNotice') => ({
    term,
    value: <Times times={now[what]} of={now.emergencies} before={before?.[what]} />,
  });
  const { emergencies, falseAlarms, neverAnswered, open } = now;
  const earlier = before?.emergencies ?? 0;
  const alarmsBefore = before?.falseAlarms ?? 0;
  const unansweredBefore = before?.neverAnswered ?? 0;
  return (
    <Facts
      narrow
      facts={[
        {
          term: t`Emergencies`,
          value: t`${emergencies}, of which ${open} go on. 30 days before: ${earlier}.`,
        },
        step(t`Until a message left`, 'toNotice'),
        step(t`Until somebody answered`, 'toAnswer'),
        step(t`Until somebody was there`, 'toArrival'),
        {
          term: t`Ended without any answer`,
          value: t`${neverAnswered}. 30 days before: ${unansweredBefore}.`,
        },
        {
          term: t`False alarms, not counted above`,
          value: t`${falseAlarms}. 30 days before: ${alarmsBefore}.`,
        },
      ]}
    />
  );
}

const hadNone = (spans: readonly EmergencyStatistics[]) =>
  spans.every(({ emergencies, falseAlarms }) => emergencies + falseAlarms === 0);

/** How the emergencies of the last 30 days went, beside those of the 30 days before. */
export function StatisticsSheet() {
  const { t } = useLingui();
  const query = useAnswer(getEmergencyStatistics, {});
  return (
    <Sheet title={<Trans>How fast help came in the last 30 days</Trans>}>
      <QueryState
        query={query}
        label={t`Loading...`}
        failed={t`The numbers did not arrive.`}
        rows={3}
        isEmpty={hadNone}
        empty={
          <SheetBody>
            <p>
              <Trans>Nobody called for help in the last 60 days.</Trans>
            </p>
          </SheetBody>
        }
      >
        {(spans) => (
          <SheetBody>
            <Numbers of={spans} />
            <Quiet>
              <Trans>
                Counted from the end of the countdown. Drills and stopped countdowns are left out.
                What has not happened yet is not counted as quick or slow.
              </Trans>
            </Quiet>
          </SheetBody>
        )}
      </QueryState>
    </Sheet>
  );
}

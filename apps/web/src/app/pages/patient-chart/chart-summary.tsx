import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatTime } from '@hafi/i18n/dates';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { ChartPapers } from '../../../features/exchange/chart-papers.tsx';
import { LastNotes } from '../../../features/notes/last-notes.tsx';
import { NotePane } from '../../../features/notes/note-pane.tsx';
import { useChart } from '../../../features/record/chart/chart.queries.ts';
import { ChartProblems } from '../../../features/record/chart/chart-problems.tsx';
import { SinceMetStrip } from '../../../features/record/chart/since-met.tsx';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { useMeasuredHeight } from '../../../lib/page/use-measured-height.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useSearch } from '../../../lib/search.ts';
import { ChartComing } from './chart-coming.tsx';
import { ChartMedicines } from './chart-medicines.tsx';
import { ChartReadings } from './chart-readings.tsx';
import styles from './patient-chart.module.css';
import { useNoteFacts } from './use-note-facts.ts';

const writing = 'write';

/** Leads to the note, and stays in sight while the chart is read. */
function ToNote() {
  const act = useMeasuredHeight<HTMLDivElement>('--act');
  return (
    <div ref={act} className={styles.toNote}>
      <ButtonLink as={Link} to={`?step=${writing}`} icon={PenLine} wide>
        <Trans>Write the note</Trans>
      </ButtonLink>
    </div>
  );
}

/** What the chart says at one look, and beside it the note. On a phone the note is its own step. */
export function ChartSummary({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const query = useChart(elder.id);
  const chart = dataOf(query);
  const facts = useNoteFacts(elder, chart);
  const [search] = useSearch();
  const mayWrite = elder.permissions.includes('health:write');
  const isWriting = mayWrite && search.get('step') === writing;
  const today = chart?.today ?? null;
  const at = today && new Date(today.startsAt);
  const when =
    at && today ? `${formatTime(at, kigaliTimeZone)}, ${t(modeWords[today.mode].name)}` : null;
  return (
    <div className={styles.room}>
      <div
        className={styles.columns}
        data-beside={mayWrite || undefined}
        data-step={isWriting ? writing : undefined}
      >
        <div className={styles.look}>
          <QueryState
            query={query}
            label={t`Loading what is new`}
            failed={t`What changed since you met could not be loaded.`}
            rows={1}
          >
            {({ since }) => <SinceMetStrip since={since} />}
          </QueryState>
          <div className={styles.sheets}>
            <ChartReadings elder={elder} chart={chart} />
            <ChartProblems elder={elder} />
            <ChartMedicines elder={elder} chart={chart} />
            <LastNotes
              elder={elder}
              all={
                <Link to="?tab=record" className={styles.more}>
                  <Trans>All notes</Trans>
                </Link>
              }
            />
            {chart ? <ChartComing coming={chart.coming} /> : null}
            <ChartPapers elder={elder} />
          </div>
          {mayWrite ? <ToNote /> : null}
        </div>
        {mayWrite ? (
          <div className={styles.note}>
            <NotePane
              elder={elder}
              title={when ? <Trans>Note: today, {when}</Trans> : <Trans>Note</Trans>}
              facts={facts}
              bookingId={today?.id}
              readers={chart?.readers ?? { count: 0, names: null }}
            >
              <div className={styles.back}>
                <ButtonLink as={Link} to="?" variant="link" icon={ArrowLeft}>
                  <Trans>Back to the chart</Trans>
                </ButtonLink>
              </div>
            </NotePane>
          </div>
        ) : null}
      </div>
    </div>
  );
}

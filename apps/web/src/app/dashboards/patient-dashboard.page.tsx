import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { DatedPage, WithinDated } from '../../lib/query/as-of.tsx';
import { type QueryStatus, statusOf } from '../../lib/query/guarded-query.ts';
import { SlowPart } from '../../lib/slow-part.tsx';
import { useWide } from '../../lib/use-media.ts';
import styles from './elder-home/elder-home.module.css';
import { FacesToCall } from './elder-home/faces-to-call.tsx';
import { HomeGreeting } from './elder-home/home-greeting.tsx';
import { HomeRows } from './elder-home/home-rows.tsx';
import { OwnTask, TaskLoading, UnknownTask } from './elder-home/own-task.tsx';
import { useLate } from './elder-home/use-late.ts';

const FullDashboard = lazyPart(async () => (await import('./full-dashboard.tsx')).FullDashboard);

const ownIn = (state: QueryStatus<Elder[]>): Elder | null =>
  state.status === 'answered' ? (state.data.find(({ by }) => by === 'self') ?? null) : null;

/** The elder's home: one task, faces to call, and what is newest; with room, the whole dashboard. */
export function PatientDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  const known = useElders();
  const wide = useWide();
  const state = statusOf(known);
  const own = ownIn(state);
  const pending = state.status === 'pending';
  const late = useLate(pending);
  return (
    <div className={styles.home} data-wide>
      <WithinDated query={known}>
        <HomeGreeting />
      </WithinDated>
      <DatedPage query={known}>
        <div className={styles.halves}>
          <div>
            <div className={styles.first}>
              {own ? <OwnTask own={own} /> : null}
              {pending && !late ? <TaskLoading query={known} /> : null}
              {state.status === 'failed' || (pending && late) ? (
                <UnknownTask query={known} failed={t`Your health did not arrive`} />
              ) : null}
              <FacesToCall />
            </div>
            <HomeRows own={own} pending={state.status !== 'answered'} />
          </div>
          {wide ? (
            <Suspense fallback={<SlowPart />}>
              <FullDashboard own={own} pending={pending} />
            </Suspense>
          ) : null}
        </div>
      </DatedPage>
    </div>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Card } from '@hafi/ui/card/card';
import { Loading } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  CheckInDone,
  CheckInSaid,
  CheckInTask,
  RefusedCheckIns,
} from '../../../features/checkins/check-in.tsx';
import { useCheckedIn } from '../../../features/checkins/use-checked-in.ts';
import { useOwnPeople } from '../../../features/emergency/people-to-call.queries.ts';
import { DosesSaid, DueDosesTask } from '../../../features/medications/due-doses.tsx';
import { RefusedDoses } from '../../../features/medications/refused-doses.tsx';
import { useDueDoses } from '../../../features/medications/use-due-doses.ts';
import { WaitingReadings } from '../../../features/vitals/waiting-readings.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { AsOf, WithinDated } from '../../../lib/query/as-of.tsx';
import type { GuardedQuery } from '../../../lib/query/guarded-query.ts';
import { QueryFailure, SlowAnswer } from '../../../lib/query/query-state.tsx';
import styles from './elder-home.module.css';
import { SettlingTask } from './settling-task.tsx';
import { UrgentTask } from './urgent-task.tsx';
import { useLate } from './use-late.ts';
import { useUrgent } from './use-urgent.ts';

/** Keeps the room of the task. */
export function TaskLoading({ query }: { query: GuardedQuery<unknown> }) {
  const { t } = useLingui();
  return (
    <Card className={styles.loading}>
      <Loading label={t`Loading...`} rows={2} />
      <SlowAnswer query={query} />
    </Card>
  );
}

/** Why a part of the day is not known: it has not arrived yet, failed, or is as old as it says. */
function NotKnown(props: { query: GuardedQuery<unknown>; failed: string; late: boolean }) {
  const { failed, late, query } = props;
  return (
    <>
      {late ? <SlowAnswer query={query} /> : null}
      <QueryFailure query={query} failed={failed} />
      <AsOf query={query} />
    </>
  );
}

/**
 * The task of this moment, one at a time by urgency: an urgent alert, the check-in, due doses. What
 * is not known is said, and never counts as done.
 */
export function OwnTask({ own }: { own: Elder }) {
  const { t } = useLingui();
  const checkIn = useCheckedIn();
  const doses = useDueDoses(own);
  const alerts = useUrgent(own);
  const { people } = useOwnPeople();
  const [urgent] = alerts.urgent;
  const isPending =
    alerts.is === 'pending' || checkIn.is === 'pending' || (checkIn.said && doses.is === 'pending');
  const late = useLate(isPending);
  const known = [alerts, checkIn, doses].every(({ is }) => is === 'answered');
  const name = urgent
    ? 'urgent'
    : isPending && !late
      ? 'loading'
      : !checkIn.said
        ? 'check-in'
        : doses.due.length > 0
          ? 'doses'
          : 'done';
  const tasks: Record<typeof name, () => ReactNode> = {
    urgent: () => (urgent ? <UrgentTask urgent={urgent} first={people?.[0]} /> : null),
    loading: () => <TaskLoading query={alerts.is === 'pending' ? alerts.query : checkIn.query} />,
    'check-in': () => <CheckInTask task={checkIn} />,
    doses: () => <DueDosesTask elder={own} task={doses} />,
    done: () => <CheckInDone task={checkIn} allDone={known && doses.putOff.length === 0} />,
  };
  return (
    <div className={styles.task}>
      <OutcomePlace>
        {name === 'loading' ? null : (
          <>
            <NotKnown
              query={alerts.query}
              failed={t`What needs attention could not be read.`}
              late={late}
            />
            <WithinDated query={alerts.query}>
              <NotKnown
                query={checkIn.query}
                failed={t`Your check-ins did not arrive`}
                late={late && alerts.is !== 'pending'}
              />
              {checkIn.said ? (
                <NotKnown
                  query={doses.query}
                  failed={t`Your medicines of today did not arrive`}
                  late={late && alerts.is !== 'pending' && checkIn.is !== 'pending'}
                />
              ) : null}
            </WithinDated>
          </>
        )}
        {name === 'doses' ? <CheckInSaid task={checkIn} /> : null}
        <SettlingTask name={name}>{tasks[name]()}</SettlingTask>
        <div className={styles.said}>
          {name === 'done' || name === 'doses' ? <DosesSaid task={doses} /> : null}
          <RefusedCheckIns task={checkIn} />
          <RefusedDoses />
          <WaitingReadings elder={own} />
        </div>
      </OutcomePlace>
    </div>
  );
}

/** The task where it is not known whether the person has a health record here. */
export function UnknownTask({ query, failed }: { query: GuardedQuery<unknown>; failed: string }) {
  const checkIn = useCheckedIn();
  return (
    <div className={styles.task}>
      <OutcomePlace>
        <SlowAnswer query={query} />
        <QueryFailure query={query} failed={failed} />
        <SettlingTask name={String(checkIn.said)}>
          {checkIn.said ? (
            <CheckInDone task={checkIn} allDone={false} />
          ) : (
            <CheckInTask task={checkIn} />
          )}
        </SettlingTask>
        <div className={styles.said}>
          <RefusedCheckIns task={checkIn} />
          <RefusedDoses />
        </div>
      </OutcomePlace>
    </div>
  );
}

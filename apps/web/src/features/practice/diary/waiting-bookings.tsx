import { Alert, Status } from '@hafi/ui/alert/alert';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useWaiting } from '../practice.queries.ts';
import styles from './practice.module.css';
import { PracticeBooking } from './practice-booking.tsx';

type News = { done: 'accepted' | 'cancelled'; patient: string };

/** Appointments that wait for the doctor's acceptance. */
export function WaitingBookings() {
  const { t } = useLingui();
  const waiting = useWaiting();
  const [news, setNews] = useState<News | null>(null);
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Waiting for your answer</Trans>
      </h2>
      <Status>
        {news ? (
          <Alert tone="success">
            {news.done === 'accepted' ? (
              <Trans>Accepted. {news.patient} is told.</Trans>
            ) : (
              <Trans>Cancelled. {news.patient} is told.</Trans>
            )}
          </Alert>
        ) : null}
      </Status>
      <QueryState
        query={waiting}
        label={t`Loading the appointments`}
        failed={t`The appointments did not arrive`}
        isEmpty={(list) => list.length === 0}
        empty={
          <Quiet>
            <Trans>Nobody waits for an answer.</Trans>
          </Quiet>
        }
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((booking) => (
              <PracticeBooking
                key={booking.id}
                booking={booking}
                withDay
                onDone={(done, patient) => setNews({ done, patient })}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Stack>
  );
}

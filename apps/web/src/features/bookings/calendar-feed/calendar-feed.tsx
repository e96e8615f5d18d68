import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { PlanFailure } from '../../../kit/plans/plan-failure.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './calendar-feed.module.css';
import {
  useCalendarFeed,
  useMakeCalendarFeed,
  useStopCalendarFeed,
} from './calendar-feed.queries.ts';
import { CalendarFeedLink } from './calendar-feed-link.tsx';

/**
 * Creates, replaces and revokes the secret link by which a calendar program shows the appointments.
 */
export function CalendarFeed() {
  const { t } = useLingui();
  const locale = useLocale();
  const feed = useCalendarFeed();
  const make = useMakeCalendarFeed();
  const stop = useStopCalendarFeed();
  const [question, setQuestion] = useState<'replace' | 'stop' | null>(null);
  const end = () => {
    make.reset();
    return stop.mutateAsync();
  };
  const replacing = question === 'replace';
  return (
    <Stack as="section" fill className={styles.narrow}>
      <h2>
        <Trans>See your visits in the calendar of your phone</Trans>
      </h2>
      <p>
        <Trans>
          Make a secret link and give it to your calendar. Visits that are booked, moved or
          cancelled then appear there by themselves.
        </Trans>{' '}
        <Trans>Those of people whose appointments you look after are among them.</Trans>
      </p>
      <OutcomePlace>
        <QueryState
          query={feed}
          label={t`Loading your calendar link`}
          failed={t`Your calendar link did not arrive`}
        >
          {({ active, createdAt }) => {
            if (!active || createdAt === null) {
              return (
                <>
                  <Button
                    busy={make.isPending}
                    busyLabel={t`Please wait`}
                    onClick={() => make.mutate(undefined, { done: t`Your link is made.` })}
                  >
                    <Trans>Make the link</Trans>
                  </Button>
                  <PlanFailure act={make} gate="calendar" next={paths.settingsCalendar} />
                </>
              );
            }
            const since = formatDateTime(new Date(createdAt), locale);
            return (
              <>
                {make.data ? <CalendarFeedLink url={make.data.url} /> : null}
                <Quiet>
                  <Trans>Your link works. Made: {since}</Trans>
                </Quiet>
                <Row>
                  <Button variant="second" onClick={() => setQuestion('replace')}>
                    <Trans>Replace the link</Trans>
                  </Button>
                  <Button variant="second" onClick={() => setQuestion('stop')}>
                    <Trans>Stop the link</Trans>
                  </Button>
                </Row>
              </>
            );
          }}
        </QueryState>
        <ConfirmDialog
          open={question !== null}
          onClose={() => setQuestion(null)}
          title={replacing ? t`Replace the link?` : t`Stop the link?`}
          message={t`Calendars that use it now will no longer follow your visits.`}
          safe={t`Keep the link`}
          yes={replacing ? t`Replace the link` : t`Stop the link`}
          variant="second"
          act={replacing ? make.mutateAsync : end}
          done={
            replacing
              ? t`The link is replaced. The old one no longer works.`
              : t`The link is stopped. Calendars no longer follow your visits.`
          }
        />
      </OutcomePlace>
    </Stack>
  );
}

import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { CheckInWeek } from '@hafi/contract/checkins/checkin.schemas';
import { formatTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import type { EntryOf } from '../../lib/outbox/entry-kinds.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import styles from './check-in.module.css';
import { useCheckIn, useCheckIns, useUndoCheckIn } from './checkins.queries.ts';
import { Seal } from './seal.tsx';

/** The phrase is Kinyarwanda in every language. */
const phrase = 'Meze neza';

/** The people who see the check-in. */
function WhoSees({ names, said }: { names: readonly string[]; said: boolean }) {
  const [first, ...others] = names;
  const count = others.length;
  if (!first) {
    return said ? null : <Trans>Nobody is in your circle yet who would see it.</Trans>;
  }
  if (count === 0) {
    return said ? (
      <Trans>{first} can see that you are well.</Trans>
    ) : (
      <Trans>One tap, and {first} knows it.</Trans>
    );
  }
  return said ? (
    <Plural
      value={count}
      one={`${first} and # other can see that you are well.`}
      other={`${first} and # others can see that you are well.`}
    />
  ) : (
    <Plural
      value={count}
      one={`One tap, and ${first} and # other know it.`}
      other={`One tap, and ${first} and # others know it.`}
    />
  );
}

/** When the person checked in, on each of the days until today. The week may be yesterday's. */
function useDaysUntilToday({ days }: CheckInWeek): readonly (string | null)[] {
  const today = dayInKigali(useNow());
  return days.map((_, index) => {
    const day = addDays(today, index + 1 - days.length);
    return days.find((each) => each.day === day)?.at ?? null;
  });
}

/** Today's check-ins on this device: waiting ones, and all that an answer of `readAt` lacks. */
function useTodaysEntries(readAt: number) {
  const { missingFrom, waiting } = useOutbox('check-in');
  const today = dayInKigali(useNow());
  const isOfToday = ({ body }: EntryOf<'check-in'>) => dayInKigali(new Date(body.at)) === today;
  return { missing: missingFrom(readAt).filter(isOfToday), waiting: waiting.filter(isOfToday) };
}

function CheckInCard({ week, readAt }: { week: CheckInWeek; readAt: number }) {
  const { i18n, t } = useLingui();
  const { firstName } = useAccount();
  const checkIn = useCheckIn();
  const undo = useUndoCheckIn();
  const { missing, waiting } = useTodaysEntries(readAt);
  const days = useDaysUntilToday(week);
  const today = days.length - 1;
  const at = days[today] ?? null;
  const said = at !== null || missing.length > 0;
  const made = days.flatMap((each, index) =>
    each !== null || (index === today && said) ? [index] : [],
  );
  const time = at === null ? null : formatTime(new Date(at));
  const problem = checkIn.error ?? undo.error;
  return (
    <Card as="section" aria-labelledby="check-in" className={styles.card}>
      <div className={styles.box}>
        <Seal
          count={days.length}
          done={made}
          today={today}
          pressed={said}
          aria-label={t`Meze neza: I am well`}
          disabled={checkIn.isPending}
          onClick={() => {
            undo.reset();
            if (!said) checkIn.mutate();
          }}
        >
          <span lang="rw">{phrase}</span>
        </Seal>
        <Stack className={styles.words}>
          <h2 id="check-in" className={styles.title} data-clip="dashboard-check-in">
            {said ? <Trans>Thank you, {firstName}.</Trans> : <Trans>Are you well today?</Trans>}
          </h2>
          <Status>
            {/* Nobody sees what still waits on this device. */}
            <p>
              {at === null && said ? null : <WhoSees names={week.seenBy} said={said} />}{' '}
              {time ? <time>{time}</time> : null}
            </p>
            {waiting.length > 0 ? (
              <p>
                <Trans>It is kept on this phone and goes out when there is network.</Trans>
              </p>
            ) : null}
            {problem ? (
              <Alert tone="error" title={<Trans>That was not kept.</Trans>}>
                {problemText(problem, i18n)}
              </Alert>
            ) : null}
          </Status>
          <Quiet>
            <Plural
              value={made.length}
              one="Well on # of the last 7 days"
              other="Well on # of the last 7 days"
            />
          </Quiet>
          {at ? (
            <Button
              variant="link"
              icon={Undo2}
              busy={undo.isPending}
              busyLabel={t`Loading...`}
              onClick={() => undo.mutate()}
            >
              <Trans>Undo</Trans>
            </Button>
          ) : (
            <Link to={paths.emergency} className={styles.help}>
              <Icon of={LifeBuoy} size="text" /> <Trans>I am not well: whom to call</Trans>
            </Link>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** The daily check-in ("I am well") with one tap. */
export function CheckIn() {
  const { t } = useLingui();
  const week = useCheckIns();
  const { refused } = useOutbox('check-in');
  return (
    <Stack fill>
      <Status>
        <RefusedEntries refused={refused} title={<Trans>A check-in was not taken.</Trans>} />
      </Status>
      <QueryState
        query={week}
        label={t`Are you well today?`}
        failed={t`Your check-ins did not arrive`}
      >
        {(data) => <CheckInCard week={data} readAt={week.dataUpdatedAt} />}
      </QueryState>
    </Stack>
  );
}

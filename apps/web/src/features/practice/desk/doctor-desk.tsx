import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { NameWaits } from '../../../kit/vetting/name-waits.tsx';
import { useNow } from '../../../lib/clock/use-now.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { PendingMark } from '../../../lib/query/pending-mark.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { FirstStep } from '../first-step.tsx';
import { useCalendar, useDesk, useOwnProfile, usePatientsHealth } from '../practice.queries.ts';
import { ComingDays } from './coming-days.tsx';
import { DaysStrip } from './days-strip.tsx';
import styles from './desk.module.css';
import { useHealthOf } from './patients-health.ts';
import { Requests } from './requests.tsx';
import { ToSign } from './to-sign.tsx';
import { TodaySheet } from './today-sheet.tsx';
import { UrgentFirst } from './urgent-first.tsx';

/** How many days after today the desk knows. */
const daysAhead = 30;

function NotListed() {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`Patients cannot find you yet.`}>
      <Trans>
        A coordinator must first check your licence and your papers.{' '}
        <Link to={paths.papers}>Your papers: what is missing</Link>.
      </Trans>
    </Alert>
  );
}

function NoHoursYet({ verified }: { verified: boolean }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="warning"
      title={verified ? t`You are confirmed: set your working hours.` : t`Set your working hours.`}
    >
      <Trans>
        You have none yet, so nobody can book with you.{' '}
        <Link to={paths.workingHours}>Set the working hours</Link>.
      </Trans>
    </Alert>
  );
}

/** A doctor's desk: who is urgent, today, requests, drafts, the coming days. */
export function DoctorDesk() {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const today = dayInKigali(now);
  const profile = useOwnProfile();
  const { otherName } = useAccount();
  const calendar = useCalendar(today, addDays(today, daysAhead));
  // All are asked for at once: what comes to the rows of today later would move them.
  const desk = useDesk();
  const health = usePatientsHealth();
  const healthOf = useHealthOf();
  const known = dataOf(calendar);
  const own = dataOf(profile);
  return (
    <div className={styles.desk} data-broad>
      <div className={styles.head}>
        <h1>{formatDate(today, locale, { style: 'weekday' })}</h1>
        {known && own ? <DaysStrip calendar={known} /> : <PendingMark query={calendar} />}
      </div>
      <QueryState query={profile} label={t`Loading...`} failed={t`Your practice did not arrive`}>
        {(practice) =>
          practice === null ? (
            <FirstStep />
          ) : (
            <>
              {practice.verified ? null : otherName ? <NameWaits /> : <NotListed />}
              {known?.days.every(({ spells }) => spells.length === 0) ? (
                <NoHoursYet verified={practice.verified} />
              ) : null}
              {/* On a phone who is urgent stands above today, though after it in the page. */}
              <PendingMark query={health} />
              <PendingMark query={desk} />
              <div className={styles.columns}>
                <div className={styles.column}>
                  <QueryState
                    query={calendar}
                    label={t`Loading the appointments`}
                    failed={t`The appointments did not arrive`}
                    rows={6}
                  >
                    {(data) => (
                      <>
                        <TodaySheet calendar={data} now={now} healthOf={healthOf} />
                        <ComingDays calendar={data} />
                      </>
                    )}
                  </QueryState>
                </div>
                <div className={styles.column}>
                  <UrgentFirst bookings={known?.bookings ?? []} now={now} />
                  <Requests />
                  <ToSign />
                  <nav className={styles.places} aria-label={t`More of your practice`}>
                    <Link to={paths.ownPatients}>
                      <Trans>Your patients</Trans>
                    </Link>
                    <Link to={paths.practice}>
                      <Trans>Working hours</Trans>
                    </Link>
                  </nav>
                </div>
              </div>
            </>
          )
        }
      </QueryState>
    </div>
  );
}

import { timeInKigali } from '@hafi/base/kigali-time';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, NotebookPen, Users } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { SlowPart } from '../../../lib/slow-part.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import type { ShownStop } from '../waiting-visits.ts';
import styles from './route.module.css';
import { idOfStop, StopRow, WayRow } from './stop-row.tsx';
import { useShownStops } from './use-shown-stops.ts';

/** Loaded with the tasks of the day, so that it opens without network. */
const OtherVisit = lazyPart(async () => (await import('./other-visit.tsx')).OtherVisit);

const isOpen = ({ state }: ShownStop) => state === 'planned' || state === 'arrived';

/** The day in a sentence. */
function DayLine({ next, stops }: { stops: readonly ShownStop[]; next: ShownStop | undefined }) {
  const done = stops.filter(({ state }) => state === 'done').length;
  const name = next?.elder.firstName ?? '';
  const from = next?.visit?.arrivedAt ?? next?.planned?.startsAt;
  const at = from ? timeInKigali(new Date(from)) : '';
  return (
    <p className={styles.line}>
      <Plural value={stops.length} one="# visit" other="# visits" />
      {', '}
      <Plural value={done} one="# done" other="# done" />
      {'. '}
      {next?.state === 'arrived' ? (
        <Trans>
          You are with {name} since {at}.
        </Trans>
      ) : null}
      {next?.state === 'planned' ? (
        <Trans>
          Next: {name} at {at}.
        </Trans>
      ) : null}
    </p>
  );
}

/**
 * A caregiver's visits of a day in order of time, each with its next act. With one elder in `elders`,
 * only the visits to that elder.
 */
export function DayRoute(props: {
  title: string;
  /** Whether the title stands above already. */
  titled?: boolean;
  elders: readonly Elder[];
  /** Default: today. */
  day?: string | undefined;
  today: string;
  /** Renders a flag from an elder's health; null for nothing to look at. */
  flag?: (health: NonNullable<CareStop['health']>) => ReactNode;
  empty: string;
  /** Further links below the day. */
  more?: ReactNode;
}) {
  const { elders, empty, flag, more, title, titled, today } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { day, query, stops } = useShownStops(elders, props.day);
  const [writing, setWriting] = useState(false);
  const write = useRef<HTMLButtonElement>(null);
  const [first] = elders;
  const own = stops.filter(({ elder }) => elders.some(({ id }) => id === elder.id));
  const next = own.find(({ state }) => state === 'arrived') ?? own.find(isOpen);
  const cancel = () => {
    setWriting(false);
    requestAnimationFrame(() => write.current?.focus());
  };
  const isToday = day === today;
  const date = formatDate(day, locale, { style: 'weekday' });
  return (
    <section className={styles.panel} aria-label={title}>
      {titled ? null : (
        <h2>
          <SrOnly>{title}</SrOnly>
        </h2>
      )}
      <QueryState
        query={query}
        label={t`Loading the visits of the day`}
        failed={t`The visits of the day did not arrive`}
        isEmpty={() => own.length === 0}
        empty={
          <Empty
            title={isToday ? t`No visit is planned for today` : t`No visit is planned: ${date}`}
            titleAs="h3"
            action={
              first ? undefined : (
                <ButtonLink as={Link} to={paths.circle} icon={Users}>
                  <Trans>Enter a code, or register an elder</Trans>
                </ButtonLink>
              )
            }
          >
            {empty}
          </Empty>
        }
      >
        {() => (
          <>
            <DayLine stops={own} next={isToday ? next : undefined} />
            <ol className={styles.stops}>
              {own.map((stop, place) => (
                <Fragment key={idOfStop(stop)}>
                  {place > 0 && stop.kilometres ? <WayRow kilometres={stop.kilometres} /> : null}
                  <StopRow
                    stop={stop}
                    day={day}
                    isNext={isToday && stop === next}
                    isToday={isToday}
                    flag={stop.health ? flag?.(stop.health) : null}
                  />
                </Fragment>
              ))}
            </ol>
          </>
        )}
      </QueryState>
      {first || more ? (
        <div className={styles.foot}>
          <OutcomePlace>
            {writing ? (
              <Suspense fallback={<SlowPart />}>
                <OtherVisit elders={elders} onDone={() => setWriting(false)} onCancel={cancel} />
              </Suspense>
            ) : null}
          </OutcomePlace>
          <div className={styles.links}>
            {first && !writing && day <= today ? (
              <Button
                ref={write}
                variant="link"
                icon={NotebookPen}
                onClick={() => setWriting(true)}
              >
                <Trans>Write down another visit</Trans>
              </Button>
            ) : null}
            {first ? (
              <ButtonLink
                as={Link}
                variant="link"
                to={paths.careVisits(first.id)}
                icon={CalendarPlus}
              >
                <Trans>Plan visits</Trans>
              </ButtonLink>
            ) : null}
            {more}
          </div>
        </div>
      ) : null}
    </section>
  );
}

import { timeInKigali } from '@hafi/base/kigali-time';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { formatNumber } from '@hafi/i18n/numbers';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Name } from '@hafi/ui/name/name';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  Footprints,
  type LucideIcon,
  MapPin,
  MapPinCheck,
  NotebookPen,
  Phone,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { WaitingNote } from '../../../kit/waiting-note.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { stateWords, taskWords } from '../care-words.ts';
import { useLogVisit } from '../caregivers.queries.ts';
import { classes } from '../classes.ts';
import { arrivalOf } from '../sheet/say-arrival.ts';
import type { ShownStop } from '../waiting-visits.ts';
import styles from './route.module.css';

const clock = (instant: string) => timeInKigali(new Date(instant));

/** The id of a stop in addresses. */
export const idOfStop = ({ calledOff, planned, visit }: ShownStop): string =>
  (planned ?? calledOff)?.scheduleId ?? visit?.id ?? '';

function Tag({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className={styles.tag}>
      <Icon of={icon} />
      <span>{children}</span>
    </span>
  );
}

/** The way from the stop before, as the crow flies: nobody knows the road or the minutes. */
export function WayRow({ kilometres }: { kilometres: number }) {
  const locale = useLocale();
  const distance = formatNumber(kilometres, locale);
  return (
    <li className={classes(styles.stop, styles.way)}>
      <span className={styles.knot} />
      <Tag icon={Footprints}>
        <Trans>{distance} km in a straight line</Trans>
      </Tag>
    </li>
  );
}

/** One visit of the day: when, whom, where, what, and what to do next. */
export function StopRow(props: {
  stop: ShownStop;
  day: string;
  /** The one where the caregiver is, or goes next. */
  isNext: boolean;
  isToday: boolean;
  /** A flag beside the name. */
  flag?: ReactNode;
}) {
  const { day, flag, isNext, isToday, stop } = props;
  const { t } = useLingui();
  const say = useLogVisit();
  const { elder, place, planned, state, visit, waiting } = stop;
  const startsAt = planned?.startsAt ?? visit?.arrivedAt ?? '';
  const endsAt = planned?.endsAt ?? visit?.leftAt;
  const variant = state === 'done' ? styles.done : isNext ? styles.next : undefined;
  return (
    <li className={classes(styles.stop, variant)}>
      <time dateTime={startsAt}>
        {clock(startsAt)}
        {endsAt ? <span>{clock(endsAt)}</span> : null}
      </time>
      <span className={styles.knot} />
      <div className={styles.about}>
        <div className={styles.who}>
          <h3>
            <Link className={styles.name} to={paths.careVisit(idOfStop(stop), day)}>
              <Name>{elder.name}</Name>
            </Link>
          </h3>
          {flag}
        </div>
        {place ? <Tag icon={MapPin}>{place.slice(0, 2).join(', ')}</Tag> : null}
        <StopFacts stop={stop} />
        {waiting ? <WaitingNote /> : null}
        <ActFailure act={say} />
      </div>
      <div className={styles.acts}>
        {state === 'done' ? (
          <span role="status">
            <Tag icon={CircleCheck}>{t(stateWords.done)}</Tag>
          </span>
        ) : (
          <StopActs
            stop={stop}
            day={day}
            isNext={isNext}
            isToday={isToday}
            onArrive={(entry) => say.mutate({ elderId: elder.id, entry }, { done: null })}
          />
        )}
      </div>
    </li>
  );
}

function StopActs(props: {
  stop: ShownStop;
  day: string;
  isNext: boolean;
  isToday: boolean;
  onArrive: (entry: ReturnType<typeof arrivalOf>) => void;
}) {
  const { day, isNext, isToday, onArrive, stop } = props;
  const { id: person } = useAccount();
  const navigate = useNavigate();
  const { elder, phone, state } = stop;
  const { name } = elder;
  const sheet = paths.careVisit(idOfStop(stop), day);
  const arrive = () => {
    const of = { person, id: idOfStop(stop), day };
    onArrive(arrivalOf(stop, of, clockNow().toISOString()));
    void navigate(sheet);
  };
  return (
    <>
      {state === 'planned' && isNext && isToday ? (
        <Button icon={MapPinCheck} onClick={arrive}>
          <Trans>I have arrived</Trans> <SrOnly>{name}</SrOnly>
        </Button>
      ) : null}
      {state === 'arrived' ? (
        <ButtonLink as={Link} to={sheet} icon={NotebookPen}>
          <Trans>Open the sheet</Trans> <SrOnly>{name}</SrOnly>
        </ButtonLink>
      ) : null}
      {state === 'missed' ? (
        <ButtonLink as={Link} to={sheet} variant="second" icon={NotebookPen}>
          <Trans>Write it down</Trans> <SrOnly>{name}</SrOnly>
        </ButtonLink>
      ) : null}
      {phone && state !== 'missed' ? (
        <ButtonLink href={`tel:${phone}`} variant="second" icon={Phone} className={styles.call}>
          <Trans>Call</Trans> <SrOnly>{name}</SrOnly>
        </ButtonLink>
      ) : null}
    </>
  );
}

/** What is to be done there, or what was. */
function StopFacts({ stop }: { stop: CareStop }) {
  const { t } = useLingui();
  const { planned, state, visit } = stop;
  const tasks = (planned?.tasks ?? visit?.tasks ?? []).map((task) => t(taskWords[task]));
  const list = tasks.join(', ');
  if (state === 'done' && visit?.leftAt) {
    const at = clock(visit.leftAt);
    return (
      <span>
        <Trans>Written down, until {at}</Trans>
      </span>
    );
  }
  if (state === 'arrived' && visit) {
    const at = clock(visit.arrivedAt);
    return (
      <span role="status">
        <Trans>Here since {at}</Trans>
      </span>
    );
  }
  return (
    <>
      {state === 'missed' ? <span>{t(stateWords.missed)}</span> : null}
      {list ? <span>{list}</span> : null}
      {planned?.note ? <span>{planned.note}</span> : null}
    </>
  );
}

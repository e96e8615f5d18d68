import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import { Badge } from '@hafi/ui/badge/badge';
import { ButtonLink } from '@hafi/ui/button/button';
import { DayThreadRow } from '@hafi/ui/day-thread/day-thread';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Icon } from '@hafi/ui/icon/icon';
import { hyphenated } from '@hafi/ui/name/long-words';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, FileText, PenLine, Phone, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { VideoDoorLink } from '../../../kit/bookings/video-door-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { chartOrBooking } from '../chart-link.ts';
import { useDesk } from '../practice.queries.ts';
import { BookingMenu } from './booking-menu.tsx';
import styles from './desk.module.css';
import { beginningOf, type DayRow } from './desk-day.ts';
import { mayReadHealth, useHealthFlag } from './patients-health.ts';

/** Characters of the patient's reason that a row shows. */
const shown = 60;

/** A patient of today: when, who, why, what stands out, and what to do. */
export function TodayBooking(props: {
  row: Extract<DayRow, { kind: 'booking' }>;
  now: Date;
  glance: Glance | undefined;
}) {
  const { glance, now, row } = props;
  const { booking, standing: status } = row;
  const { t } = useLingui();
  const flagOf = useHealthFlag();
  const flag = flagOf(glance, now);
  // Only adds words: what the notes say is drawn, with its failure, in the sheet of the drafts.
  const desk = statusOf(useDesk());
  const { appointmentType, mode, note, patient, payment } = booking;
  const noted =
    desk.status === 'answered'
      ? desk.data.notedToday.filter(({ elderId }) => elderId === patient.id)
      : [];
  const isNew = desk.status === 'answered' && desk.data.newToday.includes(patient.id);
  const mayRead = mayReadHealth(glance);
  const chart = paths.patient(patient.id);
  const isCurrent = status === 'now' || status === 'next';
  const hasDraft = noted.some(({ signed }) => !signed);
  const spoken = <SrOnly> ({patient.name})</SrOnly>;
  return (
    <DayThreadRow
      time={booking.time}
      standing={status}
      tile={<Tile personId={patient.id} name={patient.name} size="small" />}
      title={
        <Link to={chartOrBooking(booking, mayRead)} className={styles.who}>
          {hyphenated(patient.name)}
        </Link>
      }
      line={
        <>
          <span className={styles.why}>
            <Icon of={modeWords[mode].icon} size="text" />
            <SrOnly>{t(modeWords[mode].name)}: </SrOnly>
            {note ? beginningOf(note, shown) : appointmentType.name}
          </span>
          {status === 'asked' ? (
            <Badge tone="sun">
              <Trans>Asks for this time</Trans>
            </Badge>
          ) : null}
          {flag ? <HealthStatus level={flag.level}>{flag.words}</HealthStatus> : null}
          {isNew ? (
            <Badge>
              <Trans>First visit</Trans>
            </Badge>
          ) : null}
          {booking.agreed ? null : (
            <Badge tone="sun">
              <Trans>Not agreed yet</Trans>
            </Badge>
          )}
          {booking.outcome === 'no-show' ? (
            <Badge icon={UserX}>
              <Trans>Nobody came</Trans>
            </Badge>
          ) : null}
          {payment.state === 'at-desk' ? (
            <Badge>
              <Trans>Paid at the practice</Trans>
            </Badge>
          ) : null}
        </>
      }
      acts={
        <>
          {status === 'past' && noted.some(({ signed }) => signed) ? (
            <span className={styles.why}>
              <Icon of={CircleCheck} size="text" />
              <Trans>Note signed</Trans>
            </span>
          ) : null}
          {hasDraft && mayRead ? (
            <ButtonLink
              as={Link}
              to={chart}
              variant="second"
              icon={PenLine}
              className={styles.slim}
            >
              <Trans>Sign note</Trans>
              {spoken}
            </ButtonLink>
          ) : null}
          {status === 'past' ? null : <VideoDoorLink booking={booking} className={styles.slim} />}
          {status !== 'past' && patient.phone ? (
            <ButtonLink
              href={`tel:${patient.phone}`}
              variant="link"
              icon={Phone}
              className={styles.ghost}
            >
              <Trans>Call</Trans>
              {spoken}
            </ButtonLink>
          ) : null}
          {isCurrent && mayRead && !hasDraft ? (
            <ButtonLink as={Link} to={chart} icon={FileText} className={styles.slim}>
              <Trans>Open chart</Trans>
              {spoken}
            </ButtonLink>
          ) : null}
          <BookingMenu booking={booking} chart={mayRead && !isCurrent ? chart : undefined} />
        </>
      }
    />
  );
}

import type { Glance, UrgentAlert } from '@hafi/contract/alerts/glance.schemas';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { When } from '../../../kit/when.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { usePatientsHealth, useSeeToAlert } from '../practice.queries.ts';
import styles from './desk.module.css';
import { mayReadHealth, useHealthFlag } from './patients-health.ts';

/** Who looks after an urgent alert, or the key by which the doctor says so. */
function SeeToIt(props: { alert: UrgentAlert; elder: Glance['elder'] }) {
  const { alert, elder } = props;
  const { t } = useLingui();
  const see = useSeeToAlert(elder.id);
  const own = useAccount();
  const { acknowledgedAt, acknowledgedBy, id } = alert;
  const { name } = elder;
  const who = acknowledgedBy?.name ?? t`Somebody`;
  if (acknowledgedAt) {
    return (
      <span>
        {acknowledgedBy?.id === own.id ? (
          <Trans>You take care of it.</Trans>
        ) : (
          <Trans>{who} takes care of it.</Trans>
        )}
      </span>
    );
  }
  return (
    <>
      <ActFailure act={see} />
      <Button
        variant="second"
        className={styles.slim}
        busy={see.isPending}
        onClick={() => see.mutate(id, { done: t`You have said that you look after ${name}.` })}
      >
        <Trans>I see to it</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
    </>
  );
}

const isUrgent = ({ wellBeing }: Glance) => wellBeing === 'urgent';

/** The patients with an urgent alert that has not ended, whose health the doctor may see now. */
export function UrgentFirst(props: { bookings: readonly Booking[]; now: Date }) {
  const { bookings, now } = props;
  const { t } = useLingui();
  const health = usePatientsHealth();
  const flagOf = useHealthFlag();
  const urgent = dataOf(health)?.filter(isUrgent);
  const phoneOf = (id: string) => bookings.find(({ patient }) => patient.id === id)?.patient.phone;
  return (
    <Sheet
      title={<Trans>Look at first</Trans>}
      // None is not said before it is known.
      {...(urgent ? { count: urgent.length } : {})}
      className={`${styles.first} ${urgent?.length ? styles.alarming : ''}`}
    >
      <QueryState
        query={health}
        label={t`Loading how they are`}
        failed={t`How they are did not arrive`}
        rows={1}
        isEmpty={(list) => !list.some(isUrgent)}
        empty={
          <SheetBody className={styles.body}>
            <Quiet>
              <Trans>Nothing urgent among the patients whose health you may see now.</Trans>
            </Quiet>
          </SheetBody>
        }
      >
        {(list) => (
          <SheetRows>
            {list.filter(isUrgent).map((glance) => {
              const { id, name } = glance.elder;
              const phone = phoneOf(id);
              const flag = flagOf(glance, now);
              const alert = glance.urgent?.[0];
              return (
                <SheetRow
                  key={id}
                  className={styles.request}
                  title={
                    <Link
                      to={mayReadHealth(glance) ? paths.patient(id) : paths.vitals(id)}
                      className={styles.who}
                    >
                      {name}
                    </Link>
                  }
                  line={
                    <>
                      <HealthStatus level="urgent">{flag?.words ?? t`Urgent`}</HealthStatus>{' '}
                      {alert ? <When at={alert.takenAt} /> : null}
                      {alert ? <SeeToIt alert={alert} elder={glance.elder} /> : null}
                    </>
                  }
                  end={
                    phone ? (
                      <ButtonLink
                        href={`tel:${phone}`}
                        variant="second"
                        icon={Phone}
                        className={styles.slim}
                      >
                        <Trans>Call</Trans>
                        <SrOnly> ({name})</SrOnly>
                      </ButtonLink>
                    ) : undefined
                  }
                />
              );
            })}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}

import { formatPhone } from '@hafi/base/format-phone';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { When } from '../../../kit/when.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import styles from './admin.module.css';
import { type UrgentAlert, useUrgentAlerts } from './watch.queries.ts';

function Told({ step, people }: UrgentAlert['steps'][number]) {
  if (step === 'circle') {
    return <Plural value={people} one="# person of the circle" other="# people of the circle" />;
  }
  if (step === 'doctor') {
    return <Plural value={people} _0="no doctor is known" one="# doctor" other="# doctors" />;
  }
  return <Plural value={people} one="# coordinator" other="# coordinators" />;
}

function AlertCard({ alert: { elder, since, steps } }: { alert: UrgentAlert }) {
  const number = formatPhone(elder.phone ?? '');
  const place = [elder.sector, elder.district].filter(Boolean).join(', ');
  return (
    <Card as="article" edge="alarm" className={styles.urgent}>
      <Stack fill gap="tight">
        <h3>{elder.name}</h3>
        <HealthStatus level="urgent">
          <Trans>
            Urgent reading, <When at={since} />
          </Trans>
        </HealthStatus>
        {place ? <Quiet as="span">{place}</Quiet> : null}
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.step}>
              <span>
                <Trans>
                  Told: <Told {...step} />
                </Trans>
              </span>
              <Quiet as="span">
                <When at={step.at} />
              </Quiet>
            </li>
          ))}
          <li>
            <strong>
              <Trans>Nobody has taken it over.</Trans>
            </strong>
          </li>
        </ul>
        <Row>
          <ButtonLink href="tel:912" variant="alarm" icon={Phone}>
            <Trans>Call 912</Trans>
          </ButtonLink>
          {elder.phone ? (
            <ButtonLink href={`tel:${elder.phone}`} variant="second" icon={Phone}>
              <Trans>
                Call {elder.name}, {number}
              </Trans>
            </ButtonLink>
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
}

/** Urgent alerts that nobody has taken over; one quiet line while there are none. */
export function UrgentAlerts() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Urgent alerts`}>
      <QueryState
        query={useUrgentAlerts()}
        label={t`Loading...`}
        failed={t`The urgent alerts did not arrive`}
        rows={1}
      >
        {(alerts) =>
          alerts.length === 0 ? (
            <Quiet>
              <Trans>No urgent alert waits for somebody to take it over.</Trans>
            </Quiet>
          ) : (
            <div className={styles.alerts}>
              {alerts.map((alert) => (
                <AlertCard key={alert.id} alert={alert} />
              ))}
            </div>
          )
        }
      </QueryState>
    </section>
  );
}

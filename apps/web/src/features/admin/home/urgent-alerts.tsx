import { formatPhone } from '@hafi/base/format-phone';
import type { EscalatedAlert } from '@hafi/contract/alerts/urgent-alerts.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { CloseAlert } from '../../../kit/outcomes/close-alert.tsx';
import { HandOnKeys, TakeCare } from '../../../kit/outcomes/hand-on-keys.tsx';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import styles from './admin.module.css';
import {
  useCloseUrgentAlert,
  useGiveBackUrgentAlert,
  useTakeOverUrgentAlert,
  useTakeUrgentAlert,
  useUrgentAlerts,
} from './urgent-alerts.queries.ts';

function Notified({ step, people }: EscalatedAlert['steps'][number]) {
  if (step === 'circle') {
    return <Plural value={people} one="# person of the circle" other="# people of the circle" />;
  }
  if (step === 'doctor') {
    return <Plural value={people} _0="no doctor is known" one="# doctor" other="# doctors" />;
  }
  return <Plural value={people} one="# coordinator" other="# coordinators" />;
}

type People = EscalatedAlert['people'];

/** Whom to call besides the elder; of a doctor outside the circle that they are one. */
function Calls({ people }: { people: People }) {
  const { t } = useLingui();
  return (
    <ul className={styles.steps}>
      {people.map(({ id, name, phone, relation }) => {
        const number = formatPhone(phone ?? '');
        const who = t(relationNames[relation ?? 'doctor']);
        return (
          <li key={id}>
            <span>
              {name}, {who}
            </span>
            {phone ? (
              <ButtonLink href={`tel:${phone}`} variant="second" icon={Phone}>
                <Trans>
                  Call {name}, {number}
                </Trans>
              </ButtonLink>
            ) : (
              <Quiet as="span">
                <Trans>No number is known.</Trans>
              </Quiet>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Who deals with it, and the keys to take it, hand it on and say how it ended. */
function Acts({ alert }: { alert: EscalatedAlert }) {
  const { t } = useLingui();
  const { acknowledgedAt, acknowledgedBy, elder, id } = alert;
  const { name } = elder;
  const take = useTakeUrgentAlert();
  const giveBack = useGiveBackUrgentAlert();
  const takeOver = useTakeOverUrgentAlert();
  const close = useCloseUrgentAlert();
  const who = acknowledgedBy?.name ?? t`somebody`;
  return (
    <OutcomePlace>
      <p>
        <strong>
          {acknowledgedAt ? (
            <Trans>
              {who} takes care of it, <When at={acknowledgedAt} />
            </Trans>
          ) : (
            <Trans>Nobody has taken it over.</Trans>
          )}
        </strong>
      </p>
      {acknowledgedAt ? (
        <HandOnKeys
          alert={alert}
          giveBack={giveBack}
          takeOver={takeOver}
          onGiveBack={() =>
            giveBack.mutate(id, {
              done: t`All who were told hear that nobody takes care of it now.`,
            })
          }
          onTakeOver={(from) =>
            takeOver.mutate({ id, from }, { done: t`You look after ${name}. The family sees it.` })
          }
        />
      ) : (
        <TakeCare
          act={take}
          onPress={() => take.mutate(id, { done: t`You look after ${name}. The family sees it.` })}
        />
      )}
      <CloseAlert alertId={id} close={close.mutateAsync} name={name} />
    </OutcomePlace>
  );
}

function AlertCard({ alert }: { alert: EscalatedAlert }) {
  const { elder, people, since, steps } = alert;
  const number = formatPhone(elder.phone ?? '');
  const place = [elder.sector, elder.district].filter(Boolean).join(', ');
  return (
    <Card as="article" edge="alarm" className={styles.urgent} id={`alert-${alert.id}`}>
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
                  Told: <Notified {...step} />
                </Trans>
              </span>
              <Quiet as="span">
                <When at={step.at} />
              </Quiet>
            </li>
          ))}
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
        <Acts alert={alert} />
        <Calls people={people} />
      </Stack>
    </Card>
  );
}

/** Urgent alerts that reached the coordinators; one quiet line while there are none. */
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

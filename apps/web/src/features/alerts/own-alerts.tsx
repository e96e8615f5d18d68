import { formatPhone } from '@hafi/base/format-phone';
import type { OwnAlerts as AlertsAnswer } from '@hafi/contract/alerts/alert.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { hyphenated } from '@hafi/ui/name/long-words';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, Phone } from 'lucide-react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { When } from '../../kit/when.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useOwnAlerts, useSeeAlert } from './alerts.queries.ts';
import { SeenBy } from './seen-by.tsx';

/** The calls that somebody can make: the ambulance while it is urgent, the elder, who knows more. */
function Calls({ own }: { own: AlertsAnswer }) {
  const { t } = useLingui();
  const { elder, people } = own;
  const elderName = elder.name;
  const urgent = own.alerts.some(({ level }) => level === 'urgent');
  const numbers = [elder, ...people];
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Whom to call</Trans>
      </h2>
      <Stack as="ul" role="list" fill>
        {urgent ? (
          <li>
            <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
              <Trans>In danger: call 912</Trans>
            </ButtonLink>
          </li>
        ) : null}
        {numbers.map(({ id, name, phone }) => (
          <li key={id}>
            {phone ? (
              <ButtonLink href={`tel:${phone}`} variant="second" icon={Phone} wide>
                {t`Call ${name}`}, {formatPhone(phone)}
              </ButtonLink>
            ) : (
              <Trans>{name}: we know no number.</Trans>
            )}
          </li>
        ))}
      </Stack>
      {people.length > 0 ? (
        <Quiet>
          <Trans>Who stands after {elderName} sees what was measured, and knows more.</Trans>
        </Quiet>
      ) : (
        <Quiet>
          <Trans>Nobody else of the circle sees what was measured.</Trans>
        </Quiet>
      )}
    </Stack>
  );
}

type OneAlert = AlertsAnswer['alerts'][number];

/** Who looks after it, or the key by which somebody says so. */
function LookAfter({ alert, elder }: { alert: OneAlert; elder: Elder }) {
  const { t } = useLingui();
  const see = useSeeAlert(elder.id);
  const { name } = elder;
  if (alert.acknowledgedAt) return <SeenBy alert={alert} />;
  return (
    <>
      <ActFailure act={see} />
      <Row>
        <Button
          variant="second"
          icon={Eye}
          busy={see.isPending}
          onClick={() =>
            see.mutate(alert.id, { done: t`You have said that you look after ${name}.` })
          }
        >
          <Trans>I look after it</Trans>
        </Button>
      </Row>
    </>
  );
}

function OwnAlert({ alert, elder }: { alert: OneAlert; elder: Elder }) {
  const { level, message, takenAt } = alert;
  const { name } = elder;
  return (
    <Card as="li" edge={level === 'urgent' ? 'alarm' : 'sun'}>
      <Stack fill>
        <strong>
          {level === 'urgent' ? (
            <Trans>Something is wrong with {name}.</Trans>
          ) : (
            <Trans>Something about {name} is not as usual.</Trans>
          )}
        </strong>
        <Quiet>
          <When at={takenAt} />
        </Quiet>
        <p>
          {message ? (
            hyphenated(message)
          ) : (
            <Trans>You are told of it. What was measured you do not see.</Trans>
          )}
        </p>
        <OutcomePlace>
          <LookAfter alert={alert} elder={elder} />
        </OutcomePlace>
      </Stack>
    </Card>
  );
}

/**
 * For who is notified when something is wrong and does not see the health data: that there is an alert,
 * who looks after it, and whom to call. Without an alert it says nothing about how the elder is.
 */
export function OwnAlerts({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const { name } = elder;
  return (
    <QueryState
      query={useOwnAlerts(elder.id)}
      label={t`Loading...`}
      failed={t`Whether something is wrong did not arrive. Call, if you are worried.`}
    >
      {(own) => (
        <Stack fill gap="section">
          {own.alerts.length > 0 ? (
            <Stack as="ul" role="list" fill>
              {own.alerts.map((alert) => (
                <OwnAlert key={alert.id} alert={alert} elder={elder} />
              ))}
            </Stack>
          ) : (
            <p>
              <Trans>
                No alert is open now. You are told when there is one. How {name} is, you learn by
                asking.
              </Trans>
            </p>
          )}
          <Calls own={own} />
        </Stack>
      )}
    </QueryState>
  );
}

import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { hyphenated } from '@hafi/ui/name/long-words';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { ActFailure } from '../../kit/act-failure.tsx';
import { CloseAlert } from '../../kit/outcomes/close-alert.tsx';
import { alertName, useAlertFigure } from '../../kit/vitals/alert-words.ts';
import { JudgedBy } from '../../kit/vitals/judged-by.tsx';
import { useLatestVitals } from '../../kit/vitals/latest-vitals.queries.ts';
import { ReadingStatus } from '../../kit/vitals/reading-status.tsx';
import { When } from '../../kit/when.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { AlertSteps } from './alert-steps.tsx';
import { useCloseAlert, useOpenAlerts, useSeeAlert } from './alerts.queries.ts';
import { SeenBy } from './seen-by.tsx';

const seenIt = msg`I have seen it`;
const takeIt = msg`I take care of it`;

type ShownReading = Pick<Reading, 'values' | 'status' | 'judgedBy' | 'takenAt'> &
  Pick<HealthAlert, 'kind'>;

/** A measurement with its status and time. */
function Measured({ kind, values, status, judgedBy, takenAt }: ShownReading) {
  const { t } = useLingui();
  const figure = useAlertFigure();
  return (
    <Stack gap="tight">
      <Row>
        <Heading level={3} size={4}>
          {t(alertName(kind))}: {figure({ kind, values })}
        </Heading>
        <ReadingStatus kind={kind} status={status} />
      </Row>
      <Quiet>
        <When at={takenAt} />
      </Quiet>
      <JudgedBy limits={judgedBy} />
    </Stack>
  );
}

/** Who has seen an alert and when, or the button to say so. */
function Seen({ alert, elder }: { alert: HealthAlert; elder: Elder }) {
  const { t } = useLingui();
  const see = useSeeAlert(elder.id);
  const { acknowledgedAt, kind, level } = alert;
  // What is urgent needs somebody else who acts; the rest needs to be seen.
  const said = level === 'urgent' ? takeIt : seenIt;
  const name = t(alertName(kind));
  if (acknowledgedAt) return <SeenBy alert={alert} />;
  // Whoever needs the help does not stop others from being notified.
  if (level === 'urgent' && elder.by === 'self') return null;
  return (
    <>
      <ActFailure act={see} />
      <Button
        variant="second"
        icon={Eye}
        busy={see.isPending}
        onClick={() =>
          see.mutate(alert.id, {
            done:
              said === takeIt
                ? t`${name}: you have said that you take care of it. The others see that.`
                : t`${name}: you have said that you have seen it.`,
          })
        }
        aria-label={`${t(said)}: ${name}`}
      >
        {t(said)}
      </Button>
    </>
  );
}

/**
 * A standing alert: what was measured, what to do, who has seen it, and how it is closed. An urgent
 * one stays until a normal reading or a closing note.
 */
function OpenAlert({ alert, elder }: { alert: HealthAlert; elder: Elder }) {
  const { t } = useLingui();
  const close = useCloseAlert(elder.id);
  const { kind, level, direction, mayClose, message } = alert;
  return (
    <Card as="li" edge={level === 'urgent' ? 'alarm' : 'sun'}>
      <Stack fill>
        <OutcomePlace>
          <Measured {...alert} status={{ level, direction }} />
          <p>{hyphenated(message)}</p>
          <AlertSteps steps={alert.steps} />
          <Row>
            <Seen alert={alert} elder={elder} />
            <ButtonLink as={Link} to={paths.alert(alert.id, elder.id)} variant="second">
              <Trans>Whom to call, and who knows</Trans>
              <SrOnly>: {t(alertName(kind))}</SrOnly>
            </ButtonLink>
            {mayClose ? (
              <CloseAlert
                alertId={alert.id}
                close={close.mutateAsync}
                name={t(alertName(kind))}
                own={elder.by === 'self'}
              />
            ) : null}
          </Row>
        </OutcomePlace>
      </Stack>
    </Card>
  );
}

/**
 * Abnormal readings that nobody has acknowledged, and urgent ones that have not ended, shown above
 * every page of the list. What could not be read is said, because silence reads as "all is well".
 */
export function Attention({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const alerts = useOpenAlerts();
  const open = (dataOf(alerts) ?? []).filter((alert) => alert.elder.id === elder.id);
  const openKinds = new Set<string>(open.map(({ kind }) => kind));
  const latest = useLatestVitals(elder.id);
  const readings = (dataOf(latest)?.attention ?? []).filter(({ kind }) => !openKinds.has(kind));
  const words = {
    label: t`Loading what needs attention`,
    failed: t`What needs attention could not be read.`,
  };
  return (
    <OutcomePlace>
      <QueryState query={alerts} {...words} compact>
        {() => (
          <QueryState query={latest} {...words} compact>
            {() => null}
          </QueryState>
        )}
      </QueryState>
      {open.length + readings.length === 0 ? null : (
        <Stack as="section" fill>
          <h2>
            <Trans>Look at this first</Trans>
          </h2>
          <Stack as="ul" role="list" fill>
            {open.map((alert) => (
              <OpenAlert key={alert.id} alert={alert} elder={elder} />
            ))}
            {readings.map((reading) => (
              <Card
                key={reading.id}
                as="li"
                edge={reading.status.level === 'urgent' ? 'alarm' : 'sun'}
              >
                <Measured {...reading} />
              </Card>
            ))}
          </Stack>
        </Stack>
      )}
    </OutcomePlace>
  );
}

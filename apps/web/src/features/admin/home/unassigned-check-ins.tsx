import { formatPhone } from '@hafi/base/format-phone';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Phone, PhoneIncoming } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import styles from './admin.module.css';
import {
  type UnassignedCheckIn,
  useReachUnassignedCheckIn,
  useTakeUnassignedCheckIn,
  useUnassignedCheckIns,
} from './unassigned-check-ins.queries.ts';

function Notified({ person }: { person: UnassignedCheckIn['told'][number] }) {
  const { t } = useLingui();
  const { at, isCoordinator, name, phone, telling } = person;
  const number = formatPhone(phone ?? '');
  const who = isCoordinator ? t`${name}, coordinator` : name;
  return (
    <li>
      <span>
        {telling === 'told' ? <Trans>Told: {who}</Trans> : null}
        {telling === 'in-app' ? <Trans>Told in Hafi only: {who}</Trans> : null}
        {telling === 'waiting' ? <Trans>A message is on its way: {who}</Trans> : null}
        {telling === 'unreached' ? <Trans>No message arrived: {who}</Trans> : null}
      </span>
      <Quiet as="span">
        <When at={at} />
      </Quiet>
      {phone ? (
        <ButtonLink href={`tel:${phone}`} icon={Phone}>
          <Trans>
            Call {name}, {number}
          </Trans>
        </ButtonLink>
      ) : null}
    </li>
  );
}

/** The keys of a coordinator: to take it, and then to say how it went on. */
function Acts({ late: { elder, heldUntil, id } }: { late: UnassignedCheckIn }) {
  const { t } = useLingui();
  const take = useTakeUnassignedCheckIn();
  const reach = useReachUnassignedCheckIn();
  const { name } = elder;
  return (
    <>
      <Row>
        <Button
          variant="second"
          icon={Check}
          busy={take.isPending}
          onClick={() => take.mutate(id, { done: t`You look after ${name}. The family sees it.` })}
        >
          {heldUntil ? <Trans>I need another hour</Trans> : <Trans>I look after it</Trans>}
          <SrOnly> ({name})</SrOnly>
        </Button>
        <Button
          variant="second"
          icon={PhoneIncoming}
          busy={reach.isPending}
          onClick={() =>
            reach.mutate(id, { done: t`All who were told hear that ${name} was reached.` })
          }
        >
          <Trans>I have reached {name}</Trans>
        </Button>
      </Row>
      <ActFailure act={take} />
      <ActFailure act={reach} />
    </>
  );
}

function CheckInCard({ late }: { late: UnassignedCheckIn }) {
  const { away, elder, expectedAt, heldUntil, night, told: notified, why } = late;
  const { t } = useLingui();
  const { name } = elder;
  const when = useKigaliWhen();
  const due = when(expectedAt);
  const until = when(heldUntil ?? expectedAt);
  const hasOthers = notified.some(({ phone }) => phone);
  const number = formatPhone(elder.phone ?? '');
  const place = [elder.sector, elder.district].filter(Boolean).join(', ');
  return (
    <Card as="article" edge="alarm" className={styles.urgent}>
      <Stack fill gap="tight">
        <h3>{name}</h3>
        <HealthStatus level="watch">
          {why === 'not-well' ? t`Asks for a call` : t`No check-in`}
        </HealthStatus>
        <span>
          {why === 'not-well' ? t`Asked for a call at ${due}.` : t`Should have said so at ${due}.`}
        </span>
        {away ? (
          <span>
            <Trans>Hafi was not working then, so a greeting may be lost.</Trans>
          </span>
        ) : null}
        {night ? (
          <strong>
            {hasOthers ? (
              <Trans>
                It is night, and we have not woken {name}. Call the people below first, and {name}{' '}
                only if nobody answers.
              </Trans>
            ) : (
              <Trans>
                It is night, and we have not woken {name}. We know no number of anybody else.
              </Trans>
            )}
          </strong>
        ) : null}
        {place ? <Quiet as="span">{place}</Quiet> : null}
        <ul className={styles.steps}>
          {notified.map((person) => (
            <Notified key={person.id} person={person} />
          ))}
          <li>
            <strong>
              {heldUntil ? (
                <Trans>
                  You look after it. If nothing is heard by {until}, the others are told again.
                </Trans>
              ) : (
                <Trans>Nobody looks after it.</Trans>
              )}
            </strong>
          </li>
        </ul>
        <Row>
          {elder.phone ? (
            <ButtonLink
              href={`tel:${elder.phone}`}
              icon={Phone}
              variant={night && hasOthers ? 'second' : 'leaf'}
            >
              <Trans>
                Call {name}, {number}
              </Trans>
            </ButtonLink>
          ) : (
            <span>
              <Trans>There is no phone number. Ask the family.</Trans>
            </span>
          )}
        </Row>
        <Acts late={late} />
      </Stack>
    </Card>
  );
}

/** Elders who did not check in, or asked for a call, and whom nobody looks after; one quiet line while there are none. */
export function UnassignedCheckIns() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Check-ins that did not come, and calls asked for`}>
      <OutcomePlace>
        <QueryState
          query={useUnassignedCheckIns()}
          label={t`Loading...`}
          failed={t`The late check-ins did not arrive`}
          rows={1}
        >
          {(all) =>
            all.length === 0 ? (
              <Quiet>
                <Trans>
                  No missing check-in and nobody who asks for a call waits for somebody.
                </Trans>
              </Quiet>
            ) : (
              <div className={styles.alerts}>
                {all.map((late) => (
                  <CheckInCard key={late.id} late={late} />
                ))}
              </div>
            )
          }
        </QueryState>
      </OutcomePlace>
    </section>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, HeartPulse, KeyRound, UserPlus, Users } from 'lucide-react';
import { Link } from 'react-router';
import { relationNames } from '../../kit/circle/relation-names.ts';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';
import styles from './circle.module.css';

/** What the person is to the elder. */
function Line({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const { by, relation } = elder;
  if (by === 'visit') return <Trans>You have a visit together</Trans>;
  const name = relation ? t(relationNames[relation]) : '';
  return <Trans>You are here as: {name}</Trans>;
}

/** The elders whom the person cares for, with links to their health and circle. */
export function CaredFor({ elders }: { elders: readonly Elder[] }) {
  const { t } = useLingui();
  const { roles } = useAccount();
  const registers = roles.includes('FAMILY') || roles.includes('CAREGIVER');
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>People I am there for</Trans>
      </h2>
      {elders.length === 0 ? (
        <Empty title={t`You are in no circle yet`} titleAs="h3">
          {t`Ask the elder, or who helps them, to invite you: by SMS, e-mail or a code.`}
        </Empty>
      ) : (
        <ul className={styles.people}>
          {elders.map((elder) => {
            const { by, decidesAs, id, name, permissions, photo } = elder;
            return (
              <Card as="li" key={id}>
                <Stack fill>
                  <Person
                    personId={id}
                    name={name}
                    photo={photo}
                    nameAs="h3"
                    line={<Line elder={elder} />}
                  />
                  <Row>
                    {permissions.includes('health:read') ? (
                      <ButtonLink
                        as={Link}
                        to={paths.healthOf(id)}
                        variant="second"
                        icon={HeartPulse}
                      >
                        <Trans>Health</Trans> <SrOnly>{name}</SrOnly>
                      </ButtonLink>
                    ) : null}
                    {by === 'circle' ? (
                      <ButtonLink as={Link} to={paths.circleOf(id)} variant="second" icon={Users}>
                        <Trans>Circle</Trans> <SrOnly>{name}</SrOnly>
                      </ButtonLink>
                    ) : null}
                    {by === 'circle' && permissions.includes('bookings:manage') ? (
                      <ButtonLink
                        as={Link}
                        to={paths.bookingFor(id)}
                        variant="second"
                        icon={CalendarPlus}
                        aria-label={t`Book a visit for ${name}`}
                      >
                        <Trans>Book a visit</Trans>
                      </ButtonLink>
                    ) : null}
                    {decidesAs === 'manager' ? (
                      <ButtonLink
                        as={Link}
                        to={paths.handOver(id)}
                        variant="second"
                        icon={KeyRound}
                        aria-label={t`Hand the account over: ${name}`}
                      >
                        <Trans>Hand the account over</Trans>
                      </ButtonLink>
                    ) : null}
                  </Row>
                </Stack>
              </Card>
            );
          })}
        </ul>
      )}
      {registers ? (
        <Row>
          <ButtonLink as={Link} to={paths.registerElder} variant="second" icon={UserPlus}>
            <Trans>Register an elder</Trans>
          </ButtonLink>
        </Row>
      ) : null}
    </Stack>
  );
}

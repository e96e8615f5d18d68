import { listElders } from '@hafi/contract/circle/circle.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { IdCard } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useAccount } from '../../../lib/session.ts';
import { ownself } from './whom-for.ts';

function CardOf({ elder }: { elder: { readonly id: string; readonly firstName: string } }) {
  const { t } = useLingui();
  const { firstName } = elder;
  return (
    <ButtonLink as={Link} to={paths.medicalCardOf(elder.id)} variant="second" icon={IdCard}>
      {t`Medical card of ${firstName}`}
    </ButtonLink>
  );
}

/** What helpers must know: the own card, and those of the elders whose health one reads. */
export function MedicalCards() {
  const isElder = ownself(useAccount()) !== null;
  // An elder waits for no answer, and asks the network for nothing more.
  const state = statusOf(useAnswer(listElders, {}, { enabled: !isElder }));
  const elders =
    state.status === 'answered' && !isElder
      ? state.data.filter(
          ({ by, permissions }) => by !== 'self' && permissions.includes('health:read'),
        )
      : [];
  return (
    <Row>
      {elders.map((elder) => (
        <CardOf key={elder.id} elder={elder} />
      ))}
      {elders.length === 0 ? (
        <ButtonLink as={Link} to={paths.medicalCard} variant="second" icon={IdCard}>
          <Trans>Medical card</Trans>
        </ButtonLink>
      ) : null}
    </Row>
  );
}

import type { Circle } from '@hafi/contract/circle/members.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { CloseKept } from './close-kept.tsx';

/** For who keeps an account: how it is handed over, and how it is closed. */
export function KeptDoors({ circle }: { circle: Circle }) {
  const { t } = useLingui();
  const { elder } = circle;
  const { firstName } = elder;
  return (
    <>
      <p>
        {t`You keep this account. Hand it over before you leave. Was it made by mistake, or has ${firstName} died? Then you can close it.`}
      </p>
      <Row>
        <ButtonLink as={Link} to={paths.handOver(elder.id)} variant="second" icon={KeyRound}>
          <Trans>Hand the account over</Trans>
        </ButtonLink>
        <CloseKept circle={circle} />
      </Row>
    </>
  );
}

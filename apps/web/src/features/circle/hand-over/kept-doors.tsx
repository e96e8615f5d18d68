import type { Circle } from '@hafi/contract/circle/members.contract';
import { links } from '@hafi/contract/core/links';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** For who keeps an account: how it is handed over, and who closes it. */
export function KeptDoors({ elder }: { elder: Circle['elder'] }) {
  const { t } = useLingui();
  const { firstName } = elder;
  return (
    <>
      <p>
        {t`You keep this account. Hand it over before you leave. Was it made by mistake, or has ${firstName} died? Write to us: a coordinator closes it.`}
      </p>
      <Row>
        <ButtonLink as={Link} to={paths.handOver(elder.id)} variant="second" icon={KeyRound}>
          <Trans>Hand the account over</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={links.contact} variant="second" icon={Mail}>
          <Trans>Have this account closed</Trans>
        </ButtonLink>
      </Row>
    </>
  );
}

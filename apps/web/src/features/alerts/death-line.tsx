import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import type { Death } from '@hafi/contract/circle/circle.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DeathSaid } from '../../kit/outcomes/death-said.tsx';
import { paths } from '../../lib/paths.ts';

/** An elder who has died: that it was recorded, and where a mistake is taken back. Nothing else. */
export function DeathLine({ death, elder }: { death: Death; elder: Glance['elder'] }) {
  return (
    <>
      <p>
        <DeathSaid death={death} name={elder.name} />
      </p>
      {/* The doctor of an appointment sees no circle. */}
      {elder.by === 'circle' ? (
        <Row>
          <ButtonLink as={Link} to={paths.circleOf(elder.id)} variant="link">
            {death.mayWithdraw ? (
              <Trans>It was recorded by mistake</Trans>
            ) : (
              <Trans>Open the circle</Trans>
            )}
          </ButtonLink>
        </Row>
      ) : null}
    </>
  );
}

import type { Elder } from '@hafi/contract/circle/circle.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Attention } from '../../../features/alerts/attention.tsx';
import { HealthCards } from '../../../features/vitals/health-cards.tsx';
import { News2Note } from '../../../features/vitals/news2-note.tsx';
import { OwnLimits } from '../../../features/vitals/own-limits.tsx';
import { ReadingHistory } from '../../../features/vitals/reading-history.tsx';
import { WaitingReadings } from '../../../features/vitals/waiting-readings.tsx';
import { paths } from '../../../lib/paths.ts';

/** An elder's vitals: what needs attention, the latest readings, then the history. */
export function VitalsTab({ elder }: { elder: Elder }) {
  return (
    <Stack fill gap="section">
      <WaitingReadings elder={elder} />
      <Attention elder={elder} />
      <Stack as="section" fill>
        <Row apart>
          <h2>
            {elder.by === 'self' ? (
              <Trans>Your health</Trans>
            ) : (
              <Trans>Health of {elder.firstName}</Trans>
            )}
          </h2>
          {elder.permissions.includes('health:write') ? (
            <ButtonLink as={Link} to={paths.measure(elder.id)} icon={Plus}>
              <Trans>Enter a reading</Trans>
            </ButtonLink>
          ) : null}
        </Row>
        <HealthCards elder={elder} all />
        <News2Note elder={elder} />
        <OwnLimits elder={elder} />
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>All readings</Trans>
        </h2>
        <ReadingHistory elder={elder} />
      </Stack>
    </Stack>
  );
}

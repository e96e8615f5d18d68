import type { Elder } from '@hafi/contract/circle/circle.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Plus, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { Attention } from '../../features/alerts/attention.tsx';
import { HealthCards } from '../../features/vitals/health-cards.tsx';
import { WeekReport } from '../../features/vitals/report/week-report.tsx';
import { WaitingReadings } from '../../features/vitals/waiting-readings.tsx';
import { paths } from '../../lib/paths.ts';

/** The elder's own vitals: what needs attention, the four main ones, and the week's chart. */
export function OwnHealth({ elder }: { elder: Elder }) {
  return (
    <Stack fill gap="section">
      <WaitingReadings elder={elder} />
      <Attention elder={elder} />
      <Stack as="section" fill>
        <h2 data-clip="dashboard-health">
          <Trans>Your health</Trans>
        </h2>
        <HealthCards elder={elder} />
        <Row>
          <ButtonLink as={Link} to={paths.measure(elder.id)} icon={Plus}>
            <Trans>Enter a reading</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={paths.doctors} variant="link" icon={Stethoscope}>
            <Trans>Ask a doctor</Trans>
          </ButtonLink>
        </Row>
      </Stack>
      <WeekReport elder={elder} />
    </Stack>
  );
}
